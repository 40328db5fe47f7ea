import CellGeometry
import TerminalCore

extension VTScreen {
  mutating func apply(_ token: VTTokens.Token) {
    switch token {
    case .character(let scalar): write(scalar)
    case .control(let byte): control(byte)
    case .escape(let bytes): escape(bytes)
    case .sequence(let bytes, let final): sequence(bytes, final)
    case .string(let introducer, let bytes): string(introducer, bytes)
    }
  }

  // MARK: - Characters

  private mutating func write(_ scalar: Unicode.Scalar) {
    guard let columns = CellWidth.columns(of: scalar.value) else {
      unknown.append("character \(scalar.value)")
      return
    }
    if columns == 0 {
      combine(scalar)
      return
    }
    if isWrapPending || cursor.x + columns > size.width { wrap() }
    blankHalves(at: cursor.x)
    blankHalves(at: cursor.x + columns - 1)
    glyphs[cursor.y][cursor.x] = Glyph(text: String(Character(scalar)), look: look)
    if columns == 2 { glyphs[cursor.y][cursor.x + 1] = Glyph(text: "", look: look) }
    let next = cursor.x + columns
    isWrapPending = next >= size.width
    cursor.x = min(next, size.width - 1)
  }

  private mutating func combine(_ scalar: Unicode.Scalar) {
    var x = isWrapPending ? cursor.x : cursor.x - 1
    if x > 0, glyphs[cursor.y][x].text.isEmpty { x -= 1 }
    if x >= 0 { glyphs[cursor.y][x].text.unicodeScalars.append(scalar) }
  }

  private mutating func wrap() {
    cursor.x = 0
    isWrapPending = false
    lineFeed()
  }

  private mutating func blankHalves(at x: Int) {
    if glyphs[cursor.y][x].text.isEmpty, x > 0 { glyphs[cursor.y][x - 1].text = " " }
    if x + 1 < size.width, glyphs[cursor.y][x + 1].text.isEmpty {
      glyphs[cursor.y][x + 1].text = " "
    }
  }

  // MARK: - Controls

  private mutating func control(_ byte: UInt8) {
    isWrapPending = false
    switch byte {
    case 0x08: cursor.x = max(0, cursor.x - 1)
    case 0x09: cursor.x = min(size.width - 1, (cursor.x / 8 + 1) * 8)
    case 0x0A: lineFeed()
    case 0x0D: cursor.x = 0
    case 0x0E, 0x0F, 0x07, 0x00: break
    default: unknown.append("control \(byte)")
    }
  }

  private mutating func lineFeed() {
    if cursor.y == region.upperBound { scroll(up: 1) } else { moveTo(cursor.x, cursor.y + 1) }
  }

  mutating func scroll(up count: Int) {
    for _ in 0..<max(0, count) {
      glyphs.remove(at: region.lowerBound)
      glyphs.insert(blankRow, at: region.upperBound)
      scrolledLines += 1
    }
  }

  mutating func scroll(down count: Int) {
    for _ in 0..<max(0, count) {
      glyphs.remove(at: region.upperBound)
      glyphs.insert(blankRow, at: region.lowerBound)
    }
  }

  private var blankRow: [Glyph] { Array(repeating: blankGlyph, count: size.width) }

  /// Erasing takes the background (bce).
  var blankGlyph: Glyph { Glyph(text: " ", look: Look(background: look.background)) }

  mutating func moveTo(_ x: Int, _ y: Int) {
    cursor = Point(x: min(max(0, x), size.width - 1), y: min(max(0, y), size.height - 1))
    isWrapPending = false
  }

  private mutating func escape(_ bytes: [UInt8]) {
    switch String(decoding: bytes, as: UTF8.self) {
    case "7": savedCursor = (cursor, look)
    case "8":
      (cursor, look) = savedCursor
      isWrapPending = false
    case "M": if cursor.y == region.lowerBound { scroll(down: 1) } else { cursor.y -= 1 }
    case "D": lineFeed()
    case "E":
      cursor.x = 0
      lineFeed()
    case "=", ">", "(B", ")0", "(0", ")B", "\\": break
    default: unknown.append("ESC \(String(decoding: bytes, as: UTF8.self))")
    }
  }

  private mutating func string(_ introducer: UInt8, _ bytes: [UInt8]) {
    guard isAnswering else { return }
    switch (introducer, String(decoding: bytes, as: UTF8.self)) {
    case (UInt8(ascii: "]"), "11;?"): answer("\u{1B}]11;rgb:1010/2020/3030\u{1B}\\")
    case (UInt8(ascii: "P"), "$qm"): answer("\u{1B}P1$r0;48:2:1:2:3m\u{1B}\\")
    default: break
    }
  }

  mutating func answer(_ text: String) { answers += Array(text.utf8) }
}
