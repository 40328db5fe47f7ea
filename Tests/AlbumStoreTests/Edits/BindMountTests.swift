#if os(Linux)
  import AlbumModel
  import Foundation
  import SystemEdge
  import Testing

  @testable import AlbumStore

  /// Mounting, out of sight of other programs.
  enum MountPoints {
    static let isPossible: Bool = {
      guard let unshare = Program.find("unshare") else { return false }
      return
        (try? Program.run(unshare, ["-m", "mount", "--bind", "/tmp", "/mnt"])) == EXIT_SUCCESS
    }()

    /// Mount points of its own for this process: unshare(2) with CLONE_NEWNS.
    static func leave() -> Bool {
      guard let unshare = dlsym(nil, "unshare") else { return false }
      typealias Unshare = @convention(c) (Int32) -> Int32
      guard unsafeBitCast(unshare, to: Unshare.self)(0x20000) == 0 else { return false }
      return (try? Program.run("/bin/mount", ["--make-rprivate", "/"])) == EXIT_SUCCESS
    }
  }

  /// A folder of the home trash's own device that is mounted a second time: no device number tells
  /// that nothing can be renamed from it into the home trash.
  @Suite(.enabled(if: MountPoints.isPossible, "mounting needs rights that this user has not"))
  struct BindMountTests {
    @Test func theTrashOfTheMountPointIsUsed() async throws {
      let rig = try EditRig(["a.jpg", "b.jpg", "sub/c.jpg", "sub/d.jpg"])
      try rig.folder.folder("mounted")
      await #expect(processExitsWith: .exitCode(0)) { [path = rig.folder.path as String] in
        guard MountPoints.leave(),
          (try? Program.run("/bin/mount", ["--bind", path + "/lib", path + "/mounted"])) == 0
        else { exit(10) }
        let reports = Monitor<[EditReport]>([])
        let keeper = EditKeeper(
          options: EditRig.options(bytes(path), library: bytes(path + "/mounted")),
          hook: { _ in }, editor: { TextEntryEditor(path: $0) }
        ) { report in reports.update { $0.append(report) } }
        let items = ["a.jpg", "sub/c.jpg", "sub/d.jpg"].map { name in
          let location = bytes(path + "/mounted/" + name)
          return StoredItem(
            item: PhotoID(rawValue: 0), home: .none, location: .file(location), address: location)
        }
        keeper.submit(.perform(EditID(rawValue: 1), .delete(items)))
        keeper.flush()
        let trash = path + "/mounted/.Trash-\(geteuid())"
        let info = FileManager.default.contents(atPath: trash + "/info/c.jpg.trashinfo")
        guard reports.withLock({ $0.first?.failures.isEmpty }) == true,
          access(trash + "/files/d.jpg", F_OK) == 0,
          let info, String(decoding: info, as: UTF8.self).contains("\nPath=sub/c.jpg\n")
        else { exit(11) }
        // The attempt to use the home trash has left nothing there.
        guard
          (try? FileManager.default.contentsOfDirectory(atPath: path + "/data/Trash/info")) == []
        else { exit(12) }
        keeper.submit(.undo(EditID(rawValue: 1)))
        keeper.stop()
        exit(reports.withLock { $0.last?.failures.isEmpty } == true ? 0 : 13)
      }
      let photos = rig.photos.filter { !$0.hasPrefix(".Trash-") }
      #expect(photos == ["a.jpg", "b.jpg", "sub/c.jpg", "sub/d.jpg"])
    }
  }
#endif
