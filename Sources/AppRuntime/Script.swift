import GridController
import TerminalCore

/// Steps to play in place of a user. A line holds keys in notation, with blanks between them where
/// one likes; or, after a colon, an action's name or one of the commands
/// `wait idle [SECONDS]`, `wait text TEXT`, `resize COLSxROWS`, `save-screen FILE`, `save-state FILE`, `quit`.
/// Empty lines and those that begin with `#` are passed over.
package struct Script: Equatable, Sendable {
  package let steps: [ScriptStep]

  package struct Problem: Error, Equatable, CustomStringConvertible {
    /// Counted from 1.
    package let line: Int
    package let description: String
  }

  /// Seconds that `:wait idle` waits unless it says otherwise.
  static let idleSeconds = 60

  package init(_ text: String) throws(Problem) {
    var steps: [ScriptStep] = []
    let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    for (index, line) in lines.enumerated() {
      let words = line.split(whereSeparator: \.isWhitespace)
      guard let first = words.first, !first.hasPrefix("#") else { continue }
      if first.hasPrefix(":"), first.count > 1 {
        steps.append(try Self.command(line, words, number: index + 1))
      } else {
        for word in words { steps += try Self.keys(word, number: index + 1) }
      }
    }
    self.steps = steps
  }

  private static func keys(
    _ word: Substring, number: Int
  ) throws(Problem) -> [ScriptStep] {
    // Why it is none is not said: the word itself says it.
    guard let keys = try? Key.parse(sequence: String(word)) else {
      throw Problem(line: number, description: "\(word) is no key sequence, as gg or <C-d> is")
    }
    return keys.map { .key($0) }
  }

  private static func command(
    _ line: Substring, _ words: [Substring], number: Int
  ) throws(Problem) -> ScriptStep {
    let name = words[0].dropFirst()
    // A file's name may hold blanks: it is the rest of the line.
    let rest = line.drop(while: \.isWhitespace).dropFirst(words[0].count).trimmed
    func problem(_ expected: String) -> Problem {
      Problem(line: number, description: ":\(name) expects \(expected)")
    }
    switch name {
    case "wait":
      if words.count >= 3, words[1] == "text" {
        return .waitText(rest.dropFirst(words[1].count).trimmed)
      }
      guard words.count >= 2, words[1] == "idle" else {
        throw problem("idle [SECONDS], or text TEXT")
      }
      guard words.count > 2 else { return .waitIdle(seconds: idleSeconds) }
      guard words.count == 3, let seconds = Int(words[2]), (1...3600).contains(seconds) else {
        throw problem("idle and a number of seconds from 1 to 3600")
      }
      return .waitIdle(seconds: seconds)
    case "resize":
      guard let size = WindowSize(rest) else { throw problem("a size such as 120x40") }
      return .resize(columns: size.columns, rows: size.rows)
    case "save-screen", "save-state":
      guard !rest.isEmpty else { throw problem("a file's name") }
      return name == "save-screen" ? .saveScreen(rest) : .saveState(rest)
    case "quit" where words.count == 1: return .quit
    default:
      guard words.count == 1, let action = Action(rawValue: String(name)) else {
        throw Problem(
          line: number, description: ":\(name) is neither a script command nor an action's name")
      }
      return .action(action)
    }
  }
}

extension StringProtocol {
  /// Without white space at both ends.
  var trimmed: String {
    let start = drop(while: \.isWhitespace)
    guard let end = start.lastIndex(where: { !$0.isWhitespace }) else { return "" }
    return String(start[...end])
  }
}
