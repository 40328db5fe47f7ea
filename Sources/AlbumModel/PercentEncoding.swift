/// Percent-encoding of RFC 3986, section 2.1, over bytes.
package enum PercentEncoding {
  /// The bytes with every well-formed `%XX` decoded. What is not well-formed stays as it is, and so
  /// does `%00`: no file name holds a zero byte, and a path would end there.
  package static func decoded(_ bytes: some Collection<UInt8>) -> [UInt8] {
    let source = Array(bytes)
    var result: [UInt8] = []
    result.reserveCapacity(source.count)
    var i = 0
    while i < source.count {
      if source[i] == UInt8(ascii: "%"), i + 2 < source.count,
        let high = value(source[i + 1]), let low = value(source[i + 2]), high | low != 0
      {
        result.append(high << 4 | low)
        i += 3
      } else {
        result.append(source[i])
        i += 1
      }
    }
    return result
  }

  private static func value(_ digit: UInt8) -> UInt8? {
    switch digit {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): digit - UInt8(ascii: "0")
    case UInt8(ascii: "a")...UInt8(ascii: "f"): digit - UInt8(ascii: "a") + 10
    case UInt8(ascii: "A")...UInt8(ascii: "F"): digit - UInt8(ascii: "A") + 10
    default: nil
    }
  }
}
