/// A JSON value to be written. Own code because Foundation would double the time to the first
/// frame; it only writes, never reads.
package enum JSON: Sendable {
  case null
  case bool(Bool)
  case integer(Int)
  case string(String)
  case array([JSON])
  /// Members in the order given.
  case object([(String, JSON)])

  /// The value as RFC 8259 text, on one line, in UTF-8.
  package var text: String {
    var text = ""
    append(to: &text)
    return text
  }

  private func append(to text: inout String) {
    switch self {
    case .null: text += "null"
    case .bool(let value): text += value ? "true" : "false"
    case .integer(let value): text += String(value)
    case .string(let value): Self.append(value, to: &text)
    case .array(let values): Self.append(values, "[", "]", to: &text) { $0.append(to: &$1) }
    case .object(let members):
      Self.append(members, "{", "}", to: &text) { member, text in
        Self.append(member.0, to: &text)
        text += ":"
        member.1.append(to: &text)
      }
    }
  }

  private static func append<Element>(
    _ elements: [Element], _ open: String, _ close: String, to text: inout String,
    _ appendElement: (Element, inout String) -> Void
  ) {
    text += open
    for (index, element) in elements.enumerated() {
      if index > 0 { text += "," }
      appendElement(element, &text)
    }
    text += close
  }

  private static func append(_ string: String, to text: inout String) {
    text += "\""
    for scalar in string.unicodeScalars {
      switch scalar {
      case "\"": text += "\\\""
      case "\\": text += "\\\\"
      case "\n": text += "\\n"
      case "\t": text += "\\t"
      case "\r": text += "\\r"
      default:
        // Controls must be escaped; DEL and C1 are too, since people look at these files in
        // terminals.
        if scalar.value < 0x20 || (0x7f...0x9f).contains(scalar.value) {
          let digits = String(scalar.value, radix: 16)
          text += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
        } else {
          text.unicodeScalars.append(scalar)
        }
      }
    }
    text += "\""
  }
}
