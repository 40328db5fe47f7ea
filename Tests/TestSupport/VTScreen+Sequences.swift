import CellGeometry

extension VTScreen {
  mutating func sequence(_ bytes: [UInt8], _ final: UInt8) {
    let text = String(decoding: bytes, as: UTF8.self)
    let name = Character(Unicode.Scalar(final))
    if let marker = text.first, "?<=>".contains(marker) {
      privateSequence(marker, String(text.dropFirst()), name)
      return
    }
    let numbers = text.split(separator: ";", omittingEmptySubsequences: false).map { Int($0) }
    let first = numbers.first.flatMap { $0 }
    let count = max(1, first ?? 1)
    switch name {
    case "H", "f":
      let column = numbers.count > 1 ? numbers[1] ?? 1 : 1
      moveTo(column - 1, (first ?? 1) - 1)
    case "A": moveTo(cursor.x, cursor.y - count)
    case "B", "e": moveTo(cursor.x, cursor.y + count)
    case "C", "a": moveTo(cursor.x + count, cursor.y)
    case "D": moveTo(cursor.x - count, cursor.y)
    case "G", "`": moveTo((first ?? 1) - 1, cursor.y)
    case "d": moveTo(cursor.x, (first ?? 1) - 1)
    case "r": setRegion(numbers)
    case "m": style(text)
    case "c": if isAnswering { answer("\u{1B}[?62;22c") }
    case "n": if isAnswering, text == "5" { answer("\u{1B}[0n") }
    case "h", "l", "t": windowOrMode(text, name)
    default: edit(name, first ?? 0, count)
    }
  }

  private mutating func edit(_ name: Character, _ kind: Int, _ count: Int) {
    isWrapPending = false
    let row = cursor.y
    let rest = cursor.x..<size.width
    switch name {
    case "J": eraseDisplay(kind)
    case "K": erase(row: row, [cursor.x..<size.width, 0..<cursor.x + 1, 0..<size.width][kind])
    case "X": erase(row: row, cursor.x..<min(size.width, cursor.x + count))
    case "P":
      glyphs[row].removeSubrange(cursor.x..<min(size.width, cursor.x + count))
      glyphs[row] += Array(repeating: blankGlyph, count: size.width - glyphs[row].count)
    case "@":
      glyphs[row].insert(
        contentsOf: Array(repeating: blankGlyph, count: min(count, rest.count)), at: cursor.x)
      glyphs[row].removeLast(glyphs[row].count - size.width)
    case "S": scroll(up: count)
    case "T": scroll(down: count)
    case "b":
      guard cursor.x > 0 else { return }
      let last = glyphs[row][cursor.x - 1].text
      for _ in 0..<count {
        for scalar in last.unicodeScalars { apply(.character(scalar)) }
      }
    default: unknown.append("CSI \(kind) \(name)")
    }
  }

  private mutating func erase(row: Int, _ columns: Range<Int>) {
    for x in columns { glyphs[row][x] = blankGlyph }
  }

  private mutating func eraseDisplay(_ kind: Int) {
    switch kind {
    case 0:
      erase(row: cursor.y, cursor.x..<size.width)
      for y in cursor.y + 1..<max(cursor.y + 1, size.height) { erase(row: y, 0..<size.width) }
    case 1:
      for y in 0..<cursor.y { erase(row: y, 0..<size.width) }
      erase(row: cursor.y, 0..<cursor.x + 1)
    default:
      for y in 0..<size.height { erase(row: y, 0..<size.width) }
    }
  }

  private mutating func setRegion(_ numbers: [Int?]) {
    let top = (numbers.first.flatMap { $0 } ?? 1) - 1
    let bottom = (numbers.count > 1 ? numbers[1] ?? size.height : size.height) - 1
    guard top < bottom, bottom < size.height else {
      unknown.append("region \(top) \(bottom)")
      return
    }
    region = top...bottom
    moveTo(0, 0)
  }

  private mutating func windowOrMode(_ text: String, _ name: Character) {
    switch (text, name) {
    case ("16", "t"): if isAnswering { answer("\u{1B}[6;20;10t") }
    case ("14", "t"), ("22;0;0", "t"), ("23;0;0", "t"), ("4", "l"): break
    default: unknown.append("CSI \(text) \(name)")
    }
  }

  private mutating func privateSequence(_ marker: Character, _ text: String, _ name: Character) {
    switch (marker, name) {
    case ("?", "h"): for mode in text.split(separator: ";") { set(Int(mode) ?? 0, true) }
    case ("?", "l"): for mode in text.split(separator: ";") { set(Int(mode) ?? 0, false) }
    case ("?", "p"): if isAnswering, text == "2026$" { answer("\u{1B}[?2026;2$y") }
    case (">", "q"): if isAnswering { answer("\u{1B}P>|foot(1.2.3)\u{1B}\\") }
    // Questions to other terminals: for kitty's keyboard, and for sixel's colours and sizes.
    case ("?", "u"), ("?", "S"): break
    default: unknown.append("CSI \(marker)\(text) \(name)")
    }
  }

  private mutating func set(_ mode: Int, _ isOn: Bool) {
    if isOn { modes.insert(mode) } else { modes.remove(mode) }
    switch mode {
    case 25: isCursorVisible = isOn
    case 1049 where isOn && !isAlternate:
      isAlternate = true
      normalScreen = glyphs
      glyphs = Self.blank(size)
    case 1049 where !isOn && isAlternate:
      isAlternate = false
      glyphs = normalScreen ?? glyphs
      let current = size
      size = Size(width: glyphs.first?.count ?? 0, height: glyphs.count)
      resize(to: current)
    default: break
    }
  }

  private mutating func style(_ text: String) {
    var numbers = text.split(separator: ";", omittingEmptySubsequences: false)
      .map { Int($0) ?? 0 }[...]
    if numbers.isEmpty { numbers = [0] }
    while let number = numbers.popFirst() {
      switch number {
      case 0: look = Look()
      case 1, 2, 3, 4, 7: look.attributes.insert(number)
      case 22: look.attributes.subtract([1, 2])
      case 23, 24, 27: look.attributes.remove(number - 20)
      case 30...37, 90...97: look.foreground = "\(number < 90 ? number - 30 : number - 82)"
      case 40...47, 100...107: look.background = "\(number < 100 ? number - 40 : number - 92)"
      case 39: look.foreground = ""
      case 49: look.background = ""
      case 38: look.foreground = Self.color(&numbers)
      case 48: look.background = Self.color(&numbers)
      default: unknown.append("SGR \(number)")
      }
    }
  }

  /// `5;n` becomes `n`, `2;r;g;b` stays.
  private static func color(_ numbers: inout ArraySlice<Int>) -> String {
    let isDirect = numbers.popFirst() == 2
    let parts = numbers.prefix(isDirect ? 3 : 1)
    numbers = numbers.dropFirst(parts.count)
    return (isDirect ? "2;" : "") + parts.map(String.init).joined(separator: ";")
  }
}
