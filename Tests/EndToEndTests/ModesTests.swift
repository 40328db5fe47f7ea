import Foundation
import TestSupport
import Testing

/// Each mode by keys in the built program, on the three kinds of library.
@Suite("Modes of the program", .serialized)
struct ModesTests {
  private func state(
    _ scratch: Scratch, _ arguments: [String], _ script: String
  ) throws -> [String: Any] {
    try Run.state(
      scratch, script: script, arguments, environment: LibraryCase.home(in: scratch))
  }

  private func counts(_ state: [String: Any]) -> [Int] {
    (state["sections"] as? [[String: Any]] ?? []).compactMap { $0["count"] as? Int }
  }

  private func cursor(_ state: [String: Any]) -> String? {
    (state["cursor"] as? [String: Any])?["name"] as? String
  }

  private func selection(_ state: [String: Any]) -> [String] {
    (state["selection"] as? [[String: Any]] ?? []).compactMap { $0["name"] as? String }
  }

  @Test("selecting keeps the order, and Esc deselects", arguments: LibraryCase.allCases)
  func selecting(kind: LibraryCase) throws {
    let scratch = try Scratch()
    let arguments = try kind.make(in: scratch)
    var after = try state(scratch, arguments, "ll<Space>h<Space>}<Space>")
    #expect(after["mode"] as? String == "share")
    #expect(selection(after) == ["IMG_3.jpg", "IMG_2.webp", "IMG_1.png"])
    after = try state(scratch, arguments, "sAl<Space>")
    #expect(selection(after).count == 26)
    after = try state(scratch, arguments, "<Space><Esc>")
    #expect(after["mode"] as? String == "browse" && selection(after).isEmpty)
  }

  @Test(
    "a deleted photo is gone from its album and back after undo", arguments: LibraryCase.allCases)
  func deleting(kind: LibraryCase) throws {
    let scratch = try Scratch()
    let arguments = try kind.make(in: scratch)
    let before = LibraryCase.files(in: scratch)
    var after = try state(scratch, arguments, "led}d")
    #expect(counts(after) == [8, 8, 9])
    #expect(cursor(after) == "IMG_2.webp")
    #expect(after["undo"] as? Int == 2)
    let gone: Set<String> =
      kind == .folder ? ["2023 Lake/IMG_2.webp", "2024 Mountains/IMG_1.png"] : []
    #expect(LibraryCase.files(in: scratch) == before.subtracting(gone))
    if kind != .list {
      // Another run: what was deleted stays so, and can be brought back.
      after = try state(scratch, arguments, "")
      #expect(counts(after) == [8, 8, 9])
      after = try state(scratch, arguments, "2u")
      #expect(counts(after) == [9, 9, 9])
      after = try state(scratch, arguments, "2<C-r>")
      #expect(counts(after) == [8, 8, 9])
      after = try state(scratch, arguments, "uu")
    } else {
      after = try state(scratch, arguments, "ledu<C-r>u")
    }
    #expect(counts(after) == [9, 9, 9])
    #expect(LibraryCase.files(in: scratch) == before)
  }

  @Test(
    "a library of which all was deleted opens again, and gets its photos back",
    arguments: [LibraryCase.folder, .plist])
  func emptied(kind: LibraryCase) throws {
    let scratch = try Scratch()
    let arguments = try kind.make(in: scratch)
    let before = LibraryCase.files(in: scratch)
    var after = try state(scratch, arguments, "sAedy")
    #expect(counts(after).reduce(0, +) == 0)
    after = try state(scratch, arguments, "")
    #expect(counts(after).reduce(0, +) == 0)
    after = try state(scratch, arguments, "u")
    #expect(counts(after) == [9, 9, 9])
    #expect(LibraryCase.files(in: scratch) == before)
  }

  @Test("photos move within and across albums, and back", arguments: LibraryCase.allCases)
  func moving(kind: LibraryCase) throws {
    let scratch = try Scratch()
    let arguments = try kind.make(in: scratch)
    func names(_ state: [String: Any]) throws -> [String] {
      let visible = try #require(state["visible"] as? [[String: Any]])
      return visible.filter { $0["section"] as? Int == 0 }.compactMap { $0["name"] as? String }
    }
    var after = try state(scratch, arguments, "eL<Enter>")
    #expect(try names(after).prefix(3) == ["IMG_2.webp", "IMG_1.png", "IMG_3.jpg"])
    #expect(cursor(after) == "IMG_1.png")
    if kind != .list {
      after = try state(scratch, arguments, "")
      #expect(try names(after).prefix(3) == ["IMG_2.webp", "IMG_1.png", "IMG_3.jpg"])
      after = try state(scratch, arguments, "l")
    }
    // Names are taken in the other albums of a folder: nothing is overwritten.
    after = try state(scratch, arguments, "e4J<Enter>")
    #expect(counts(after) == (kind == .folder ? [9, 9, 9] : [8, 10, 9]))
    #expect(LibraryCase.files(in: scratch).count == 27)
  }

