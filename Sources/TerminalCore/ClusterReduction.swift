/// Turns the scalars of one grapheme cluster into cells that one curses cell each can carry.
struct ClusterReduction {
  private(set) var cells: [Cell] = []
  /// Whether the last cell may take marks.
  private var hasBase = false
  /// Whether a joiner came after an emoji: what follows belongs to a picture that is not drawn.
  private var isJoined = false
  private var isEmoji = false

  mutating func take(_ scalar: Unicode.Scalar) {
    switch scalar.value {
    case 0..<0x20: show(Unicode.Scalar(0x2400 + scalar.value) ?? replacement)
    case 0x7F: show("\u{2421}")
    case 0x2028, 0x2029: show("\u{2424}")
    case 0x80..<0xA0: show(replacement)
    case 0xA0: show(" ")
    case 0x202A...0x202E, 0x2066...0x2069: spellOut(scalar)
    case 0x200D: isJoined = isEmoji
    case 0x20E3 where hasBase: break
    // Kitty's placeholder for pictures: text from outside must never place one.
    case 0x10EEEE: show(replacement)
    case 0x1F1E6...0x1F1FF: show(Unicode.Scalar(UInt8(scalar.value - 0x1F1E6) + 0x41))
    case 0x1F3FB...0x1F3FF where hasBase: break
    default: takeOther(scalar)
    }
  }

  private mutating func takeOther(_ scalar: Unicode.Scalar) {
    let properties = scalar.properties
    if scalar.value >= 0x80 && properties.isDefaultIgnorableCodePoint { return }
    guard let columns = CellWidth.columns(of: scalar.value) else {
      show(replacement)
      return
    }
    if columns == 0 {
      if properties.generalCategory != .format { combine(scalar) }
    } else if !isJoined {
      show(scalar, columns: columns)
      isEmoji = scalar.value >= 0x80 && properties.isEmoji
    }
  }

  private mutating func combine(_ mark: Unicode.Scalar) {
    if !hasBase { show("\u{25CC}") }
    let last = cells.count - 1
    cells[last] = cells[last].adding(mark: mark)
  }

  private mutating func show(_ scalar: Unicode.Scalar, columns: Int = 1) {
    cells.append(Cell(scalar, width: columns))
    hasBase = true
    isEmoji = false
  }

  private mutating func spellOut(_ scalar: Unicode.Scalar) {
    let digits = String(scalar.value, radix: 16, uppercase: true)
    for letter in "‹U+\(digits)›".unicodeScalars { show(letter) }
  }

  private var replacement: Unicode.Scalar { "\u{FFFD}" }
}
