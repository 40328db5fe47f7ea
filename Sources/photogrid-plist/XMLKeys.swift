/// The keys of a property list in XML, as they stand in the file.
enum XMLKeys {
  /// How many elements named "key" there are.
  static func count(in bytes: [UInt8]) -> Int {
    // UTF-16 has zeros between; what is looked for is ASCII.
    let text = bytes.contains(0) ? bytes.filter { $0 != 0 } : bytes
    var count = 0
    var rest = text[...]
    while let start = rest.firstIndex(of: UInt8(ascii: "<")) {
      rest = rest[start...]
      if rest.starts(with: "<!--".utf8) {
        rest = after("-->", in: rest.dropFirst(4))
      } else if rest.starts(with: "<![CDATA[".utf8) {
        rest = after("]]>", in: rest.dropFirst(9))
      } else {
        if isKey(rest) { count += 1 }
        rest = rest.dropFirst()
      }
    }
    return count
  }

  private static func isKey(_ tag: ArraySlice<UInt8>) -> Bool {
    guard tag.starts(with: "<key".utf8), let next = tag.dropFirst(4).first else { return false }
    return [UInt8(ascii: ">"), UInt8(ascii: "/"), 0x09, 0x0a, 0x0d, 0x20].contains(next)
  }

  private static func after(_ end: String, in text: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    let end = Array(end.utf8)
    var rest = text
    while let start = rest.firstIndex(of: end[0]) {
      rest = rest[start...]
      if rest.starts(with: end) { return rest.dropFirst(end.count) }
      rest = rest.dropFirst()
    }
    return text.suffix(0)
  }
}
