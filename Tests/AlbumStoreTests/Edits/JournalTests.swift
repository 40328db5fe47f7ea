import AlbumModel
import Foundation
import SystemEdge
import TestSupport
import Testing

@testable import AlbumStore

struct JournalTests {
  private func append(_ bytes: [UInt8], to path: String) throws {
    let file = try #require(FileHandle(forWritingAtPath: path))
    try file.seekToEnd()
    try file.write(contentsOf: Data(bytes))
    try file.close()
  }

  private func content(_ path: String) -> [UInt8] {
    Array(FileManager.default.contents(atPath: path) ?? Data())
  }

  @Test func theJournalIsForItsUserAlone() throws {
    let rig = try EditRig(["a.jpg"])
    _ = try rig.delete("a.jpg")
    var status = stat()
    #expect(stat(try rig.journalPath, &status) == 0 && status.st_mode & 0o777 == 0o600)
    let folder = rig.folder.path("data/photogrid/journal")
    #expect(stat(folder, &status) == 0 && status.st_mode & 0o777 == 0o700)
  }

  @Test func aLibraryThatWasNeverEditedHasNone() throws {
    let rig = try EditRig(["a.jpg"])
    #expect(try rig.open().edits.isEmpty)
    #expect(rig.tree("data").isEmpty)
  }

  /// Wherever the last record is torn, the edits before it are there.
  @Test func aTornLastRecordIsCut() throws {
    let rig = try EditRig(["a.jpg", "b.jpg"])
    _ = try rig.delete("a.jpg")
    rig.end()
    let path = try rig.journalPath
    let whole = content(path)
    let record = try JournalText.bytes(of: .dropped(77))
    for count in 0..<record.count {
      try append(Array(record[..<count]), to: path)
      let (edits, note) = try rig.open()
      #expect(edits.map(\.words) == ["deletion of a.jpg"] && note == nil, "\(count)")
      rig.end()
      #expect(content(path) == whole, "\(count)")
    }
    try append([UInt8](repeating: 0, count: 100), to: path)
    #expect(try rig.open().edits.count == 1)
    _ = try rig.delete("b.jpg")
    #expect(try rig.open().edits.count == 2)
    #expect(rig.tree("data/photogrid/journal").keys.allSatisfy { $0.hasSuffix(".journal") })
  }

  @Test func aTornStartIsWrittenAgain() throws {
    let rig = try EditRig(["a.jpg"])
    _ = try rig.delete("a.jpg")
    rig.end()
    let path = try rig.journalPath
    try Data(bytes("photogrid jo")).write(to: URL(fileURLWithPath: path))
    #expect(try rig.open().edits.isEmpty)
    #expect(content(path) == JournalText.start)
  }

  @Test func aDamagedJournalIsKeptAside() throws {
    let rig = try EditRig(["a.jpg", "b.jpg", "c.jpg"])
    _ = try rig.delete("a.jpg")
    rig.end()
    let path = try rig.journalPath
    let good = content(path).count
    _ = try rig.delete("b.jpg")
    _ = try rig.delete("c.jpg")
    rig.end()
    var damaged = content(path)
    damaged[good + 20] ^= 1
    try Data(damaged).write(to: URL(fileURLWithPath: path))
    #expect(try rig.open().edits.count == 1)
    #expect(content(path + ".damaged") == damaged)
    // It goes on with what could be read, and keeps a second one too.
    _ = try rig.undo(try #require(try rig.open().edits.first?.id))
    #expect(rig.photos == ["a.jpg"])
    rig.end()
    try Data(bytes("something else altogether")).write(to: URL(fileURLWithPath: path))
    #expect(try rig.open().edits.isEmpty)
    #expect(content(path + ".damaged-2") == bytes("something else altogether"))
  }

  @Test(arguments: Seed.list(3))
  func noBytesAreATrap(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    for _ in 0..<2000 {
      var noise = (0..<Int.random(in: 0...80, using: &random)).map { _ in
        UInt8.random(in: 0...255, using: &random)
      }
      if noise.count > 12, Bool.random(using: &random) {
        // A record whose frame is right and whose content is not.
        let message = noise[12...]
        withUnsafeBytes(of: UInt32(message.count).littleEndian) {
          noise.replaceSubrange(0..<4, with: $0)
        }
        withUnsafeBytes(of: JournalText.checksum(message).littleEndian) {
          noise.replaceSubrange(4..<12, with: $0)
        }
      }
      #expect(JournalText.content(of: noise).length <= noise.count)
    }
  }

  @Test func twoRunsAtOnceShareOneJournal() throws {
    let rig = try EditRig((0..<40).map { "\($0).jpg" })
    let other = EditKeeper(options: EditRig.options(rig.folder.bytes), report: { _ in })
    defer { other.stop() }
    for number in 0..<20 {
      other.submit(
        .perform(
          EditID(rawValue: UInt64(number)), .delete([rig.item("\(number + 20).jpg", number)])))
      #expect(try rig.delete("\(number).jpg").problem == nil)
    }
    other.flush()
    #expect(rig.photos.isEmpty && rig.trashed.count == 40)
    // Each takes back its own.
    for number in 0..<20 {
      other.submit(.undo(EditID(rawValue: UInt64(number))))
    }
    other.flush()
    #expect(rig.photos.sorted() == (20..<40).map { "\($0).jpg" }.sorted())
    _ = try rig.undo()
    #expect(rig.photos.contains("19.jpg"))
    #expect(try rig.open().edits.count == 40)
  }

  @Test func whoeverHoldsTheLockTooLongIsNamed() throws {
    let folder = try TemporaryFolder()
    let first = Journal(dataFolder: folder.bytes, hash: bytes("x"), hook: { _ in })
    let second = Journal(dataFolder: folder.bytes, hash: bytes("x"), hook: { _ in })
    second.patience = 30_000_000
    try first.lock()
    #expect(throws: EditProblem(words: "another photogrid is busy with this library")) {
      try second.lock()
    }
    first.unlock()
    try second.lock()
    second.unlock()
  }

