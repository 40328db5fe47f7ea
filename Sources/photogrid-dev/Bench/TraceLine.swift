/// A line of the program's trace, as far as it is measured.
struct TraceLine {
  let event: String
  /// Nanoseconds since the program began.
  let time: Int
  private let text: String

  /// Nil for what is no line of a trace.
  init?(_ text: String) {
    self.text = text
    guard let event = Self.word(behind: "\"event\":\"", in: text),
      let time = Self.word(behind: "\"ns\":", in: text).flatMap({ Int($0) })
    else { return nil }
    self.event = event
    self.time = time
  }

  /// A member that is a number; nil when there is none.
  func number(_ name: String) -> Int? {
    Self.word(behind: "\"\(name)\":", in: text).flatMap { Int($0) }
  }

  func isTrue(_ name: String) -> Bool { Self.word(behind: "\"\(name)\":", in: text) == "true" }

  private static func word(behind start: String, in text: String) -> String? {
    guard let place = text.utf8.firstRange(of: start.utf8)?.upperBound else { return nil }
    let word = text.utf8[place...].prefix { byte in
      byte != UInt8(ascii: ",") && byte != UInt8(ascii: "}") && byte != UInt8(ascii: "\"")
    }
    return String(word)
  }
}
