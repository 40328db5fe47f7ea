import AlbumModel
import Foundation
import SystemEdge
import Testing

@testable import AlbumStore

/// A disk that is full, and folders in which nothing can be written.
@Suite(.serialized)
struct DiskTroubleTests {
  private static let isSuperuser = geteuid() == 0

  @Test(.enabled(if: !isSuperuser, "the superuser may write everywhere"))
  func aFolderThatCanNotBeWrittenKeepsItsPhotos() throws {
    let rig = try EditRig(["sub/a.jpg", "b.jpg"])
    #expect(chmod(rig.folder.path("lib/sub"), 0o500) == 0)
    let report = try rig.delete("sub/a.jpg", "b.jpg")
    #expect(report.failures.map(\.words) == ["permission denied"])
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
        var limit = rlimit(rlim_cur: rlim_t(size + room), rlim_max: rlim_t(1) << 40)
        #if canImport(Glibc)
          setrlimit(Int32(RLIMIT_FSIZE.rawValue), &limit)
        #else
          setrlimit(RLIMIT_FSIZE, &limit)
        #endif
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
