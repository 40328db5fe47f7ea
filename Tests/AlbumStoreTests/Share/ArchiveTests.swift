import AlbumModel
import Foundation
import SystemEdge
import Testing

@testable import AlbumStore

struct ArchiveTests {
  private static let hostile = [
    "-rf", "--help", "@a.jpg", "a\nb.jpg", "%s.jpg", "'\"$(id).jpg", "<script>.jpg", "*.jpg", "é",
  ]

  private func list(_ rig: ShareRig, _ archive: String, with program: String) throws -> [String] {
    try rig.folder.folder("unpacked")
    let path = try #require(Program.find(program))
    let arguments =
      program == "unzip"
      ? ["-q", rig.folder.path(archive), "-d", rig.folder.path("unpacked")]
      : ["-xf", rig.folder.path(archive), "-C", rig.folder.path("unpacked")]
    #expect(try Program.run(path, arguments) == 0)
    return try rig.names(in: "unpacked")
  }

  @Test(
    .enabled(
      if: Program.find("zip") != nil && Program.find("bsdtar") != nil,
      "zip and bsdtar are not installed"))
  func zipHoldsAllUnderTheirNames() throws {
    let rig = try ShareRig(installed: ["zip"])
    let photos = try Self.hostile.map { try rig.photo($0, "content of \($0)") }
    try rig.folder.file("other/-rf", Array("second".utf8))
    let second = SharedItem(
      item: PhotoID(rawValue: 5), location: .file(rig.folder.bytes("other/-rf")),
      name: Array("-rf".utf8), caption: [])
    let outcome = try rig.share(
      .archive(rig.folder.bytes("p.zip"), .zip), photos + [second])
    #expect(outcome.problem == nil && outcome.done == photos.count + 1)
    #expect(outcome.words.hasPrefix("Packed 10 photos into "))
    #expect(try list(rig, "p.zip", with: "bsdtar") == (Self.hostile + ["-rf 2"]).sorted())
    #expect(rig.content("unpacked/-rf") == "content of -rf")
    #expect(rig.content("unpacked/-rf 2") == "second")
    // Originals are where and what they were.
    #expect(rig.content("in/-rf") == "content of -rf")
  }

  @Test(arguments: ["bsdtar", "tar"])
  func tarHoldsAllUnderTheirNames(program: String) throws {
    guard Program.find(program) != nil else { return }
    let rig = try ShareRig(installed: [program])
    let photos = try Self.hostile.map { try rig.photo($0, "content of \($0)") }
    let outcome = try rig.share(.archive(rig.folder.bytes("p.tar"), .tar), photos)
    #expect(outcome.problem == nil && outcome.done == photos.count)
    #expect(try list(rig, "p.tar", with: program) == Self.hostile.sorted())
    #expect(rig.content("unpacked/@a.jpg") == "content of @a.jpg")
    // Nobody's name is in it, and no folder that would be given its mode.
    let text = rig.content("p.tar") ?? ""
    if let user = getpwuid(getuid()), getuid() != 0 {
      #expect(!text.contains(String(cString: user.pointee.pw_name)))
    }
    #expect(!text.contains("./\0"))
  }

  @Test(arguments: [ShareTarget.ArchiveFormat.zip, .tar])
  func missingProgramIsNamed(format: ShareTarget.ArchiveFormat) throws {
    let rig = try ShareRig()
    let outcome = try rig.share(
      .archive(rig.folder.bytes("p"), format), [try rig.photo("a.jpg")])
    let name = format.rawValue
    #expect(outcome.problem == "\(name) is not installed; install \(name)")
    #expect(try rig.names(in: ".") == ["bin", "home", "in"])
  }

  @Test func takenNameGetsANumber() throws {
    let rig = try ShareRig()
    try rig.program("zip", "printf archive")
    try rig.folder.file("p.zip", Array("precious".utf8))
    let outcome = try rig.share(
      .archive(rig.folder.bytes("p.zip"), .zip), [try rig.photo("a.jpg")])
    #expect(outcome.words.hasSuffix("/p 2.zip"))
    #expect(rig.content("p.zip") == "precious")
    #expect(rig.content("p 2.zip") == "archive")
  }

  @Test func failingProgramSaysWhyAndLeavesNothing() throws {
    let rig = try ShareRig()
    try rig.program("zip", "printf half; printf 'first\\n\\033[31mno room\\n\\n' >&2; exit 3")
    let outcome = try rig.share(
      .archive(rig.folder.bytes("p.zip"), .zip), [try rig.photo("a.jpg")])
    #expect(outcome.problem == "zip: \\u{1b}[31mno room")
    #expect(outcome.done == 0 && outcome.words.isEmpty)
    #expect(try rig.names(in: ".") == ["bin", "home", "in"])
  }

  @Test func cancellingLeavesNothing() throws {
    let rig = try ShareRig()
    try rig.program("zip", "printf half; : > \"$HOME/begun\"; while :; do /bin/sleep 1; done")
    let id = rig.start(.archive(rig.folder.bytes("p.zip"), .zip), [try rig.photo("a.jpg")])
    _ = try Monitor(0).result { _ in rig.content("home/begun") }
    rig.runner.cancel(id)
    let outcome = try rig.outcome(of: id)
    #expect(outcome.wasCancelled && outcome.done == 0)
    #expect(try rig.names(in: ".") == ["bin", "home", "in"])
  }

  @Test(arguments: ["", "in", "in/", "none/p.zip"])
  func pathsThatAreNoNewFileAreRefused(name: String) throws {
    let rig = try ShareRig()
    try rig.program("zip", "printf archive")
    let photo = try rig.photo("a.jpg")
    let path = name.isEmpty ? [] : rig.folder.bytes(name)
    let outcome = try rig.share(.archive(path, .zip), [photo])
    #expect(outcome.problem != nil && outcome.done == 0)
    #expect(try rig.names(in: ".") == ["bin", "home", "in"])
  }

  @Test func nothingIsPackedWhereNoPhotoCanBeRead() throws {
    let rig = try ShareRig()
    try rig.program("zip", "printf archive")
    let gone = SharedItem(
      item: PhotoID(rawValue: 0), location: .file(rig.folder.bytes("none")), name: [0x6E],
      caption: [])
    let outcome = try rig.share(.archive(rig.folder.bytes("p.zip"), .zip), [gone])
    #expect(outcome.failures.count == 1 && outcome.words.isEmpty)
    #expect(try rig.names(in: ".") == ["bin", "home"])
  }
}
