/// Looks for the first element of a document in markup, behind all that may stand before it.
struct MarkupProbe {
  private var rest: ArraySlice<UInt8>

  /// - Parameter head: the first bytes of a file.
  init(_ head: [UInt8]) {
    rest = head[...]
    if rest.starts(with: [0xEF, 0xBB, 0xBF]) { rest = rest.dropFirst(3) }
  }

  /// Whether the document's element is `svg`, with or without a prefix.
  var isSVG: Bool {
    var probe = self
    return probe.findsSVG()
  }

  private mutating func findsSVG() -> Bool {
    while true {
      rest = rest.drop { $0 == 0x20 || (0x09...0x0D).contains($0) }
      if rest.starts(with: "<?".utf8) {
        guard skip(past: "?>") else { return false }
      } else if rest.starts(with: "<!--".utf8) {
        guard skip(past: "-->") else { return false }
      } else if rest.starts(with: "<!DOCTYPE".utf8) {
        guard skipDocumentType() else { return false }
      } else {
        return beginsElement()
      }
    }
  }

  private func beginsElement() -> Bool {
    guard rest.first == UInt8(ascii: "<") else { return false }
    let name = rest.dropFirst().prefix { $0 > 0x20 && $0 != 0x3E && $0 != 0x2F }
    return name.elementsEqual("svg".utf8) || name.suffix(4).elementsEqual(":svg".utf8)
  }

  private mutating func skip(past end: String) -> Bool {
    let end = Array(end.utf8)
    while rest.count >= end.count {
      if rest.starts(with: end) {
        rest = rest.dropFirst(end.count)
        return true
      }
      rest = rest.dropFirst()
    }
    return false
  }

  /// A document type may hold declarations in brackets, which hold `>`.
  private mutating func skipDocumentType() -> Bool {
    guard let end = rest.firstIndex(where: { $0 == 0x3E || $0 == 0x5B }) else { return false }
    guard rest[end] == 0x5B else {
      rest = rest[(end + 1)...]
      return true
    }
    rest = rest[end...]
    return skip(past: "]") && skip(past: ">")
  }
}
