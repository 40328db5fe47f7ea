import CellGeometry
import TerminalCore

/// Planks to lay photos on. They belong to the content and scroll with it: the same content place
/// always has the same cell.
struct WoodGround {
  /// Rows of a plank; the last one has its lower edge.
  static let plankHeight = 6
  private let planks: [Color]
  private let grain: Color
  private let edge: Color

  init(colors: ColorDepth) {
    if colors >= .palette {
      planks = [137, 137, 137].map { .indexed($0) }
      grain = .indexed(95)
      edge = .indexed(94)
    } else {
      planks = [.indexed(3)]
      grain = .indexed(0)
      edge = .indexed(0)
    }
  }

  func cell(x: Int, contentRow y: Int) -> Cell {
    let plank = y / Self.plankHeight
    let row = y % Self.plankHeight
    let background = planks[plank % planks.count]
    if row == Self.plankHeight - 1 {
      return Cell("▁", style: Style(foreground: edge, background: background))
    }
    // Planks have joints, shifted from one to the next.
    let length = 46
    if (x + plank * 17) % length == 0 {
      return Cell("▏", style: Style(foreground: edge, background: background))
    }
    let streak = Self.noise(plank &* 31 &+ row, (x + row * 5) / 9)
    let style = Style(foreground: grain, background: background)
    return Cell(streak % 7 == 0 ? "╌" : " ", style: style)
  }

  /// A well-mixed number for a place (the finalizer of MurmurHash3).
  private static func noise(_ a: Int, _ b: Int) -> UInt32 {
    var hash = UInt32(truncatingIfNeeded: a) &* 0x9E37_79B1 ^ UInt32(truncatingIfNeeded: b)
    hash ^= hash >> 16
    hash = hash &* 0x85EB_CA6B
    hash ^= hash >> 13
    hash = hash &* 0xC2B2_AE35
    return hash ^ hash >> 16
  }
}