  @Test func whatAnotherWroteAnewIsRead() throws {
    let folder = try TemporaryFolder()
    let first = Journal(dataFolder: folder.bytes, hash: bytes("x"), hook: { _ in })
    let second = Journal(dataFolder: folder.bytes, hash: bytes("x"), hook: { _ in })
    try second.lock()
    second.unlock()
    try first.lock()
    first.compactLimit = 0
    var ids: [UInt64] = []
    for _ in 0..<10 {
      let edit = StoredEdit(id: first.newID(), action: .delete, count: 1, body: .files([]))
      try first.put(edit)
      ids.append(edit.id)
    }
    first.compactIfLarge { $0.id == ids[0] }
    try first.drop(ids[1])
    first.unlock()
    try second.lock()
    #expect(second.edits.map(\.id) == Array(ids[2...]))
    #expect(second.newID() == ids[9] + 1)
    second.unlock()
    #expect(first.edits == second.edits)
  }

  @Test func aLargeJournalIsWrittenAnewWithoutWhatLeftTheTrash() throws {
    let folder = try TemporaryFolder()
    try folder.folder("lib")
    let root = LibraryRoot(folder.bytes("lib"))
    let journal = Journal(dataFolder: folder.bytes("data"), hash: root.hash, hook: { _ in })
    let keeper = FolderKeeper(
      root: root, trashHome: folder.bytes("Trash"), journal: journal, hook: { _ in })
    try journal.lock()
    for number in 0..<4 {
      try folder.file("lib/\(number).jpg", bytes("\(number)"))
      let path = folder.bytes("lib/\(number).jpg")
      let item = StoredItem(
        item: PhotoID(rawValue: 0), home: .folder(root.path), location: .file(path), address: path)
      var report = EditReport(id: EditID(rawValue: 0), kind: .performed)
      guard case .done(let edit) = try keeper.perform(.delete([item]), &report) else {
        Issue.record("not done")
        return
      }
      try journal.put(edit)
    }
    try FileManager.default.removeItem(atPath: folder.path("Trash/files/1.jpg"))
    journal.compactIfLarge(keeper.isUseless)
    #expect(journal.edits.count == 4, "it is not large")
    journal.compactLimit = 100
    journal.compactIfLarge(keeper.isUseless)
    #expect(
      journal.edits.map { $0.transfers.first?.home.name }
        == ["0", "2", "3"].map {
          bytes($0 + ".jpg")
        })
    journal.unlock()
    // On the disk too.
    let again = Journal(dataFolder: folder.bytes("data"), hash: root.hash, hook: { _ in })
    try again.lock()
    #expect(again.edits == journal.edits)
    // A trash that is not there is perhaps on a volume that is not there.
    try FileManager.default.moveItem(atPath: folder.path("Trash"), toPath: folder.path("T"))
    #expect(again.edits.allSatisfy { !keeper.isUseless($0) })
    again.unlock()
  }

  @Test func onlyTheLastThousandEditsAreKept() throws {
    let folder = try TemporaryFolder()
    let journal = Journal(dataFolder: folder.bytes, hash: bytes("x"), hook: { _ in })
    journal.compactLimit = 1000
    try journal.lock()
    for _ in 0..<1010 {
      try journal.put(
        StoredEdit(id: journal.newID(), action: .move, count: 1, body: .files([])))
    }
    journal.compactIfLarge { _ in false }
    #expect(journal.edits.count == 1000)
    journal.unlock()
  }

  @Test func whatTheJournalKeepsComesBackAsItWas() throws {
    let place = LibraryPlace(directory: bytes("a/b"), isInLibrary: true, name: [0xff, 0x0a])
    let identity = FileIdentity(
      device: .max, inode: 3, size: 4, modified: -5, isFolder: true)
    let trash = Transfer.TrashPlace(
      folder: TrashFolder(path: bytes("/t"), topDirectory: bytes("/")), name: bytes("n"),
      info: bytes("i"))
    let home = Transfer.TrashPlace(
      folder: TrashFolder(path: bytes("/t")), name: bytes("n"), info: [])
    var edit = StoredEdit(
      id: .max, action: .move, count: 7,
      body: .files([
        Transfer(home: place, away: .trash(trash), identity: identity, isAway: true),
        Transfer(home: place, away: .trash(home), identity: identity),
        Transfer(home: place, away: .place(place), identity: identity),
      ]))
    for pending in [nil, StoredEdit.Direction.perform, .undo, .redo] {
      edit.pending = pending
      edit.isUndone.toggle()
      let bytes = try JournalText.bytes(of: .edit(edit))
      let content = JournalText.content(of: bytes)
      #expect(content.records == [.edit(edit)] && content.length == bytes.count)
    }
  }
}
