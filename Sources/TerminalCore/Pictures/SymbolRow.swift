/// One row of a picture made of symbols: SGR sequences and characters, as `EncodedPicture` has them.
enum SymbolRow {
  /// The part of the row that fills `columns`, counted from the picture's left, with the attributes
  /// that hold there; ends with default attributes. Half a wide character is a space.
  static func cut(_ row: [UInt8], to columns: Range<Int>, of width: Int) -> [UInt8] {
    if columns == 0..<width { return row }
    var result: [UInt8] = []
    // The SGR sequences since the last reset: what is in force at a place.
    var inForce: [UInt8] = []
    var hasBegun = false
    var column = 0
    var place = row.startIndex
    while place < row.endIndex, column < columns.upperBound {
      let end = tokenEnd(row, from: place)
      let token = row[place..<end]
      place = end
      if token.first == 0x1B {
        if isReset(token) { inForce.removeAll() } else { inForce += token }
        if hasBegun { result += token }
        continue
      }
      let next = column + self.columns(of: token)
      defer { column = next }
      guard next > columns.lowerBound else { continue }
      if !hasBegun {
        result += inForce
        hasBegun = true
      }
      if column >= columns.lowerBound && next <= columns.upperBound {
        result += token
      } else {
        result.append(0x20)
      }
    }
    return result + Array("\u{1B}[0m".utf8)
  }

  /// The end of the sequence or character that begins at `place`.
  private static func tokenEnd(_ row: [UInt8], from place: Int) -> Int {
    if row[place] == 0x1B {
      let final = row[place...].dropFirst(2).firstIndex { (0x40...0x7E).contains($0) }
      return final.map { $0 + 1 } ?? row.endIndex
    }
    var end = place + 1
    while end < row.endIndex, row[end] & 0xC0 == 0x80 { end += 1 }
    return end
  }

  private static func isReset(_ token: ArraySlice<UInt8>) -> Bool {
    token.elementsEqual("\u{1B}[0m".utf8) || token.elementsEqual("\u{1B}[m".utf8)
  }

  private static func columns(of token: ArraySlice<UInt8>) -> Int {
    let scalar = String(decoding: token, as: UTF8.self).unicodeScalars.first
    return scalar.flatMap { CellWidth.columns(of: $0.value) } ?? 1
  }
}
