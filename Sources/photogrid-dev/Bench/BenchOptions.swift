import Foundation

/// What `bench` measures, and on what.
struct BenchOptions {
  enum Part: String, CaseIterable {
    case start
    case keys
    case scan
    case idle
    case model
    case search
  }

  /// A million photos in a folder.
  var tree = "/tmp/tree-1m"
  /// The folder of the programs that are measured.
  var programs = URL(fileURLWithPath: CommandLine.arguments[0]).resolvingSymlinksInPath()
    .deletingLastPathComponent().path
  var parts = Part.allCases

  static let usage = "bench [--tree DIR] [--programs DIR] [--only PART,…]"

  init(_ arguments: [String]) throws {
    var rest = arguments[...]
    while let name = rest.popFirst() {
      guard ["--tree", "--programs", "--only"].contains(name), let value = rest.popFirst() else {
        throw BenchProblem(description: "bench: \(name): expected \(Self.usage)")
      }
      switch name {
      case "--tree": tree = value
      case "--programs": programs = value
      default: parts = try Self.parts(value)
      }
    }
  }

  private static func parts(_ list: String) throws -> [Part] {
    try list.split(separator: ",").map { name in
      guard let part = Part(rawValue: String(name)) else {
        let all = Part.allCases.map(\.rawValue).joined(separator: ", ")
        throw BenchProblem(description: "bench: --only \(name): expected some of \(all)")
      }
      return part
    }
  }

  /// The path of a built program.
  func program(_ name: String) throws -> String {
    let path = "\(programs)/\(name)"
    guard FileManager.default.isExecutableFile(atPath: path) else {
      throw BenchProblem(
        description: "bench: \(path): no such program; expected it built with optimisation")
    }
    return path
  }

  func checkTree() throws {
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: tree, isDirectory: &isFolder), isFolder.boolValue
    else {
      throw BenchProblem(
        description: "bench: \(tree): no such folder; make it by "
          + "make-tree.py --out \(tree) --count 1000000 --albums 2000, or name another by --tree")
    }
  }
}
