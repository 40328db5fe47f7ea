/// The parts of an address, as far as photos need them (RFC 3986, section 3). Bytes throughout:
/// an address from a list may be badly formed.
package struct WebAddress: Equatable, Sendable {
  /// In lower case; empty when the address has none.
  package var scheme: [UInt8]
  /// Without user, password and port, as written; empty when there is none.
  package var host: [UInt8]
  /// As written, still percent-encoded, without query and fragment.
  package var path: [UInt8]

  /// - Returns: nil when the bytes do not begin with a scheme of two letters or more and a colon.
  ///   (One letter would be a drive.)
  package init?(_ bytes: some Collection<UInt8>) {
    let bytes = Array(bytes)
    guard let colon = bytes.firstIndex(of: UInt8(ascii: ":")), colon > 1,
      Self.isScheme(bytes[..<colon])
    else { return nil }
    scheme = bytes[..<colon].map(NaturalOrder.folded)
    var rest = bytes[(colon + 1)...]
    if scheme != Array("file".utf8),
      let end = rest.firstIndex(where: { $0 == UInt8(ascii: "?") || $0 == UInt8(ascii: "#") })
    {
      rest = rest[..<end]
    }
    guard rest.starts(with: "//".utf8) else {
      host = []
      path = Array(rest)
      return
    }
    rest = rest.dropFirst(2)
    let slash = rest.firstIndex(of: UInt8(ascii: "/")) ?? rest.endIndex
    host = Self.host(of: rest[..<slash])
    path = Array(rest[slash...])
  }

  private static func isScheme(_ bytes: ArraySlice<UInt8>) -> Bool {
    func isLetter(_ byte: UInt8) -> Bool { NaturalOrder.folded(byte) &- UInt8(ascii: "a") < 26 }
    guard let first = bytes.first, isLetter(first) else { return false }
    return bytes.allSatisfy {
      isLetter($0) || NaturalOrder.isDigit($0) || "+-.".utf8.contains($0)
    }
  }

  private static func host(of authority: ArraySlice<UInt8>) -> [UInt8] {
    var host = authority
    if let at = host.lastIndex(of: UInt8(ascii: "@")) { host = host[(at + 1)...] }
    if host.first == UInt8(ascii: "["), let end = host.firstIndex(of: UInt8(ascii: "]")) {
      return Array(host[...end])
    }
    if let colon = host.lastIndex(of: UInt8(ascii: ":")) { host = host[..<colon] }
    return Array(host)
  }
}
