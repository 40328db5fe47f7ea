import AlbumModel
import Foundation
import SystemEdge
import Testing

@testable import AlbumStore

/// A disk that is full, and folders in which nothing can be written.
@Suite(.serialized)
struct DiskTroubleTests {
  /// The superuser may write everywhere: where the tests are run by that, the edit is another's.
  @Test func aFolderThatCanNotBeWrittenKeepsItsPhotos() async throws {
    let rig = try EditRig(["sub/a.jpg", "b.jpg"])
    #expect(chmod(rig.folder.path("lib/sub"), 0o500) == 0)
    if geteuid() == 0 { try Program.run("/bin/chown", ["-R", "65534:65534", rig.folder.path]) }
    await #expect(processExitsWith: .exitCode(0)) { [path = rig.folder.path as String] in
      if geteuid() == 0, setgid(65534) != 0 || setuid(65534) != 0 { exit(2) }
      let reports = Monitor<[EditReport]>([])
      let keeper = EditKeeper(
        options: EditRig.options(bytes(path)), hook: { _ in },
        editor: { TextEntryEditor(path: $0) }
      ) { report in reports.update { $0.append(report) } }
      let items = ["sub/a.jpg", "b.jpg"].map { name in
        let location = bytes(path + "/lib/" + name)
        return StoredItem(
          item: PhotoID(rawValue: 0), home: .none, location: .file(location), address: location)
      }
      keeper.submit(.perform(EditID(rawValue: 1), .delete(items)))
      keeper.stop()
      let report = reports.withLock { $0.first }
      exit(report?.failures.map(\.words) == ["permission denied"] && report?.problem == nil ? 0 : 3)
    }
    #expect(rig.photos == ["sub/a.jpg"] && rig.infos == ["b.jpg.trashinfo"])
  }

  @Test func aTrashThatCanNotBeMadeIsNamed() throws {
    let rig = try EditRig(["a.jpg"])
    try rig.folder.file("data/Trash/files")
    let report = try rig.delete("a.jpg")
    #expect(
      report.failures.map(\.words) == [
        "the trash folder \(rig.folder.path)/data/Trash can't be used: not a directory"
      ])
    #expect(rig.photos == ["a.jpg"])
  }

  @Test func withoutAJournalNothingIsDone() throws {
    let rig = try EditRig(["a.jpg"])
    try rig.folder.file("data/photogrid/journal")
    let report = try rig.delete("a.jpg")
    #expect(report.problem?.hasSuffix(".journal can't be made: not a directory") == true)
    #expect(rig.photos == ["a.jpg"] && rig.trashed.isEmpty)
  }

  /// An edit that is done but could not be noted so is noted by the next one, and not taken back
  /// under the user.
  @Test func anEditWhoseEndCouldNotBeNotedIsStillDone() async throws {
    let names = (0..<40).map { "\($0).jpg" }
    let rig = try EditRig(names)
    _ = try rig.delete("0.jpg")
    rig.end()
    let journal = try rig.journalPath
    await #expect(processExitsWith: .exitCode(0)) {
      [path = rig.folder.path as String, journal = journal as String] in
      signal(SIGXFSZ, SIG_IGN)
      let reports = Monitor<[EditReport]>([])
      let keeper = EditKeeper(
        options: EditRig.options(bytes(path)), hook: { _ in },
        editor: { TextEntryEditor(path: $0) }
      ) { report in reports.update { $0.append(report) } }
      func submit(_ request: EditRequest) -> EditReport? {
        keeper.submit(request)
        keeper.flush()
        return reports.withLock { $0.last }
      }
      var late = 0
      for number in 1..<40 {
        let photo = bytes(path + "/lib/\(number).jpg")
        let id = EditID(rawValue: UInt64(number))
        let item = StoredItem(
          item: PhotoID(rawValue: 0), home: .none, location: .file(photo), address: photo)
        var status = stat()
        guard stat(journal, &status) == 0 else { exit(2) }
        DiskTroubleTests.limitFiles(Int(status.st_size) + number * 30)
        let report = submit(.perform(id, .delete([item])))
        DiskTroubleTests.limitFiles(1 << 30)
        guard report?.problem == nil else { continue }
        if report?.notes.first?.hasPrefix("It is done, but the journal") == true { late += 1 }
        guard access(path + "/lib/\(number).jpg", F_OK) != 0 else { exit(3) }
        let undone = submit(.undo(id))
        guard undone?.problem == nil, undone?.failures.isEmpty == true,
          undone?.notes.isEmpty == true,
          access(path + "/lib/\(number).jpg", F_OK) == 0
        else { exit(4) }
      }
      exit(late > 0 ? 0 : 5)
    }
    #expect(rig.photos.count == 39)
  }

  static func limitFiles(_ size: Int) {
    var limit = rlimit(rlim_cur: rlim_t(size), rlim_max: rlim_t(1) << 40)
    #if canImport(Glibc)
      setrlimit(Int32(RLIMIT_FSIZE.rawValue), &limit)
    #else
      setrlimit(RLIMIT_FSIZE, &limit)
    #endif
  }

  /// The limit of a file's size stands for a full disk: a write fails half way.
  @Test func aFullDiskLosesNothing() async throws {
    let rig = try EditRig(["a.jpg", "b.jpg"])
    _ = try rig.delete("a.jpg")
    rig.end()
    let journal = try rig.journalPath
    // Room for the header of a record, for one record, and for none.
    for room in [0, 5, 100, 300, 600] {
      let size = try #require(
        try FileManager.default.attributesOfItem(atPath: journal)[.size] as? Int)
      await #expect(processExitsWith: .success) {
        [path = rig.folder.path as String, size = size as Int, room = room as Int] in
        signal(SIGXFSZ, SIG_IGN)
        let reports = Monitor<[EditReport]>([])
        let keeper = EditKeeper(options: EditRig.options(bytes(path))) { report in
          reports.update { $0.append(report) }
        }
        let photo = bytes(path + "/lib/b.jpg")
        let item = StoredItem(
          item: PhotoID(rawValue: 0), home: .folder(bytes(path + "/lib/")), location: .file(photo),
          address: photo)
        keeper.flush()
        DiskTroubleTests.limitFiles(size + room)
        keeper.submit(.perform(EditID(rawValue: 5), .delete([item])))
        keeper.stop()
        let report = reports.withLock { $0.first }
        let isThere = access(path + "/lib/b.jpg", F_OK) == 0
        // Either it was not done, and said so, or it was, if only noted in part.
        exit((report?.problem != nil) == isThere ? EXIT_SUCCESS : EXIT_FAILURE)
      }
      let (edits, _) = try rig.open()
      let found = Array(rig.tree("lib").values) + Array(rig.tree("data/Trash/files").values)
      #expect(found.sorted() == ["a.jpg", "b.jpg"], "\(room)")
      #expect(rig.infos.count == rig.trashed.count)
      let done = edits.filter { !$0.isUndone }
      #expect(done.count == rig.trashed.count)
      if done.count == 2 { _ = try rig.undo(done[1].id) }
      #expect(rig.photos == ["b.jpg"])
      rig.end()
    }
  }
}
