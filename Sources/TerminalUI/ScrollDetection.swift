/// Finds out whether curses' output moves lines, where it could not be kept from doing so.
enum ScrollDetection {
  /// Whether `bytes` may shift what is on the screen: a line feed, an index or reverse index, or a
  /// control sequence that sets a region, scrolls, inserts or deletes lines.
  static func mayScroll(_ bytes: [UInt8]) -> Bool {
    var place = 0
    while place < bytes.count {
      let byte = bytes[place]
      place += 1
      if byte == 0x0A { return true }
      guard byte == 0x1B, place < bytes.count else { continue }
      let kind = bytes[place]
      place += 1
      if "DEM".utf8.contains(kind) { return true }
      guard kind == UInt8(ascii: "[") else { continue }
      while place < bytes.count, !(0x40...0x7E).contains(bytes[place]) { place += 1 }
      if place < bytes.count, "rSTLM".utf8.contains(bytes[place]) { return true }
    }
    return false
  }
}
