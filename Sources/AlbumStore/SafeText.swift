/// Text from outside, for a message: what would act on a terminal is shown as an escape.
enum SafeText {
  /// The bytes as text: bytes that are not UTF-8 as `\xNN`; control characters, and those that
  /// change the direction of the text or break lines, as `\u{NN}`; cut in the middle when longer
  /// than a message should be.
  static func of(_ bytes: some Collection<UInt8>, atMost limit: Int = 400) -> String {
    let bytes = Array(bytes)
    guard bytes.count > limit else { return escaped(bytes[...]) }
    return escaped(bytes.prefix(limit / 2)) + "…" + escaped(bytes.suffix(limit / 2))
  }

  private static func escaped(_ bytes: ArraySlice<UInt8>) -> String {
    var result = ""
    var rest = bytes
    while let first = rest.first {
      let length = sequenceLength(first)
      let candidate = rest.prefix(length)
      if let text = String(validating: candidate, as: UTF8.self),
        let scalar = text.unicodeScalars.first
      {
        if isActive(scalar) {
          result += "\\u{\(String(scalar.value, radix: 16))}"
        } else {
          result.unicodeScalars.append(scalar)
        }
        rest = rest.dropFirst(length)
      } else {
        result += "\\x\(first < 16 ? "0" : "")\(String(first, radix: 16))"
        rest = rest.dropFirst()
      }
    }
    return result
  }

  /// Bytes of the UTF-8 sequence that begins with `first`; 1 when none does.
  private static func sequenceLength(_ first: UInt8) -> Int {
    switch first {
    case 0xc2...0xdf: 2
    case 0xe0...0xef: 3
    case 0xf0...0xf4: 4
    default: 1
    }
  }

  private static func isActive(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator, .surrogate, .privateUse: true
    default: false
    }
  }
}
