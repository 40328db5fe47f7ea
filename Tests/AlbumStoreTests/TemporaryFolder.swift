import Foundation
import SystemEdge

/// A folder for one test, removed with the value.
final class TemporaryFolder {
  let path: String

  init() throws {
    var template = Array((NSTemporaryDirectory() + "photogrid-store-XXXXXX").utf8CString)
    guard mkdtemp(&template) != nil else { throw POSIXError(.EIO) }
    path = String(decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }

  deinit {
    // Folders of mode 000 and paths beyond PATH_MAX: rm knows how.
    _ = try? Program.run(
      "/bin/sh", ["-c", "chmod -R u+rwx \"$0\" 2>/dev/null; rm -rf \"$0\"", path])
  }

  var bytes: [UInt8] { Array(path.utf8) }

  func path(_ name: String) -> String { path + "/" + name }
  func bytes(_ name: String) -> [UInt8] { Array(path(name).utf8) }

  func folder(_ name: String) throws {
    try FileManager.default.createDirectory(
      atPath: path(name), withIntermediateDirectories: true)
  }

  /// Makes a file, and the folders that lead to it.
  func file(_ name: String, _ content: [UInt8] = [0xff, 0xd8, 0xff]) throws {
    let path = path(name)
    try folder(String(name[..<(name.lastIndex(of: "/") ?? name.startIndex)]))
    guard FileManager.default.createFile(atPath: path, contents: Data(content)) else {
      throw POSIXError(.EIO)
    }
  }

  /// Makes a program: a script of sh.
  ///
  /// Another process writes it: a child of ours that is being started may still have open what we have
  /// just written, and then the system does not run it ("text file busy").
  func program(_ name: String, _ script: String) throws {
    try file(name + ".text", Array("#!/bin/sh\n\(script)\n".utf8))
    let status = try Program.run(
      "/bin/sh",
      ["-c", "cat \"$0.text\" > \"$0\" && chmod 755 \"$0\" && rm \"$0.text\"", path(name)])
    guard status == 0 else { throw POSIXError(.EIO) }
  }

  func link(_ name: String, to target: String) throws {
    try FileManager.default.createSymbolicLink(
      atPath: path(name), withDestinationPath: target)
  }
}

/// Runs programs that tests need.
enum Program {
  /// - Returns: the exit status.
  @discardableResult
  static func run(_ path: String, _ arguments: [String]) throws -> Int32 {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: path)
    process.arguments = arguments
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
    return process.terminationStatus
  }

  /// The program's path, as PATH has it.
  static func find(_ name: String) -> String? {
    let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
    return path.split(separator: ":").map { "\($0)/\(name)" }
      .first { FileManager.default.isExecutableFile(atPath: $0) }
  }

  /// A program of this package, beside the test bundle.
  static func built(_ name: String) -> String {
    #if os(Linux)
      let here = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
    #else
      let here = Bundle(for: TemporaryFolder.self).bundleURL
    #endif
    return here.deletingLastPathComponent().appendingPathComponent(name).path
  }
}

/// The files that the repository does not hold itself.
enum Shared {
  /// `../shared`, seen from the package's root.
  static let root: String = {
    let here = URL(fileURLWithPath: #filePath).resolvingSymlinksInPath()
    return here.deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent("shared").path
  }()

  static var hasCorpus: Bool {
    FileManager.default.fileExists(atPath: root + "/corpus/manifest.json")
  }

  static var hasNames: Bool {
    FileManager.default.fileExists(atPath: root + "/corpus/make-names.py")
      && Program.find("python3") != nil
  }
}
