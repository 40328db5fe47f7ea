import AlbumModel
import Foundation
import SystemEdge
import Testing

@testable import AlbumStore

/// The trash, as another program sees it.
@Suite(.enabled(if: Program.find("trash-list") != nil, "trash-cli is not installed"))
struct TrashCliTests {
  /// Runs one of its programs on the rig's trash.
  private func run(
    _ name: String, _ arguments: [String] = [], input: String = "", rig: EditRig
  ) throws -> String {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: try #require(Program.find(name)))
    process.arguments = arguments
    var environment = ProcessInfo.processInfo.environment
    environment["XDG_DATA_HOME"] = rig.folder.path("data")
    environment["HOME"] = rig.folder.path
    environment["LC_ALL"] = "C.UTF-8"
    process.environment = environment
    process.currentDirectoryURL = URL(fileURLWithPath: rig.folder.path("lib"))
    let output = Pipe()
    let inputPipe = Pipe()
    process.standardOutput = output
    process.standardInput = inputPipe
    process.standardError = FileHandle.nullDevice
    try process.run()
    try inputPipe.fileHandleForWriting.write(contentsOf: Data(input.utf8))
    try inputPipe.fileHandleForWriting.close()
    let data = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return String(decoding: data, as: UTF8.self)
  }

  private func root(_ rig: EditRig) throws -> String {
    String(decoding: try #require(LibraryRoot.realPath(of: rig.library)), as: UTF8.self)
  }

  @Test func listsWhatWasDeleted() throws {
    let names = ["a b.jpg", "sub/100%.png", "é/ü.webp", "sub/a b.jpg"]
    let rig = try EditRig(names)
    _ = try rig.perform(.delete(rig.items(names)))
    let root = try root(rig)
    let list = try run("trash-list", rig: rig).split(separator: "\n")
      .filter { $0.contains(root) }
    // "YYYY-MM-DD hh:mm:ss path"
    #expect(
      list.map { String($0.dropFirst(20)) }.sorted() == names.map { "\(root)/\($0)" }.sorted())
    #expect(
      list.allSatisfy { $0.prefix(19).wholeMatch(of: /\d{4}-\d\d-\d\d \d\d:\d\d:\d\d/) != nil })
    _ = try rig.undo()
    #expect(try !run("trash-list", rig: rig).contains(root))
  }

  @Test func restoresWhatWasDeleted() throws {
    let rig = try EditRig(["sub/a b%.jpg", "keep.jpg"])
    let all = rig.tree("lib")
    _ = try rig.delete("sub/a b%.jpg")
    #expect(rig.photos == ["keep.jpg"])
    _ = try run("trash-restore", [try root(rig)], input: "0\n", rig: rig)
    #expect(rig.tree("lib") == all)
    #expect(rig.trashed.isEmpty && rig.infos.isEmpty)
    // What is back already is no failure.
    #expect(try rig.undo() == EditReport(id: EditID(rawValue: 1), kind: .undone))
    #expect(rig.tree("lib") == all)
  }

  @Test func whatItDeletedKeepsItsPlace() throws {
    let rig = try EditRig(["a.jpg", "sub/a.jpg"])
    _ = try run("trash-put", ["a.jpg"], rig: rig)
    #expect(rig.photos == ["sub/a.jpg"])
    _ = try rig.delete("sub/a.jpg")
    #expect(rig.tree("data/Trash/files") == ["a.jpg": "a.jpg", "a-2.jpg": "sub/a.jpg"])
    _ = try rig.undo()
    #expect(rig.tree("data/Trash/files") == ["a.jpg": "a.jpg"] && rig.infos == ["a.jpg.trashinfo"])
  }
}
