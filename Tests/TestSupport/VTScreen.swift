package import CellGeometry
import TerminalCore

/// A model of a terminal: reads what a program writes, and knows what a user would see. Of xterm's
/// sequences it knows those that curses and we use; others are counted as `unknown`.
package struct VTScreen: Sendable {
  package struct Glyph: Equatable, Sendable {
    /// The character with its marks; empty for the right half of a wide one.
    package var text = " "
    package var look = Look()
  }

  /// Colours as SGR gives them, `38;5;12` without the 38, and attributes by their SGR number.
  package struct Look: Equatable, Sendable {
    package var foreground = ""
    package var background = ""
    package var attributes: Set<Int> = []
  }

  package internal(set) var size: Size
  package internal(set) var glyphs: [[Glyph]]
  package internal(set) var cursor = Point.zero
  package internal(set) var isCursorVisible = true
  package internal(set) var isAlternate = false
  /// Private modes that are set.
  package internal(set) var modes: Set<Int> = []
  /// Sequences that were not understood.
  package internal(set) var unknown: [String] = []
  /// How many lines have gone out at the top.
  package internal(set) var scrolledLines = 0
  /// What the terminal would answer; take it and hand it to the program.
  package var answers: [UInt8] = []
  /// Whether the questions are answered at all.
  package var isAnswering = true

  var look = Look()
  var savedCursor = (Point.zero, Look())
  var isWrapPending = false
  var region: ClosedRange<Int>
  var normalScreen: [[Glyph]]?
  var tokens = VTTokens()

  package init(size: Size) {
    self.size = size
    glyphs = Self.blank(size)
    region = 0...max(0, size.height - 1)
  }

  /// Takes what the program wrote, in pieces of any length.
  package mutating func take(_ bytes: some Collection<UInt8>) {
    for byte in bytes {
      if let token = tokens.take(byte) { apply(token) }
    }
  }

  /// As a window's size is changed: text stays at the upper left.
  package mutating func resize(to size: Size) {
    glyphs = (0..<size.height).map { y in
      (0..<size.width).map { x in
        y < self.size.height && x < self.size.width ? glyphs[y][x] : Glyph()
      }
    }
    self.size = size
    region = 0...max(0, size.height - 1)
    cursor = Point(x: min(cursor.x, size.width - 1), y: min(cursor.y, size.height - 1))
    isWrapPending = false
  }

  /// The rows, trailing blanks left out; no-break spaces read as spaces.
  package var text: String {
    glyphs.map { row in
      let line = row.map(\.text).joined().replacing("\u{A0}", with: " ")
      return String(line.reversed().drop { $0 == " " }.reversed())
    }.joined(separator: "\n")
  }

  package subscript(x: Int, y: Int) -> Glyph { glyphs[y][x] }

  static func blank(_ size: Size) -> [[Glyph]] {
    Array(repeating: Array(repeating: Glyph(), count: size.width), count: size.height)
  }
}
