/// Names for files whose own is taken.
enum NumberedName {
  /// The bytes that a name may have on the file systems that we know.
  static let limit = 255

  /// The name with a number before its extension, from 2 on; as it is with number 1. The part
  /// before is cut, between characters, where the whole would be longer than the limit.
  static func name(_ name: [UInt8], number: Int, atMost limit: Int = limit) -> [UInt8] {
    let tail = number > 1 ? Array("-\(number)".utf8) : []
    guard name.count + tail.count > limit || number > 1 else { return name }
    var (stem, ending) = parts(of: name)
    // An ending that leaves no room is none.
    if ending.count + tail.count >= limit { (stem, ending) = (name, []) }
    return cut(stem, to: limit - tail.count - ending.count) + tail + ending
  }

  /// What stands before the last dot, and the dot with what follows. A name that only begins with a
  /// dot has no ending.
  static func parts(of name: [UInt8]) -> (stem: [UInt8], ending: [UInt8]) {
    guard let dot = name.lastIndex(of: UInt8(ascii: ".")), dot > 0 else { return (name, []) }
    return (Array(name[..<dot]), Array(name[dot...]))
  }

  private static func cut(_ bytes: [UInt8], to count: Int) -> [UInt8] {
    guard bytes.count > count else { return bytes }
    var end = max(1, count)
    // Not in the middle of a character of UTF-8, which has three more bytes at most.
    while end > 1, count - end < 3, bytes[end] & 0xc0 == 0x80 { end -= 1 }
    return Array(bytes[..<end])
  }
}
