import CellGeometry
import TerminalCore

/// How fast the terminal takes what is written, learned from large frames; and what follows for
/// pictures: when they would hold up the answer to a key, the text goes first, and they follow once
/// the user has paused.
struct OutputPace {
  /// A frame should be out within so many nanoseconds after a key.
  private static let patience = 3_000_000.0
  /// The pause of the user after which pictures follow, in nanoseconds.
  static let stillness: UInt64 = 30_000_000
  /// Smaller frames say nothing of the terminal, in bytes.
  private static let smallestSample = 16_384

  /// Nanoseconds a byte: at first what a pseudo-terminal on a small machine needs.
  private var cost = 25.0
  /// The placements that the terminal shows.
  private var shown: [Placement] = []

  /// Takes in that the terminal needed some time for a frame.
  mutating func learn(bytes: Int, nanoseconds: UInt64) {
    guard bytes >= Self.smallestSample else { return }
    cost = (cost * 3 + Double(nanoseconds) / Double(bytes)) / 4
  }

  /// Notes what was drawn.
  mutating func note(_ frame: Frame) { shown = frame.placements }

  /// The frame without the pictures that would be new on the screen; nil when they may be drawn at
  /// once.
  func textFirst(_ frame: Frame) -> Frame? {
    let kept = frame.placements.filter(shown.contains)
    guard kept.count < frame.placements.count else { return nil }
    let bytes =
      frame.placements.reduce(0) { $0 + Self.bytes(of: $1) }
      - kept.reduce(0) { $0 + Self.bytes(of: $1) }
    guard Double(bytes) * cost > Self.patience else { return nil }
    return Frame(buffer: frame.buffer, placements: kept)
  }

  /// About what a placement takes to write.
  private static func bytes(of placement: Placement) -> Int {
    let rows = max(1, placement.picture.size.height)
    return placement.picture.byteCount * placement.visibleRows.count / rows
  }
}