  @Test("a search filters, is kept, pinned and cleared", arguments: LibraryCase.allCases)
  func searching(kind: LibraryCase) throws {
    let scratch = try Scratch()
    let arguments = try kind.make(in: scratch)
    var after = try state(scratch, arguments, "/_9")
    #expect(counts(after) == [1, 1, 1] && cursor(after) == "IMG_9.jpg")
    #expect(after["filter"] as? String == "_9" && after["search"] as? String == "_9")
    after = try state(scratch, arguments, "/_9<Enter>ll")
    #expect(after["search"] is NSNull && after["filter"] as? String == "_9")
    after = try state(scratch, arguments, "/_9<Enter><Esc>")
    #expect(counts(after) == [9, 9, 9] && cursor(after) == "IMG_9.jpg")
    after = try state(scratch, arguments, "/kind:png<Space>_1<Enter>p")
    let sections = try #require(after["sections"] as? [[String: Any]])
    #expect(sections.first?["kind"] as? String == "pin")
    #expect(counts(after) == [3, 9, 9, 9])
    if kind != .list {
      after = try state(scratch, arguments, "")
      #expect(counts(after) == [3, 9, 9, 9])
      after = try state(scratch, arguments, "gg<Home>eX")
      #expect(counts(after) == [9, 9, 9])
    }
  }

  @Test(
    "a photo is opened, its neighbours too, and the cursor stays there",
    arguments: LibraryCase.allCases)
  func opening(kind: LibraryCase) throws {
    let scratch = try Scratch()
    let arguments = try kind.make(in: scratch)
    var after = try state(scratch, arguments, "<Enter>nnp<Right>")
    #expect(after["overlay"] as? String == "detail" && cursor(after) == "IMG_3.jpg")
    after = try state(scratch, arguments, "<Enter>nnq")
    #expect(after["overlay"] is NSNull && cursor(after) == "IMG_3.jpg")
    after = try state(scratch, arguments, "lz")
    #expect((after["enlarged"] as? [String: Any])?["name"] as? String == "IMG_2.webp")
    after = try state(scratch, arguments, "lzs")
    #expect(after["enlarged"] is NSNull && after["mode"] as? String == "share")
  }

  @Test("a read-only library stays as it is", arguments: LibraryCase.allCases)
  func readOnly(kind: LibraryCase) throws {
    let scratch = try Scratch()
    let arguments = try kind.make(in: scratch)
    let after = try state(scratch, ["--read-only"] + arguments, "e")
    #expect(after["mode"] as? String == "browse" && counts(after) == [9, 9, 9])
    #expect(
      (after["message"] as? String)?.contains("read-only") == true)
    #expect(LibraryCase.files(in: scratch).count == 27)
  }

  @Test("selected paths come out at the end")
  func output() throws {
    let scratch = try Scratch()
    let library = try Project.library(in: scratch)
    let script = try scratch.write("s", ":wait idle\nl<Space>h<Space>so\nq\n")
    let environment = LibraryCase.home(in: scratch)
    let lines = try Run(
      ["--headless", "100x30", "--script", script, library], environment: environment)
    #expect(
      lines.output == "\(library)/2023 Lake/IMG_2.webp\n\(library)/2023 Lake/IMG_1.png\n")
    let zeros = try Run(
      ["--headless", "100x30", "--script", script, "-0", library], environment: environment)
    #expect(zeros.output == lines.output.replacingOccurrences(of: "\n", with: "\0"))
    // A script's end is the program's, however it ends.
    for end in ["", ":quit\n"] {
      let script = try scratch.write("e", ":wait idle\nl<Space>h<Space>so\n" + end)
      let ended = try Run(
        ["--headless", "100x30", "--script", script, library], environment: environment)
      #expect(ended.output == lines.output && ended.status == 0)
    }
    let left = try scratch.write("q", ":wait idle\nl<Space>so\nQ\n")
    let none = try Run(
      ["--headless", "100x30", "--script", left, library], environment: environment)
    #expect(none.output == "" && none.status == 1)
  }

  @Test(
    "paths that can't be written are an error",
    .enabled(if: FileManager.default.fileExists(atPath: "/dev/full"), "there is no /dev/full"))
  func fullOutput() throws {
    let scratch = try Scratch()
    let library = try Project.library(in: scratch)
    let script = try scratch.write("s", ":wait idle\nl<Space>so\nq\n")
    let run = try Run(
      ["--headless", "100x30", "--script", script, library],
      environment: LibraryCase.home(in: scratch), outputFile: "/dev/full")
    #expect(run.status == 5)
    #expect(
      run.errors
        == "photogrid: the paths can't be written to standard output: No space left on device\n")
  }
}
