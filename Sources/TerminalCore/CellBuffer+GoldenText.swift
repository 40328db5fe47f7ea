import CellGeometry

extension CellBuffer {
  /// The buffer as text that a reviewer can read and compare: its size, the characters (`░` under
  /// pictures), a letter a cell for its style (`.` is plain), and what the letters mean. Trailing
  /// blanks and plain cells are left out.
  package var goldenText: String {
    var styles = StyleLegend()
    let planes = (0..<size.height).map { y in
      let letters = row(y).map { styles.letter(for: $0.style) }
      return String(letters).trimmingEnd(".")
    }
    return
      (["size \(size.width)x\(size.height)", "text"]
      + (0..<size.height).map { rowText($0, picture: "░") }
      + ["styles"] + planes + ["legend"] + styles.lines).joined(separator: "\n") + "\n"
  }
}

extension Frame {
  /// The buffer's golden text and the rectangle of every placement.
  package var goldenText: String {
    buffer.goldenText + "pictures\n"
      + placements.map { placement in
        let place = placement.origin
        let size = placement.picture.size
        let rows = placement.visibleRows
        return "\(size.width)x\(size.height) at \(place.x),\(place.y)"
          + " rows \(rows.lowerBound)..<\(rows.upperBound) id \(placement.picture.id.rawValue)\n"
      }.joined()
  }
}

/// Gives letters to styles in the order of their appearance.
private struct StyleLegend {
  private var letters: [Style: Character] = [.plain: "."]
  private(set) var lines: [String] = []
  private static let alphabet = Array(
    "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789")

  mutating func letter(for style: Style) -> Character {
    if let letter = letters[style] { return letter }
    // More styles than letters share the last one; the legend still lists them.
    let letter = Self.alphabet[min(lines.count, Self.alphabet.count - 1)]
    letters[style] = letter
    lines.append("\(letter) \(style.goldenText)")
    return letter
  }
}

extension Style {
  fileprivate var goldenText: String {
    "\(foreground.goldenText) on \(background.goldenText)"
      + attributes.names.map { " \($0)" }.joined()
  }
}

extension Style.Attributes {
  fileprivate var names: [String] {
    let all: [(Self, String)] = [
      (.bold, "bold"), (.dim, "dim"), (.underline, "underline"), (.reverse, "reverse"),
      (.italic, "italic"),
    ]
    return all.filter { contains($0.0) }.map(\.1)
  }
}

extension Color {
  fileprivate var goldenText: String {
    switch self {
    case .terminalDefault: "default"
    case .indexed(let index): "\(index)"
    }
  }
}

extension String {
  fileprivate func trimmingEnd(_ character: Character) -> String {
    var rest = self[...]
    while rest.last == character { rest.removeLast() }
    return String(rest)
  }
}
