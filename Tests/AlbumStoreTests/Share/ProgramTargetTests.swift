import AlbumModel
import Foundation
import SystemEdge
import Testing

@testable import AlbumStore

/// Clipboard, mail, commands and openers, by programs that tests put in their place.
struct ProgramTargetTests {
  /// Writes its arguments down, one a line in brackets.
  private static let note = """
    { for word in "$@"; do printf '[%s]\\n' "$word"; done; echo END; } > "$HOME/note.part"
    /bin/mv "$HOME/note.part" "$HOME/note"
    """
  private static let noteInput = """
    { for word in "$@"; do printf '[%s]' "$word"; done; /bin/cat; echo; echo END; } \
    > "$HOME/note.part"
    /bin/mv "$HOME/note.part" "$HOME/note"
    """

  @Test func commandGetsPathsAsArguments() throws {
    let rig = try ShareRig()
    try rig.program("tool", Self.note)
    let photos = try ["-rf", "a b.jpg", "$(id)", "%s"].map { try rig.photo($0) }
    let outcome = try rig.share(
      .command(label: "Tool", words: ["tool", "--x", "a b; id"]), photos)
    #expect(outcome.problem == nil && outcome.done == 4)
    #expect(outcome.words == "Gave 4 photos to Tool")
    let paths = ["-rf", "a b.jpg", "$(id)", "%s"].map { "[\(rig.folder.path("in"))/\($0)]" }
    #expect(
      try rig.note("home/note") == (["[--x]", "[a b; id]"] + paths).joined(separator: "\n") + "\n")
  }

  @Test func failingCommandGivesItsLastLine() throws {
    let rig = try ShareRig()
    try rig.program("tool", "echo one >&2; printf 'two\\007 \\n\\n' >&2; exit 7")
    try rig.program("mute", "exit 7")
    let photo = try rig.photo("a.jpg")
    let outcome = try rig.share(.command(label: "Tool", words: ["tool"]), [photo])
    #expect(outcome.problem == "tool: two\\u{7} ")
    #expect(outcome.done == 0 && outcome.words.isEmpty)
    #expect(
      try rig.share(.command(label: "Mute", words: ["mute"]), [photo]).problem
        == "mute: exit status 7")
    #expect(
      try rig.share(.command(label: "None", words: ["none"]), [photo]).problem
        == "none is not installed")
    #expect(try rig.share(.command(label: "E", words: []), [photo]).problem != nil)
  }

  /// A program that did not fail may read its copies for a day.
  @Test(.enabled(if: BuiltDecoder.isPresent, BuiltDecoder.absence), arguments: [0, 3])
  func copiesGoWithAProgramThatFails(status: Int32) throws {
    let rig = try ShareRig(decoder: BuiltDecoder.program)
    try rig.program("tool", Self.note + "\nexit \(status)")
    let outcome = try rig.share(
      .command(label: "Tool", words: ["tool"]), [try rig.picture("a.ppm")],
      ShareOptions(longestEdge: 20, keepsMetadata: false))
    #expect((outcome.problem == nil) == (status == 0))
    let copy = try rig.note("home/note").dropFirst().dropLast(2)
    #expect(copy.contains("/photogrid-share-"))
    let folder = copy.prefix(upTo: try #require(copy.lastIndex(of: "/")))
    #expect(FileManager.default.fileExists(atPath: String(copy)) == (status == 0))
    #expect(FileManager.default.fileExists(atPath: String(folder)) == (status == 0))
    // Made by this test, and of no use any more.
    try? FileManager.default.removeItem(atPath: String(folder))
  }

  /// Its standard descriptors are not ours, none of ours is open in it, and it leads a session.
  @Test(.enabled(if: FileManager.default.fileExists(atPath: "/proc/self/fd"), "only on Linux"))
  func commandsInheritNothing() throws {
    let rig = try ShareRig()
    // One that would be inherited, by a number that no shell uses.
    let opened = open("/dev/null", O_RDONLY)
    let held = fcntl(opened, F_DUPFD, 300)
    defer { for descriptor in [opened, held] { close(descriptor) } }
    try #require(held >= 300)
    try rig.program(
      "tool",
      """
      set -- /proc/$$/fd/*
      { for fd in "$@"; do echo "${fd##*/}"; done
      read -r _ _ _ _ group session _ < /proc/$$/stat
      [ "$session" = "$$" ] && echo leads; echo END; } > "$HOME/note.part"
      /bin/mv "$HOME/note.part" "$HOME/note"
      """)
    _ = try rig.share(.command(label: "T", words: ["tool"]), [try rig.photo("a.jpg")])
    let lines = Set(try rig.note("home/note").split(separator: "\n").map(String.init))
    #expect(lines.contains("leads"))
    #expect(!lines.contains("\(held)"))
    // The shell's own: the folder that it lists, and its script.
    #expect(lines.subtracting(["0", "1", "2", "3", "10", "255", "leads"]) == [])
  }

  @Test func mailAttachesEach() throws {
    let rig = try ShareRig()
    let photos = try ["a.jpg", "--help"].map { try rig.photo($0) }
    let missing = try rig.share(.mail, photos)
    #expect(missing.problem == "xdg-email is not installed; install xdg-utils")
    try rig.program("xdg-email", Self.note)
    let outcome = try rig.share(.mail, photos)
    #expect(outcome.words == "Handed 2 photos to the mail program")
    let folder = rig.folder.path("in")
    #expect(
      try rig.note("home/note")
        == "[--attach]\n[\(folder)/a.jpg]\n[--attach]\n[\(folder)/--help]\n")
  }

  @Test(arguments: [
    ("wl-copy", "WAYLAND_DISPLAY=w", "[--type][text/plain;charset=utf-8]"),
    ("xclip", "DISPLAY=:9", "[-selection][clipboard][-i]"),
    ("xsel", "DISPLAY=:9", "[--clipboard][--input]"), ("pbcopy", "X=1", ""),
  ])
  func pathsGoToTheClipboard(program: String, variable: String, arguments: String) throws {
    let rig = try ShareRig(variables: [variable])
    try rig.program(program, Self.noteInput)
    let photos = try ["a.jpg", "b.jpg"].map { try rig.photo($0) }
    let outcome = try rig.share(.clipboardPaths(Array("/in/a.jpg\nhttps://h/b".utf8)), photos)
    #expect(outcome.words == "Copied 2 paths to the clipboard" && outcome.done == 2)
    #expect(
      try rig.note("home/note") == "\(arguments)/in/a.jpg\nhttps://h/b\n")
  }

  @Test func withoutAProgramTheTerminalHasIt() throws {
    let rig = try ShareRig(variables: ["DISPLAY=:9"])
    let photo = try rig.photo("a.jpg")
    #expect(
      try rig.share(.clipboardPaths(Array("/a".utf8)), [photo]).words
        == "Sent 1 path to the terminal's clipboard")
    try rig.program("xclip", "exit 1")
    #expect(
      try rig.share(.clipboardPaths(Array("/a".utf8)), [photo]).words
        == "Sent 1 path to the terminal's clipboard")
    let rest = try ShareRig()
    let outcome = try rest.share(.clipboardPicture, [photo])
    #expect(
      outcome.problem == "no clipboard program is there; install wl-clipboard or xclip")
  }

  @Test(.enabled(if: BuiltDecoder.isPresent, BuiltDecoder.absence))
  func pictureGoesToTheClipboardAsPNG() throws {
    let rig = try ShareRig(decoder: BuiltDecoder.program, variables: ["WAYLAND_DISPLAY=w"])
    try rig.program("wl-copy", "echo \"$@\" > \"$HOME/words\"; /bin/cat > \"$HOME/p.png\"")
    let outcome = try rig.share(.clipboardPicture, [try rig.picture("a.ppm")])
    #expect(outcome.words == "Copied a.ppm to the clipboard" && outcome.done == 1)
    #expect(rig.content("home/words") == "--type image/png\n")
    let bytes = FileManager.default.contents(atPath: rig.folder.path("home/p.png")) ?? Data()
    #expect(bytes.starts(with: [0x89, 0x50, 0x4E, 0x47]))
  }

  @Test(.enabled(if: BuiltDecoder.isPresent, BuiltDecoder.absence))
  func commandsGetCopiesThatStay() throws {
    let rig = try ShareRig(decoder: BuiltDecoder.program)
    try rig.program("tool", Self.note)
    _ = try rig.share(
      .command(label: "T", words: ["tool"]), [try rig.picture("a.ppm")],
      ShareOptions(longestEdge: 20, keepsMetadata: false))
    let path = try rig.note("home/note").dropFirst().dropLast(2)
    #expect(path.hasSuffix("/a.jpg"))
    #expect(FileManager.default.fileExists(atPath: String(path)))
    try? FileManager.default.removeItem(
      atPath: URL(fileURLWithPath: String(path)).deletingLastPathComponent().path)
  }

  // MARK: - Opening

  private func opening(
    _ rig: ShareRig, _ words: [String]?, _ target: String
  ) -> Monitor<[String]> {
    let lines = Monitor<[String]>([])
    var context = ShareContext(decoderProgram: nil, localCopy: { _ in nil })
    context.variables = ["PATH=\(rig.folder.path("bin"))", "HOME=\(rig.folder.path("home"))"].map {
      Array($0.utf8)
    }
    ExternalOpener.open(words: words, target: Array(target.utf8), context) { line in
      lines.update { $0.append(line) }
    }
    return lines
  }

  @Test(arguments: ["-rf", "https://h/a?b=c d", "/a/$(id)"])
  func openerGetsOneArgument(target: String) throws {
    let rig = try ShareRig()
    try rig.program("viewer", Self.note)
    let lines = opening(rig, ["viewer", "-x"], target)
    let here = FileManager.default.currentDirectoryPath
    let argument = target == "-rf" ? "\(here)/-rf" : target
    #expect(try rig.note("home/note") == "[-x]\n[\(argument)]\n")
    #expect(lines.withLock { $0 } == [])
  }

  @Test func openerThatIsMissingOrFailsSaysSo() throws {
    let rig = try ShareRig()
    try rig.program("viewer", "exit 4")
    try rig.folder.file("bin/text", Array("no program".utf8))
    chmod(rig.folder.path("bin/text"), 0o755)
    #expect(try opening(rig, ["none"], "/a").result { $0.first } == "none is not installed")
    #expect(
      try opening(rig, ["viewer"], "/a").result { $0.first } == "viewer failed with exit status 4")
    #expect(try opening(rig, ["text"], "/a").result { $0.first } == "text: exec format error")
    #expect(
      try opening(rig, [], "/a").result { $0.first } == "Expected a program that opens photos")
    #if !canImport(Darwin)
      #expect(
        try opening(rig, nil, "/a").result { $0.first }
          == "xdg-open is not installed; install xdg-utils")
    #endif
  }
}
