/// Why bytes are not the message that was expected.
package enum WireError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The message ends before the value does.
  case truncated
  /// A length or count of `found` where at most `limit` is allowed.
  case tooLong(found: Int, limit: Int)
  /// The named field has a value that means nothing.
  case invalid(String)
  /// The message goes on after its last value, by that many bytes.
  case trailingBytes(Int)
  /// The other side speaks that version of the protocol.
  case version(UInt16)

  package var description: String {
    switch self {
    case .truncated: "message cut short"
    case .tooLong(let found, let limit): "length \(found), at most \(limit) is allowed"
    case .invalid(let field): "no valid \(field)"
    case .trailingBytes(let count): "\(count) bytes too many"
    case .version(let version): "protocol version \(version)"
    }
  }
}
