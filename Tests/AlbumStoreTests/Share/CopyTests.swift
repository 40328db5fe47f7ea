import AlbumModel
import Foundation
import SystemEdge
import Testing

@testable import AlbumStore

struct CopyTests {
  private func copy(_ folder: String, makes: Bool = false) -> ShareTarget {
    .copy(folder: Array(folder.utf8), makesFolder: makes)
  }

  @Test func copiesByteByByteWithModeAndTime() throws {
    let rig = try ShareRig()
    try rig.folder.folder("out")
    let content = (0..<3_000_000).map { UInt8(truncatingIfNeeded: $0 &* 31) }
    let photo = try rig.photo(Array("a.jpg".utf8), content)
    let date = Date(timeIntervalSince1970: 1_000_000_000)
    try FileManager.default.setAttributes(
      [.modificationDate: date], ofItemAtPath: rig.folder.path("in/a.jpg"))
    let outcome = try rig.share(copy(rig.folder.path("out")), [photo])
    #expect(outcome.done == 1 && outcome.failures.isEmpty && outcome.problem == nil)
    #expect(outcome.words.hasPrefix("Copied 1 photo to "))
    #expect(try rig.names(in: "out") == ["a.jpg"])
    #expect(
      FileManager.default.contentsEqual(
        atPath: rig.folder.path("in/a.jpg"), andPath: rig.folder.path("out/a.jpg")))
    let attributes = try FileManager.default.attributesOfItem(atPath: rig.folder.path("out/a.jpg"))
    #expect(attributes[.modificationDate] as? Date == date)
    #expect(attributes[.posixPermissions] as? Int == 0o640)
  }

  @Test func equalNamesGetNumbersAndNothingIsReplaced() throws {
    let rig = try ShareRig()
    try rig.folder.file("out/a.jpg", Array("precious".utf8))
    try rig.folder.link("out/b", to: "nowhere")
    let photos = try ["a.jpg", "b", ".c"].map { try rig.photo($0) }
    let target = copy(rig.folder.path("out"))
    #expect(try rig.share(target, photos).done == 3)
    #expect(try rig.share(target, [photos[0]]).done == 1)
    #expect(
      try rig.names(in: "out") == [".c", "a 2.jpg", "a 3.jpg", "a.jpg", "b", "b 2"])
    #expect(rig.content("out/a.jpg") == "precious")
    #expect(rig.content("out/a 3.jpg") == "photo")
    #expect(rig.content("out/nowhere") == nil)
  }

  @Test func copyingAPhotoBesideItselfNumbersIt() throws {
    let rig = try ShareRig()
    let photo = try rig.photo("a.jpg", "one")
    #expect(try rig.share(copy(rig.folder.path("in")), [photo]).done == 1)
    #expect(try rig.names(in: "in") == ["a 2.jpg", "a.jpg"])
  }

  @Test func folderIsMadeOnConsentOnly() throws {
    let rig = try ShareRig()
    let photo = try rig.photo("a.jpg")
    let asked = try rig.share(copy("~/x/y/"), [photo])
    #expect(asked.isFolderMissing && asked.done == 0 && asked.words.isEmpty)
    #expect(try rig.names(in: "home") == [])
    let made = try rig.share(copy("~/x/y/", makes: true), [photo])
    #expect(made.done == 1 && !made.isFolderMissing)
    #expect(made.words == "Copied 1 photo to ~/x/y/")
    #expect(try rig.names(in: "home/x/y") == ["a.jpg"])
  }

  @Test func fileInPlaceOfTheFolderIsNamed() throws {
    let rig = try ShareRig()
    let photo = try rig.photo("a.jpg")
    for makes in [false, true] {
      let outcome = try rig.share(copy(rig.folder.path("in/a.jpg"), makes: makes), [photo])
      let words = makes ? " can't be made" : ""
      #expect(outcome.problem?.hasSuffix("in/a.jpg\(words): not a directory") == true)
    }
  }

  @Test func hostileNamesAreKept() throws {
    let rig = try ShareRig()
    try rig.folder.folder("out")
    let names: [[UInt8]] =
      ["-rf", "a\nb.jpg", "%s%n.jpg", "'\"$(id).jpg", "<script>.jpg", "*?[a].jpg", "~.jpg", "é写"]
      .map { Array($0.utf8) } + [[0xFF, 0xFE, 0x80]]
    let photos = try names.map { try rig.photo($0) }
    #expect(try rig.share(copy(rig.folder.path("out")), photos).done == names.count)
    let folder = try #require(try? OpenFolder.at(rig.folder.bytes("out")).get())
    #expect(Set(folder.names()) == Set(names))
  }

  @Test func longNamesAreCutForTheirNumber() throws {
    let rig = try ShareRig()
    try rig.folder.folder("out")
    let photo = try rig.photo(String(repeating: "é", count: 125) + ".jpg")
    let target = copy(rig.folder.path("out"))
    #expect(try rig.share(target, [photo, photo]).done == 2)
    let names = try rig.names(in: "out")
    #expect(names.count == 2 && names.contains { $0.hasSuffix("é 2.jpg") })
  }

  @Test func eachFailureNamesItsPhoto() throws {
    let rig = try ShareRig(localCopy: { $0 == Array("http://h/b".utf8) ? nil : nil })
    try rig.folder.folder("out")
    try rig.folder.folder("in/folder")
    let good = try rig.photo("a.jpg")
    let gone = SharedItem(
      item: PhotoID(rawValue: 7), location: .file(rig.folder.bytes("in/none.jpg")),
      name: Array("none.jpg".utf8), caption: [])
    let folder = SharedItem(
      item: PhotoID(rawValue: 8), location: .file(rig.folder.bytes("in/folder")),
      name: Array("folder".utf8), caption: [])
    let remote = SharedItem(
      item: PhotoID(rawValue: 9), location: .remote(Array("http://h/b".utf8)),
      name: Array("b".utf8), caption: [])
    let outcome = try rig.share(copy(rig.folder.path("out")), [gone, good, folder, remote])
    #expect(outcome.done == 1)
    #expect(outcome.failures.map(\.item.rawValue) == [7, 8, 9])
    #expect(
      outcome.failures.map(\.words) == [
        "no such file or directory", "is a folder", "has not been fetched from the web yet",
      ])
    #expect(outcome.words.hasPrefix("Copied 1 photo to"))
  }

  @Test func fetchedPhotosGetAnEnding() throws {
    let folder = try TemporaryFolder()
    try folder.file("cached", [0xFF, 0xD8, 0xFF, 0xE0])
    let path = folder.bytes("cached")
    let rig = try ShareRig(localCopy: { _ in path })
    try rig.folder.folder("out")
    let names = ["Sunset / sea", "x.jpg", ".."]
    let photos = names.map {
      SharedItem(
        item: PhotoID(rawValue: 1), location: .remote(Array("https://h/p".utf8)),
        name: Array($0.utf8), caption: [])
    }
    #expect(try rig.share(copy(rig.folder.path("out")), photos).done == 3)
    #expect(try rig.names(in: "out") == ["Sunset - sea.jpg", "photo.jpg", "x.jpg"])
  }

  @Test func whatDiedRunsLeftIsSweptAndNothingElse() throws {
    let rig = try ShareRig()
    let photo = try rig.photo("a.jpg")
    try rig.folder.folder("out")
    let kept = [
      ".photogrid-a.part", ".photogrid-A1.part", ".photogrid-.part", ".photogrid-b2.jpg", "c.part",
      ".photogrid-0123456789abc.part",
    ]
    for name in kept + [".photogrid-b2.part"] { try rig.folder.file("out/" + name) }
    // All but one are old.
    for name in kept.dropFirst() + [".photogrid-b2.part"] {
      let file = rig.folder.path("out/" + name)
      #expect(try Program.run("/usr/bin/env", ["touch", "-d", "@1000000000", file]) == 0)
    }
    _ = try rig.share(copy(rig.folder.path("out")), [photo])
    #expect(Set(try rig.names(in: "out")) == Set(kept + ["a.jpg"]))
  }

  @Test func noPhotosAreRefused() throws {
    let rig = try ShareRig()
    let targets: [ShareTarget] = [
      copy(rig.folder.path("in")), .archive(Array("a.zip".utf8), .zip), .page(Array("a".utf8)),
      .picture(Array("a".utf8)), .clipboardPaths([]), .clipboardPicture, .mail,
      .command(label: "x", words: ["true"]),
    ]
    for target in targets {
      let outcome = try rig.share(target, [])
      #expect(outcome.problem == "there are no photos to share")
      #expect(outcome.done == 0 && outcome.words.isEmpty)
    }
  }

  @Test(.enabled(if: getuid() != 0, "root may write everywhere"))
  func lockedFolderIsAProblem() throws {
    let rig = try ShareRig()
    try rig.folder.folder("out")
    chmod(rig.folder.path("out"), 0o555)
    let outcome = try rig.share(copy(rig.folder.path("out")), [try rig.photo("a.jpg")])
    #expect(outcome.problem?.hasSuffix("permission denied") == true)
    #expect(outcome.done == 0 && outcome.words.isEmpty)
  }

  /// A file system that takes nothing, for whoever the tests run as.
  @Test(.enabled(if: FileManager.default.fileExists(atPath: "/proc/self/fd"), "only on Linux"))
  func folderThatTakesNothingIsAProblem() throws {
    let rig = try ShareRig()
    let outcome = try rig.share(copy("/proc/self/fdinfo"), [try rig.photo("a.jpg")])
    #expect(outcome.problem?.hasPrefix("/proc/self/fdinfo: ") == true)
    #expect(outcome.done == 0)
  }

  @Test func cancellingHalfWayLeavesNoPart() throws {
    let rig = try ShareRig()
    try rig.folder.folder("out")
    // The photo in the middle never ends.
    let photo = try rig.photo("a.jpg")
    let large = SharedItem(
      item: PhotoID(rawValue: 2), location: .file(rig.folder.bytes("in/large.jpg")),
      name: Array("large.jpg".utf8), caption: [])
    let path = rig.folder.path("in/large.jpg")
    try rig.folder.file("in/large.jpg", [])
    try #require(truncate(path, 64 << 30) == 0)
    let id = rig.start(copy(rig.folder.path("out")), [photo, large, photo])
    _ = try Monitor(0).result { _ in
      (try? rig.names(in: "out"))?.contains { $0.hasSuffix(".part") } == true ? true : nil
    }
    rig.runner.cancel(id)
    let outcome = try rig.outcome(of: id)
    #expect(outcome.wasCancelled && outcome.done == 1 && outcome.failures.isEmpty)
    #expect(outcome.words.hasPrefix("Copied 1 photo"))
    #expect(try rig.names(in: "out") == ["a.jpg"])
  }

  @Test func copiesNeedTheDecoder() throws {
    let rig = try ShareRig()
    try rig.folder.folder("out")
    let outcome = try rig.share(
      copy(rig.folder.path("out")), [try rig.photo("a.jpg")], ShareOptions(keepsMetadata: false))
    #expect(outcome.problem?.contains("decoder") == true)
    #expect(try rig.names(in: "out") == [])
  }

  @Test(.enabled(if: BuiltDecoder.isPresent, BuiltDecoder.absence))
  func smallerCopiesAreMadeByTheDecoder() throws {
    let rig = try ShareRig(decoder: BuiltDecoder.program)
    try rig.folder.folder("out")
    let photos = [try rig.picture("a.ppm"), try rig.photo("bad.jpg"), try rig.picture("b.JPEG")]
    let outcome = try rig.share(
      copy(rig.folder.path("out")), photos, ShareOptions(longestEdge: 30, keepsMetadata: false))
    #expect(outcome.done == 2)
    #expect(outcome.failures.map(\.words) == ["not a picture"])
    // What becomes a JPEG is called so; what is called so already stays.
    #expect(try rig.names(in: "out") == ["a.jpg", "b.JPEG"])
  }

  /// The decoder answers nothing, or dies: each photo says so, and nothing is left.
  @Test(arguments: [
    ("exit 0", "the decoder crashed"),
    ("echo nonsense; exec /bin/cat > /dev/null", "the decoder answers nonsense"),
  ])
  func brokenDecoderIsNamed(script: String, words: String) throws {
    let rig = try ShareRig()
    try rig.program("decoder", script)
    try rig.folder.folder("out")
    let broken = try ShareRig(decoder: rig.folder.path("bin/decoder"))
    let outcome = try broken.share(
      copy(rig.folder.path("out")), [try rig.photo("a.jpg")], ShareOptions(longestEdge: 30))
    #expect(outcome.failures.map(\.words) == [words])
    #expect(try rig.names(in: "out") == [])
  }
}
