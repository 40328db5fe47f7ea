import AlbumModel
import Foundation
import SystemEdge
import Testing

@testable import AlbumStore

/// Without the system's notices.
struct CheckTests {
  @Test func findsWhatHappenedWhenAsked() throws {
    let folder = try TemporaryFolder()
    for name in ["a.jpg", "b.jpg", "sub/c.jpg", "gone/d.jpg"] { try folder.file(name) }
    let library = try WatchedLibrary(.path(folder.bytes), tuning: .blind, readsContents: true)
    #expect(unlink(folder.path("a.jpg")) == 0)
    try folder.file("sub/new.jpg")
    try folder.file("fresh/deep/e.jpg")
    try folder.file(".tmp", [4, 4])
    #expect(rename(folder.path(".tmp"), folder.path("b.jpg")) == 0)
    try FileManager.default.removeItem(atPath: folder.path("gone"))
    library.watcher.check()
    try library.await { now in
      now.names(folder) == ["b.jpg"] && now.names(folder, "sub") == ["c.jpg", "new.jpg"]
        && now.names(folder, "fresh/deep") == ["e.jpg"] && now.names(folder, "gone") == []
        && now.photos[folder.path("b.jpg")]?.content == [4, 4]
    }
    try folder.file("fresh/deep/f.jpg")
    library.watcher.check()
    try library.await { $0.names(folder, "fresh/deep") == ["e.jpg", "f.jpg"] }
  }

  @Test func aPropertyListIsLookedAt() throws {
    let folder = try TemporaryFolder()
    let plist = """
      <plist version="1.0"><dict><key>A</key><array><string>https://example.org/a.jpg</string>\
      </array></dict></plist>
      """
    try folder.file("photos.plist", Array(plist.utf8))
    let library = try WatchedLibrary(.path(folder.bytes("photos.plist")), tuning: .blind)
    try folder.file("photos.plist", Array((plist + "\n").utf8))
    library.watcher.check()
    try library.await { $0.fileChanges == 1 }
  }
}
