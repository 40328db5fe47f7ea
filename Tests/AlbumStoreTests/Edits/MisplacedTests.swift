import AlbumModel
import Foundation
import Testing

@testable import AlbumStore

/// Edits that were asked for before it was told that one before them failed.
struct MisplacedTests {
  @Test("what stands where a photo could not go is not taken for it")
  func afterAMove() throws {
    let rig = try EditRig(["a.jpg", "b.jpg", "sub/a.jpg"])
    let all = rig.tree("lib")
    let item = rig.item("a.jpg", 7)
    let moved = try rig.perform(.move([item], to: rig.home("sub"), before: nil))
    #expect(moved.failures.map(\.item) == [PhotoID(rawValue: 7)])
    // The grid still believes that it is there.
    let deleted = try rig.perform(.delete([rig.item("sub/a.jpg", 7)]))
    #expect(
      deleted.failures.map(\.words) == ["is not where it was to be: an edit before failed"])
    #expect(deleted.failures.map(\.isGone) == [false])
    #expect(rig.tree("lib") == all)
    // The one that stands there is itself.
    #expect(try rig.perform(.delete([rig.item("sub/a.jpg", 8)])).failures.isEmpty)
    // Where the other one is, it can be edited.
    #expect(try rig.perform(.move([item], to: rig.home("sub"), before: nil)).failures.isEmpty)
    #expect(try rig.perform(.delete([rig.item("sub/a.jpg", 7)])).failures.isEmpty)
    #expect(rig.photos == ["b.jpg"])
  }
}
