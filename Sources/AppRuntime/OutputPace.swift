import CellGeometry
import TerminalCore

/// How fast the terminal takes what is written, learned from large frames; and what follows for
/// pictures: when they would hold up the answer to a key, the text goes first. They follow at once
/// where that takes a moment, else when the user has paused; a key in between is answered first.
struct OutputPace {
  /// Pictures that are expected to take longer, in nanoseconds, do not hold up the text.
  private static let patience = 1_500_000.0
  /// Those that are expected to take longer than this wait for the user to pause.
  private static let moment = 20_000_000.0
  /// The pause of the user, in nanoseconds.
  private static let stillness: UInt64 = 30_000_000
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

  /// What of a frame goes first, and how long the rest waits.
  struct TextFirst: Equatable {
    /// The frame without the pictures that would be new on the screen.
    var frame: Frame
    /// Nanoseconds.
    var delay: UInt64
  }

  /// How a frame is to be split; nil when all of it may be drawn at once.
  ///
  /// `cost` tells about how many bytes a placement takes that is new on the screen.
  func textFirst(_ frame: Frame, cost bytes: (Placement) -> Int) -> TextFirst? {
    let kept = frame.placements.filter(shown.contains)
    guard kept.count < frame.placements.count else { return nil }
    let time = Double(Self.sum(of: bytes, frame, besides: kept)) * cost
    guard time > Self.patience else { return nil }
    return TextFirst(
      frame: Frame(buffer: frame.buffer, placements: kept),
      delay: time > Self.moment ? Self.stillness : 0)
  }

  /// Whether a few frames like this one can be shown one after the other while something moves: its
  /// pictures that are new on the screen, and about a byte a cell of the text.
  func affordsMotion(_ frame: Frame, cost bytes: (Placement) -> Int) -> Bool {
    let kept = frame.placements.filter(shown.contains)
    let bytes = Self.sum(of: bytes, frame, besides: kept) + frame.buffer.size.area
    return Double(bytes) * cost <= Self.moment
  }

  private static func sum(
    of bytes: (Placement) -> Int, _ frame: Frame, besides kept: [Placement]
  ) -> Int {
    frame.placements.reduce(0) { $0 + bytes($1) } - kept.reduce(0) { $0 + bytes($1) }
  }
}
