import Foundation
import TestSupport

/// Answers a program's questions as a real terminal did, and reads and removes the files that kitty
/// would.
struct ActedTerminal {
  let profile: TerminalProfile
  /// The terminal that this one, tmux, runs in; nil when it passes nothing on to it.
  private let outer: TerminalProfile?
  /// How many tmux, one in the other, are between.
  private let levels: Int
  /// What has been looked at of the program's output.
  private var position = 0
  /// The files of pictures that were asked for.
  private(set) var files: [String] = []

  init(_ profile: TerminalProfile, outer: TerminalProfile? = nil, levels: Int = 1) {
    self.profile = profile
    self.outer = outer
    self.levels = levels
  }

  /// The answers to what was asked since the last time.
  mutating func answers(to output: [UInt8]) -> [UInt8] {
    var answers: [UInt8] = []
    while let start = output[position...].firstIndex(of: 0x1B) {
      position = start
      let rest = output[start...]
      if let string = Self.string(rest, after: "\u{1B}Ptmux;") {
        position = string.end
        answers += answersOutside(string.content)
      } else if let string = Self.string(rest, after: TerminalQuestion.graphics.rawValue) {
        position = string.end
        answers += graphics(string.content)
      } else if let question = Self.question(rest) {
        position += question.rawValue.utf8.count
        answers += Array((profile.answers[question] ?? "").utf8)
      } else {
        if Self.mayBecomeQuestion(rest) { break }
        position += 1
      }
    }
    return answers
  }

  private static func question(_ rest: ArraySlice<UInt8>) -> TerminalQuestion? {
    TerminalQuestion.allCases.first { $0 != .graphics && rest.starts(with: $0.rawValue.utf8) }
  }

  /// Whether these bytes, the last ones so far, may be the beginning of a question.
  private static func mayBecomeQuestion(_ rest: ArraySlice<UInt8>) -> Bool {
    let strings = ["\u{1B}Ptmux;", TerminalQuestion.graphics.rawValue]
    if strings.contains(where: { rest.starts(with: $0.utf8) }) { return true }
    let all = strings + TerminalQuestion.allCases.map(\.rawValue)
    return all.contains { $0.utf8.starts(with: rest) }
  }

  /// What stands between `introduction` and the string's end; an ESC that is doubled is none.
  private static func string(
    _ rest: ArraySlice<UInt8>, after introduction: String
  ) -> (content: [UInt8], end: Int)? {
    guard rest.starts(with: introduction.utf8) else { return nil }
    var place = rest.startIndex + introduction.utf8.count
    let start = place
    while place + 1 < rest.endIndex {
      if rest[place] == 0x1B, rest[place + 1] == 0x5C {
        return (Array(rest[start..<place]), place + 2)
      }
      place += rest[place] == 0x1B ? 2 : 1
    }
    return nil
  }

  private mutating func answersOutside(_ wrapped: [UInt8]) -> [UInt8] {
    var content: [UInt8] = []
    var isDoubled = false
    for byte in wrapped {
      isDoubled = byte == 0x1B && !isDoubled
      if !isDoubled { content.append(byte) }
    }
    guard let outer else { return [] }
    var outside =
      levels > 1
      ? ActedTerminal(profile, outer: outer, levels: levels - 1) : ActedTerminal(outer)
    defer { files += outside.files }
    return outside.answers(to: content)
  }

  /// `31,s=1,…,t=t;PAYLOAD`.
  private mutating func graphics(_ content: [UInt8]) -> [UInt8] {
    let text = String(decoding: content, as: UTF8.self)
    let parts = text.split(separator: ";", maxSplits: 1).map(String.init)
    let number = text.prefix { $0.isNumber }
    guard parts.count == 2, let data = Data(base64Encoded: parts[1]) else { return [] }
    let name = String(decoding: data, as: UTF8.self)
    var path: String?
    if parts[0].contains("t=t") { path = name }
    if parts[0].contains("t=s") { path = "/dev/shm" + name }
    if let path { files.append(path) }
    let message: String
    switch profile.graphics {
    case .none: return []
    case .direct: message = path == nil ? "OK" : "ENOTSUPPORTED:"
    case .all: message = path.map(Self.take) ?? "OK"
    }
    return Array("\u{1B}_Gi=\(number);\(message)\u{1B}\\".utf8)
  }

  /// Reads a pixel's file and removes it, as kitty does.
  private static func take(_ path: String) -> String {
    let isAllowed = path.hasPrefix("/dev/shm/") || path.contains("tty-graphics-protocol")
    guard isAllowed, FileManager.default.contents(atPath: path)?.count == 3 else { return "EBADF:" }
    unlink(path)
    return "OK"
  }
}

extension PseudoTerminal {
  /// Has a terminal answer whatever was asked so far.
  func answer(as terminal: inout ActedTerminal) {
    let answers = terminal.answers(to: output)
    if !answers.isEmpty { send(answers) }
  }
}
