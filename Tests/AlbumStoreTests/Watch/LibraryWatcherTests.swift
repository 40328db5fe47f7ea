#if os(Linux)
  import AlbumModel
  import Foundation
  import SystemEdge
  import Testing

  @testable import AlbumStore

  struct LibraryWatcherTests {
    private func move(_ folder: TemporaryFolder, _ from: String, _ to: String) {
      #expect(rename(folder.path(from), folder.path(to)) == 0)
    }

    @Test func whatHappensInAFolderIsReported() throws {
      let folder = try TemporaryFolder()
      try folder.file("IMG_2.jpg")
      try folder.file("sub/b.jpg")
      let library = try WatchedLibrary(.path(folder.bytes))
      try folder.file("IMG_1.jpg")
      try library.await { $0.names(folder) == ["IMG_1.jpg", "IMG_2.jpg"] }
      try folder.file("IMG_1.jpg", [1, 2, 3])
      try library.await { $0.changes.contains { $0.changed == [Array("IMG_1.jpg".utf8)] } }
      #expect(unlink(folder.path("IMG_2.jpg")) == 0)
      try library.await { $0.names(folder) == ["IMG_1.jpg"] }
      try folder.file("notes.txt")
      try folder.file("sub/c.jpg")
      try library.await { $0.names(folder, "sub") == ["b.jpg", "c.jpg"] }
      #expect(library.now.names(folder) == ["IMG_1.jpg"])
    }

    @Test func whatHappenedBeforeWatchingBeganIsReported() throws {
      let folder = try TemporaryFolder()
      for name in ["a.jpg", "gone/x.jpg", "sub/b.jpg", "sub/c.jpg"] { try folder.file(name) }
      let library = try WatchedLibrary(.path(folder.bytes), tuning: .quick) {
        #expect(unlink(folder.path("sub/b.jpg")) == 0)
        try folder.file("sub/d.jpg")
        try FileManager.default.removeItem(atPath: folder.path("gone"))
        try folder.file("new/deep/e.jpg")
      }
      try library.await { now in
        now.names(folder, "sub") == ["c.jpg", "d.jpg"] && now.names(folder, "gone") == []
          && now.names(folder, "new/deep") == ["e.jpg"]
      }
    }

    @Test func aRenamedPhotoStaysTheSame() throws {
      let folder = try TemporaryFolder()
      for name in ["a.jpg", "b.jpg", "sub/c.jpg"] { try folder.file(name) }
      let library = try WatchedLibrary(.path(folder.bytes), tuning: .quick)
      try library.awaitWatching(folder, ["", "sub"])
      let before = library.now.photos
      move(folder, "a.jpg", "new.jpg")
      try library.await { $0.names(folder) == ["b.jpg", "new.jpg"] }
      move(folder, "new.jpg", "sub/moved.jpg")
      try library.await { $0.names(folder, "sub") == ["c.jpg", "moved.jpg"] }
      #expect(library.now.photos[folder.path("sub/moved.jpg")] == before[folder.path("a.jpg")])
      // Over another photo: that one is gone.
      move(folder, "b.jpg", "sub/c.jpg")
      try library.await { $0.names(folder) == [] }
      #expect(library.now.photos[folder.path("sub/c.jpg")] == before[folder.path("b.jpg")])
      #expect(library.now.photos.count == 2)
    }

    @Test func renamesThatDependOnEachOtherComeOut() throws {
      let folder = try TemporaryFolder()
      for name in ["1.jpg", "2.jpg", "x/3.jpg", "p.jpg", "q.jpg"] {
        try folder.file(name, Array(name.utf8))
      }
      let library = try WatchedLibrary(.path(folder.bytes), readsContents: true)
      try library.awaitWatching(folder, ["", "x"])
      let before = library.now.photos
      // A chain through two folders, and two that change places.
      move(folder, "x/3.jpg", "4.jpg")
      move(folder, "2.jpg", "x/3.jpg")
      move(folder, "1.jpg", "2.jpg")
      move(folder, "p.jpg", "tmp.jpg")
      move(folder, "q.jpg", "p.jpg")
      move(folder, "tmp.jpg", "q.jpg")
      try library.await { $0.photos[folder.path("p.jpg")]?.content == Array("q.jpg".utf8) }
      let now = library.now.photos
      #expect(now[folder.path("4.jpg")] == before[folder.path("x/3.jpg")])
      #expect(now[folder.path("x/3.jpg")] == before[folder.path("2.jpg")])
      #expect(now[folder.path("2.jpg")] == before[folder.path("1.jpg")])
      #expect(now[folder.path("q.jpg")]?.content == Array("p.jpg".utf8))
      #expect(now.count == 5)
    }

    @Test func replacingIsAChange() throws {
      let folder = try TemporaryFolder()
      let outside = try TemporaryFolder()
      for name in ["a.jpg", "b.jpg"] { try folder.file(name) }
      try outside.file("x.jpg")
      let library = try WatchedLibrary(.path(folder.bytes), tuning: .quick)
      try library.awaitWatching(folder)
      let before = library.now.photos
      for temporary in [".a.jpg.tmp", "a.jpg_original"] {
        let count = library.now.changes.count
        try folder.file(temporary, [9])
        move(folder, temporary, "a.jpg")
        try library.await { $0.changes.dropFirst(count).contains { !$0.changed.isEmpty } }
        #expect(library.now.changes.last?.changed == [Array("a.jpg".utf8)])
      }
      #expect(rename(outside.path("x.jpg"), folder.path("b.jpg")) == 0)
      try library.await { $0.changes.last?.changed == [Array("b.jpg".utf8)] }
      #expect(library.now.photos == before)
      #expect(library.now.names(folder) == ["a.jpg", "b.jpg"])
    }

    @Test func whatComesFromOutsideAppearsAndWhatLeavesVanishes() throws {
      let folder = try TemporaryFolder()
      let outside = try TemporaryFolder()
      try folder.file("a.jpg")
      try outside.file("x.jpg")
      try outside.file("tree/deep/y.jpg")
      let library = try WatchedLibrary(.path(folder.bytes), tuning: .quick)
      try library.awaitWatching(folder)
      #expect(rename(outside.path("x.jpg"), folder.path("x.jpg")) == 0)
      #expect(rename(folder.path("a.jpg"), outside.path("a.jpg")) == 0)
      #expect(rename(outside.path("tree"), folder.path("tree")) == 0)
      try library.await {
        $0.names(folder) == ["x.jpg"] && $0.names(folder, "tree/deep") == ["y.jpg"]
      }
      #expect(rename(folder.path("tree"), outside.path("tree")) == 0)
      try library.await { $0.names(folder, "tree/deep") == [] }
      try folder.file("tree/deep/z.jpg")
      try library.await { $0.names(folder, "tree/deep") == ["z.jpg"] }
    }

    @Test func newFoldersAreAlbumsAsAScanHasThem() throws {
      let folder = try TemporaryFolder()
      try folder.file("a.jpg")
      try folder.folder("empty")
      let library = try WatchedLibrary(.path(folder.bytes), tuning: .quick)
      try library.awaitWatching(folder)
      for i in 0..<20 { try folder.file("new/one/two\(i)/p.jpg") }
      try folder.file("empty/first.jpg")
      try library.await { $0.photos.count == 22 }
      let watched = library.now.reports.flatMap { event -> [Album] in
        if case .albums(let albums) = event { albums } else { [] }
      }
      let scanned = try Collected.reading(.path(folder.bytes)).albums.dropFirst()
      #expect(Set(watched.map(\.text)) == Set(scanned.map(\.text)))
      for album in watched { #expect(scanned.contains(album)) }
    }

    @Test func aRenamedFolderIsAnotherAlbum() throws {
      let folder = try TemporaryFolder()
      for name in ["a/1.jpg", "a/deep/2.jpg"] { try folder.file(name) }
      let library = try WatchedLibrary(.path(folder.bytes), tuning: .quick)
      try library.awaitWatching(folder, ["a", "a/deep"])
      move(folder, "a", "b")
      try library.await {
        $0.names(folder, "b") == ["1.jpg"] && $0.names(folder, "b/deep") == ["2.jpg"]
          && $0.photos.count == 2
      }
      try folder.file("b/deep/3.jpg")
      try library.await { $0.names(folder, "b/deep") == ["2.jpg", "3.jpg"] }
      move(folder, "b", "a")
      try library.await {
        $0.names(folder, "a/deep") == ["2.jpg", "3.jpg"] && $0.photos.count == 3
      }
    }

    @Test func aBurstComesInAFewReports() throws {
      let folder = try TemporaryFolder()
      try folder.file("a.jpg")
      let library = try WatchedLibrary(.path(folder.bytes))
      try library.awaitWatching(folder)
      let before = library.now.reports.count
      let start = MonotonicClock.now()
      for i in 0..<10_000 { try folder.file("IMG_\(i).jpg") }
      try library.await(seconds: 60) { $0.photos.count == 10_001 }
      let seconds = Int((MonotonicClock.now() - start) / 1_000_000_000)
      let count = library.now.reports.count - before
      #expect(count >= 1 && count <= 6 + seconds)
    }

    @Test func whatComesAndGoesIsNotReported() throws {
      let folder = try TemporaryFolder()
      try folder.file("a.jpg")
      var tuning = WatchTuning.quick
      tuning.shortestInterval = 1_500_000_000
      tuning.longestInterval = 1_500_000_000
      let library = try WatchedLibrary(.path(folder.bytes), tuning: tuning)
      try library.awaitWatching(folder)
      let before = library.now.changes.count
      for i in 0..<10 {
        try folder.file("t\(i).jpg")
        #expect(unlink(folder.path("t\(i).jpg")) == 0)
      }
      try folder.file("stays.jpg")
      try library.await { $0.names(folder) == ["a.jpg", "stays.jpg"] }
      let changes = library.now.changes.dropFirst(before)
      #expect(changes.allSatisfy { $0.vanished.isEmpty && $0.changed.isEmpty })
      #expect(changes.flatMap(\.appeared) == [Array("stays.jpg".utf8)])
    }

    @Test func aFileIsReportedWhenItIsWritten() throws {
      let folder = try TemporaryFolder()
      try folder.file("a.jpg")
      var tuning = WatchTuning.quick
      tuning.stillness = 3_000_000_000
      let library = try WatchedLibrary(.path(folder.bytes), tuning: tuning)
      try library.awaitWatching(folder)
      let slow = open(folder.path("slow.jpg"), O_WRONLY | O_CREAT | O_CLOEXEC, 0o600)
      let never = open(folder.path("never.jpg"), O_WRONLY | O_CREAT | O_CLOEXEC, 0o600)
      try folder.file("other.jpg")
      try library.await { $0.names(folder) == ["a.jpg", "other.jpg"] }
      close(slow)
      try library.await { $0.names(folder) == ["a.jpg", "other.jpg", "slow.jpg"] }
      // One that nobody closes is reported when it has been still for a while.
      try library.await { $0.names(folder).contains("never.jpg") }
      close(never)
    }

    @Test func hiddenOnesCountOnlyWhenAsked() throws {
      let folder = try TemporaryFolder()
      try folder.file("a.jpg")
      let without = try WatchedLibrary(.path(folder.bytes), tuning: .quick)
      let with = try WatchedLibrary(.path(folder.bytes), includesHidden: true, tuning: .quick)
      try without.awaitWatching(folder)
      try with.awaitWatching(folder)
      try folder.file(".b.jpg")
      try folder.file(".sub/c.jpg")
      try folder.file("last.jpg")
      try with.await { $0.photos.count == 4 }
      try without.await { $0.names(folder) == ["a.jpg", "last.jpg"] }
      #expect(without.now.photos.count == 2)
      // A photo that hides is gone.
      move(folder, "a.jpg", ".a.jpg")
      try without.await { $0.names(folder) == ["last.jpg"] }
      try with.await { $0.names(folder) == [".a.jpg", ".b.jpg", "last.jpg"] }
    }

    @Test func oddNamesAreBytes() throws {
      let folder = try TemporaryFolder()
      try folder.file("a.jpg")
      let library = try WatchedLibrary(.path(folder.bytes), tuning: .quick)
      try library.awaitWatching(folder)
      let long = [UInt8](repeating: 0x78, count: 251) + Array(".jpg".utf8)
      let names: [[UInt8]] = [
        [0xff, 0xfe] + Array(".jpg".utf8), Array("a\nb\t.PNG".utf8), Array(" .gif".utf8),
        Array("-rf.webp".utf8), Array("e\u{301}🏔️.jpeg".utf8), long,
      ]
      for name in names {
        let path = CPath.join(folder.bytes, name)
        let descriptor = CPath.with(path) { open($0, O_WRONLY | O_CREAT | O_CLOEXEC, 0o600) }
        #expect(descriptor >= 0)
        close(descriptor)
      }
      try library.await { $0.folders[folder.bytes("")]?.count == names.count + 1 }
      for name in names { #expect(library.now.folders[folder.bytes("")]?[name] != nil) }
    }

    @Test func linksAndOddFilesAreTakenAsAScanTakesThem() throws {
      let folder = try TemporaryFolder()
      let other = try TemporaryFolder()
      try folder.file("a.jpg")
      try other.file("deep/x.jpg")
      let library = try WatchedLibrary(.path(folder.bytes), tuning: .quick)
      try library.awaitWatching(folder)
      try folder.link("link.jpg", to: "a.jpg")
      try folder.link("dangling.jpg", to: "nowhere.jpg")
      try folder.link("other", to: other.path)
      try folder.link("up", to: ".")
      try folder.folder("folder.jpg")
      #expect(mkfifo(folder.path("fifo.jpg"), 0o600) == 0)
      try library.await {
        $0.names(folder) == ["a.jpg", "link.jpg"] && $0.names(folder, "other/deep") == ["x.jpg"]
      }
      try other.file("deep/y.jpg")
      try library.await { $0.names(folder, "other/deep") == ["x.jpg", "y.jpg"] }
      #expect(unlink(folder.path("other")) == 0)
      try library.await { $0.names(folder, "other/deep") == [] }
      #expect(library.now.photos.count == 2)
    }

    @Test func whenNoticesAreLostTheDiskIsReadAgain() throws {
      let folder = try TemporaryFolder()
      for name in ["a.jpg", "sub/b.jpg", "gone/c.jpg"] { try folder.file(name) }
      var tuning = WatchTuning.quick
      tuning.noticeLimit = 1
      let library = try WatchedLibrary(
        .path(folder.bytes), tuning: tuning, readsContents: true)
      try library.awaitWatching(folder, ["", "sub"])
      try folder.file("sub/b.jpg", [7, 7])
      for i in 0..<100 { try folder.file("sub/n\(i).jpg") }
      try FileManager.default.removeItem(atPath: folder.path("gone"))
      try folder.file("fresh/d.jpg")
      try library.await { now in
        now.names(folder, "sub").count == 101 && now.names(folder, "gone") == []
          && now.names(folder, "fresh") == ["d.jpg"]
          && now.photos[folder.path("sub/b.jpg")]?.content == [7, 7]
      }
    }

    @Test func foldersBeyondTheLimitAreLookedAtWhenAsked() throws {
      let folder = try TemporaryFolder()
      for i in 0..<6 { try folder.file("d\(i)/a.jpg") }
      var tuning = WatchTuning.quick
      tuning.watchLimit = 3
      let library = try WatchedLibrary(.path(folder.bytes), tuning: tuning)
      try library.awaitWatching(folder, ["d0"])
      for i in 0..<6 { try folder.file("d\(i)/b.jpg") }
      try library.await { $0.names(folder, "d0") == ["a.jpg", "b.jpg"] }
      library.watcher.check()
      try library.await { now in
        (0..<6).allSatisfy { now.names(folder, "d\($0)") == ["a.jpg", "b.jpg"] }
      }
    }

    @Test func aListKnowsOnlyItsFiles() throws {
      let folder = try TemporaryFolder()
      for name in ["b.jpg", "a.jpg", "unlisted.jpg", "walked/w.jpg", "sub/c.jpg"] {
        try folder.file(name)
      }
      let library = try WatchedLibrary(
        .paths(["b.jpg", "a.jpg", "sub/c.jpg", "walked"].map { folder.bytes($0) }),
        tuning: .quick)
      try library.awaitWatching(folder, ["walked"])
      try folder.file("new.jpg")
      try folder.file("walked/deeper/v.jpg")
      #expect(unlink(folder.path("b.jpg")) == 0)
      try folder.file("sub/c.jpg", [5])
      try library.await { now in
        now.names(folder) == ["a.jpg"] && now.names(folder, "walked/deeper") == ["v.jpg"]
          && now.changes.contains { $0.changed == [Array("c.jpg".utf8)] }
      }
      let identity = library.now.photos[folder.path("a.jpg")]?.identity
      move(folder, "a.jpg", "renamed.jpg")
      try library.await { $0.names(folder) == ["renamed.jpg"] }
      #expect(library.now.photos[folder.path("renamed.jpg")]?.identity == identity)
      // A listed file that comes back is listed again.
      try folder.file("b.jpg")
      try library.await { $0.names(folder) == ["b.jpg", "renamed.jpg"] }
      #expect(!library.now.photos.keys.contains(folder.path("new.jpg")))
      #expect(!library.now.photos.keys.contains(folder.path("unlisted.jpg")))
    }

    @Test func aPropertyListIsWatchedItself() throws {
      let folder = try TemporaryFolder()
      let plist = """
        <?xml version="1.0" encoding="UTF-8"?><plist version="1.0"><dict><key>A</key>\
        <array><string>https://example.org/a.jpg</string></array></dict></plist>
        """
      try folder.file("photos.plist", Array(plist.utf8))
      let library = try WatchedLibrary(.path(folder.bytes("photos.plist")), tuning: .quick) {
        try folder.file("photos.plist", Array((plist + "\n").utf8))
      }
      try library.await { $0.fileChanges == 1 }
      try folder.file("other.plist", Array(plist.utf8))
      try folder.file("photos.plist.tmp", Array((plist + "\n\n").utf8))
      move(folder, "photos.plist.tmp", "photos.plist")
      try library.await { $0.fileChanges == 2 }
      #expect(unlink(folder.path("photos.plist")) == 0)
      try library.await { $0.problems.count == 1 }
      #expect(library.now.problems.first?.contains("photos.plist is gone") == true)
      try folder.file("photos.plist", Array(plist.utf8))
      try library.await { $0.fileChanges >= 3 }
      #expect(library.now.reports.isEmpty)
    }

    @Test func photosStayWhenTheRootIsGone() throws {
      let folder = try TemporaryFolder()
      for name in ["root/a.jpg", "root/sub/b.jpg"] { try folder.file(name) }
      let library = try WatchedLibrary(.path(folder.bytes("root")), tuning: .quick)
      try library.awaitWatching(folder, ["root", "root/sub"])
      move(folder, "root", "elsewhere")
      try library.await { $0.problems.count == 1 }
      #expect(library.now.problems.first?.contains("root is gone") == true)
      #expect(library.now.photos.count == 2)
      move(folder, "elsewhere", "root")
      try folder.file("root/sub/c.jpg")
      library.watcher.check()
      try library.await { $0.photos.count == 3 }
      try folder.file("root/d.jpg")
      try library.await { $0.photos.count == 4 }
      #expect(library.now.problems.count == 1)
    }

    @Test func nothingIsReportedAfterTheEnd() throws {
      let folder = try TemporaryFolder()
      try folder.file("a.jpg")
      let stopped = try WatchedLibrary(.path(folder.bytes), tuning: .quick)
      try stopped.awaitWatching(folder)
      let count = stopped.now.reports.count
      stopped.watcher.stop()
      let other = try WatchedLibrary(.path(folder.bytes), tuning: .quick)
      try folder.file("b.jpg")
      try other.await { $0.names(folder) == ["a.jpg", "b.jpg"] }
      #expect(stopped.now.reports.count == count)
    }
  }
#endif
