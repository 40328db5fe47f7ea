import Foundation

/// What `photogrid-dev monkey` is asked to do.
struct MonkeyOptions {
  /// Actions in all, shared among the kinds of library.
  var actions = 200_000
  var seed = UInt64(20_240_503)
  var kinds = MonkeyKind.allCases
  /// Where the libraries are made; nil is a folder in memory where there is one.
  var folder: String?
  /// Whether other programs change the libraries meanwhile.
  var hasOthers = true

  init(_ arguments: [String]) throws {
    var rest = arguments[...]
    while let name = rest.popFirst() {
      if name == "--alone" {
        hasOthers = false
        continue
      }
      guard let value = rest.popFirst() else {
        throw MonkeyProblem(description: "monkey: \(name): expected a value after it")
      }
      try set(name, value)
    }
  }

  private mutating func set(_ name: String, _ value: String) throws {
    func problem(_ expected: String) -> MonkeyProblem {
      MonkeyProblem(description: "monkey: \(name) \(value): expected \(expected)")
    }
    switch name {
    case "--actions":
      guard let number = Int(value), number > 0 else { throw problem("a number above 0") }
      actions = number
    case "--seed":
      guard let number = UInt64(value) else { throw problem("a number") }
      seed = number
    case "--kinds":
      kinds = try value.split(separator: ",").map { word in
        guard let kind = MonkeyKind(rawValue: String(word)) else {
          throw problem("some of folder, plist, list")
        }
        return kind
      }
    case "--folder": folder = value
    default:
      throw MonkeyProblem(
        description: "monkey: \(name): expected --actions, --seed, --kinds, --folder or --alone")
    }
  }
}
