import DecoderProtocol
import Foundation
import Testing

/// What is no picture, and names that look like something else.
@Suite(.serialized) struct FileTests {
  private let folder: URL

  init() throws {
    folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("photogrid-decoder-tests-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  private func answer(_ name: String) -> RealDecoder.Answer {
    RealDecoder(deadline: 5).answer("\(folder.path)/\(name)")
  }

  private func write(_ name: String, _ bytes: [UInt8]) throws {
    try Data(bytes).write(to: folder.appendingPathComponent(name))
  }

  /// Two by one pixels, red and blue.
  private static let picture = Array("P6 2 1 255\n".utf8) + [255, 0, 0, 0, 0, 255]

  @Test func missingFileHasVanished() {
    defer { try? FileManager.default.removeItem(at: folder) }
    #expect(answer("none.jpg").failure == DecodeFailure(.vanished, reason: "no such file"))
  }

  /// Deeper than the system takes a path at once (PATH_MAX).
  @Test func pathsOfAnyLengthAreOpened() throws {
    // Foundation can't remove it.
    defer {
      let remove = try? Process.run(
        URL(fileURLWithPath: "/bin/rm"), arguments: ["-rf", "--", folder.path])
      remove?.waitUntilExit()
    }
    try write("a.ppm", Self.picture)
    let name = String(repeating: "d", count: 200)
    var place = open(folder.path, O_RDONLY)
    for _ in 0..<50 {
      try #require(mkdirat(place, name, 0o700) == 0)
      let next = openat(place, name, O_RDONLY)
      close(place)
      place = next
    }
    #expect(linkat(AT_FDCWD, folder.path + "/a.ppm", place, "x.ppm", 0) == 0)
    close(place)
    let path = String(repeating: name + "/", count: 50)
    #expect(answer(path + "x.ppm").picture?.pixelWidth == 2)
    #expect(answer(path + "none.ppm").failure?.kind == .vanished)
  }

  @Test func pipeDoesNotBlock() {
    defer { try? FileManager.default.removeItem(at: folder) }
    #expect(mkfifo(folder.path + "/pipe.jpg", 0o600) == 0)
    let failure = DecodeFailure(.unreadable, reason: "is no regular file")
    #expect(answer("pipe.jpg").failure == failure)
  }

  @Test(arguments: ["/dev/zero", "/dev/null", "/dev/tty"])
  func devicesAreRefused(path: String) {
    defer { try? FileManager.default.removeItem(at: folder) }
    #expect(RealDecoder(deadline: 5).answer(path).failure?.kind == .unreadable)
  }

  @Test func folderIsRefused() {
    defer { try? FileManager.default.removeItem(at: folder) }
    #expect(answer("").failure == DecodeFailure(.unreadable, reason: "is a folder"))
  }

  @Test func fileThatMayNotBeReadSaysSo() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    try write("a.ppm", Self.picture)
    chmod(folder.path + "/a.ppm", 0)
    // Root may read everything.
    let expected = getuid() == 0 ? nil : DecodeFailure(.unreadable, reason: "permission denied")
    #expect(answer("a.ppm").failure == expected)
  }

  @Test(arguments: [
    ("", "the file is empty"), ("just text", "not a picture"),
    ("BM and more", "BMP is not supported"), ("%!PS-Adobe-3.0", "not a picture"),
    ("%PDF-1.4", "PDF is not supported"), ("\u{0}\u{0}\u{0}\u{0}", "not a picture"),
    ("push graphic-context", "not a picture"), ("GIF89a", "GIF cut short before the first row"),
    ("<html><svg/></html>", "not a picture"),
  ])
  func strangeContentIsNamed(content: String, reason: String) throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    try write("x.jpg", Array(content.utf8))
    #expect(answer("x.jpg").failure?.reason == reason)
  }

  @Test(arguments: [
    "a.ppm[shrink=2]", "[page=1]", "a b.ppm", "-", "--help", "a\nb", "a\u{1B}[31m", "%s%n", ":a:",
    "fd:0", "a.ppm\\[x", "é写👨‍👩‍👧",
  ])
  func namesMeanNothing(name: String) throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    try write(name, Self.picture)
    let picture = answer(name).picture
    #expect(picture?.pixelWidth == 2)
    #expect(picture?.pixelHeight == 1)
  }

  @Test func nameThatIsNotTextIsOpened() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let path = Array("\(folder.path)/".utf8) + [0xFF, 0xFE, 0x80]
    let descriptor = open(path.map { CChar(bitPattern: $0) } + [0], O_CREAT | O_WRONLY, 0o600)
    #if !canImport(Darwin)
      #expect(descriptor >= 0)
    #endif
    guard descriptor >= 0 else { return }
    #expect(Foundation.write(descriptor, Self.picture, Self.picture.count) == Self.picture.count)
    close(descriptor)
    #expect(RealDecoder().answers([path])[0].outcome == "show")
  }
}
