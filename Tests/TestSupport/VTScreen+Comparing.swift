import CellGeometry
package import TerminalCore

extension VTScreen {
  /// Where the screen does not show `frame`: text, colours, attributes, and pictures as
  /// `RandomFrames.picture` makes them. Nil when all is right.
  package func difference(from frame: Frame) -> String? {
    guard frame.buffer.size == size else {
      return "the screen is \(size), the frame \(frame.buffer.size)"
    }
    for y in 0..<size.height {
      for x in 0..<size.width {
        let wanted = expected(frame, x: x, y: y)
        let actual = normal(self[x, y])
        if wanted != actual { return "\(x),\(y): expected \(wanted), is \(actual)" }
      }
    }
    return nil
  }

  /// What can't be seen is not compared: the foreground of blanks.
  private func normal(_ glyph: Glyph) -> Glyph {
    var glyph = glyph
    if glyph.text == "\u{A0}" { glyph.text = " " }
    guard glyph.text == " ", glyph.look.attributes.isDisjoint(with: [4, 7]) else { return glyph }
    glyph.look.foreground = ""
    glyph.look.attributes = []
    return glyph
  }

  private func expected(_ frame: Frame, x: Int, y: Int) -> Glyph {
    let cell = frame.buffer[x, y]
    if cell.base == Cell.picture.base,
      let placement = frame.placements.last(where: {
        $0.visibleRect.x <= x && x < $0.visibleRect.maxX && $0.visibleRect.y <= y
          && y < $0.visibleRect.maxY
      })
    {
      let (column, row) = (x - placement.origin.x, y - placement.origin.y)
      let id = placement.picture.id.rawValue
      let letter = RandomFrames.letter(id: id, x: column, y: row)
      let look = Look(foreground: "2;\(id % 256);\(row);\(column)")
      return Glyph(text: String(Character(letter)), look: look)
    }
    let text = String(String.UnicodeScalarView(cell.scalars))
    return normal(Glyph(text: text, look: Self.look(cell.style)))
  }

  private static func look(_ style: Style) -> Look {
    func name(_ color: Color) -> String {
      if case .indexed(let index) = color { "\(index)" } else { "" }
    }
    let numbers: [(Style.Attributes, Int)] = [
      (.bold, 1), (.dim, 2), (.italic, 3), (.underline, 4), (.reverse, 7),
    ]
    return Look(
      foreground: name(style.foreground), background: name(style.background),
      attributes: Set(numbers.filter { style.attributes.contains($0.0) }.map(\.1)))
  }
}
