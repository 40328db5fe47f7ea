/// A line of the program's trace, as far as it is measured.
struct TraceLine {
  let event: String
  /// Nanoseconds since the program began.
  let time: Int
  private let bytes: [UInt8]

  /// Nil for what is no line of a trace.
  init?(_ bytes: [UInt8]) {
    self.bytes = bytes
    guard let event = Self.word(behind: "\"event\":\"", in: bytes),
      let time = Self.word(behind: "\"ns\":", in: bytes).flatMap({ Int($0) })
    else { return nil }
    self.event = event
    self.time = time
  }

  /// The bytes that the terminal was sent; nil for what is no frame.
  var byteCount: Int? { Self.word(behind: "\"bytes\":", in: bytes).flatMap { Int($0) } }

  /// Whether this is the end of a scan.
  var isEndOfScan: Bool { event == "scan" && Self.word(behind: "\"done\":", in: bytes) == "true" }

  private static func word(behind start: StaticString, in bytes: [UInt8]) -> String? {
    guard let place = bytes.withUnsafeBytes({ ByteSearch.end(of: start, in: $0) }) else {
      return nil
    }
    let word = bytes[place...].prefix { byte in
      byte != UInt8(ascii: ",") && byte != UInt8(ascii: "}") && byte != UInt8(ascii: "\"")
    }
    return String(decoding: word, as: UTF8.self)
  }
}
