/// One cell of the terminal's grid: what stands in it and how it looks.
///
/// A plain value of 16 bytes, so that a buffer is filled, copied and compared by machine words. A
/// cell carries what one curses cell can carry: one spacing scalar and at most three combining
/// marks. A wide character takes two cells: its own, of width 2, and a continuation on its right.
package struct Cell: Hashable, Sendable {
  /// The combining marks, the first in the lowest 21 bits; 0 is none.
  package var marks: UInt64
  /// The spacing scalar; 0 for the continuation of the wide cell on the left.
  package var base: UInt32
  /// Bits 0–8 foreground, 9–17 background (0 the default, else 1 + index), 18–25 attributes, 26–27
  /// width.
  private var look: UInt32

  /// A cell of the scalar `base`, which must be printable and `width` (1 or 2) columns wide.
  /// `DisplayText` makes such cells from any text.
  package init(_ base: Unicode.Scalar, style: Style = .plain, width: Int = 1, marks: UInt64 = 0) {
    self.init(base: base.value, style: style, width: width, marks: marks)
  }

  private init(base: UInt32, style: Style, width: Int, marks: UInt64) {
    self.base = base
    self.marks = marks
    look = Self.bits(of: style) | UInt32(width & 3) << 26
  }

  /// A space without colours or attributes.
  package static let blank = Cell(" ")

  /// What a frame's buffer holds under a picture: U+00A0. Over cells that it thinks blank, ncurses
  /// clears with `CSI K`, which would wipe the picture.
  package static let picture = Cell("\u{A0}")

  /// The right half of a wide character.
  package static func continuation(_ style: Style) -> Cell {
    Cell(base: 0, style: style, width: 1, marks: 0)
  }

  /// Columns: 1 or 2. A continuation counts as 1, though its wide cell counts it already.
  package var width: Int { Int(look >> 26 & 3) }

  package var isContinuation: Bool { base == 0 }

  package var style: Style {
    get {
      Style(
        foreground: Self.color(look & 0x1FF), background: Self.color(look >> 9 & 0x1FF),
        attributes: Style.Attributes(rawValue: UInt8(look >> 18 & 0xFF)))
    }
    set { look = look & ~0x3FF_FFFF | Self.bits(of: newValue) }
  }

  /// The spacing scalar and its marks; nothing for a continuation.
  package var scalars: [Unicode.Scalar] {
    var scalars: [Unicode.Scalar] = []
    if base != 0, let scalar = Unicode.Scalar(base) { scalars.append(scalar) }
    var rest = marks
    while rest != 0 {
      if let scalar = Unicode.Scalar(UInt32(rest & Self.markMask)) { scalars.append(scalar) }
      rest >>= Self.markBits
    }
    return scalars
  }

  /// The cell with one more combining mark; unchanged when it has three.
  package func adding(mark: Unicode.Scalar) -> Cell {
    var cell = self
    for place in 0..<3 where marks >> (Self.markBits * UInt64(place)) == 0 {
      cell.marks |= UInt64(mark.value) << (Self.markBits * UInt64(place))
      break
    }
    return cell
  }

  package func styled(_ style: Style) -> Cell {
    var cell = self
    cell.style = style
    return cell
  }

  private static let markBits: UInt64 = 21
  private static let markMask: UInt64 = 0x1F_FFFF

  private static func bits(of style: Style) -> UInt32 {
    bits(of: style.foreground) | bits(of: style.background) << 9
      | UInt32(style.attributes.rawValue) << 18
  }

  private static func bits(of color: Color) -> UInt32 {
    switch color {
    case .terminalDefault: 0
    case .indexed(let index): UInt32(index) + 1
    }
  }

  private static func color(_ bits: UInt32) -> Color {
    bits == 0 ? .terminalDefault : .indexed(UInt8(truncatingIfNeeded: bits - 1))
  }
}
