import CellGeometry
import SystemEdge
import TerminalCore

/// A terminal with a user who presses keys, each when a frame has come of the one before, watches
/// until the screen shows what it is to show and a moment longer, and quits.
final class WatchedTerminal: Terminal {
  /// How long the user looks at a screen that stands, in nanoseconds; what moves does so in less.
  private static let moment: UInt64 = 200_000_000
  private static let patience: UInt64 = 20_000_000_000

  let size: Size
  let capabilities = TerminalCapabilities(colors: .palette, symbols: .quadrant)
  private var keys: [Key]
  private let end: CellBuffer
  /// Nanoseconds that it takes to swallow a frame, once keys were pressed.
  private let delay: UInt64
  private var busyUntil: UInt64 = 0
  private var hasNews = false
  private var hasPressed = false
  private var isQuitting = false
  private let start = MonotonicClock.now()
  /// When the screen showed what it is to show.
  private var ended: UInt64?

  private(set) var framesAfterKeys: [CellBuffer] = []
  private(set) var framesWhileStill = 0
  /// Whether the end did not come in time.
  private(set) var isOverdue = false

  init(keys: [String], end: CellBuffer, delay: UInt64 = 0) throws {
    self.keys = try keys.flatMap { try Key.parse(sequence: $0) }
    self.end = end
    self.delay = delay
    size = end.size
  }

  let pollDescriptors: [Int32] = []
  let writeDescriptor: Int32? = nil
  var hasPendingOutput: Bool { MonotonicClock.now() < busyUntil }
  func flush() {}

  /// A moment of its own, so that it sees what comes without being asked.
  var readTimeout: UInt64? { hasNews && !keys.isEmpty ? 0 : 5_000_000 }

  func readEvents() -> [TerminalEvent] {
    let now = MonotonicClock.now()
    isOverdue = now - start > Self.patience
    if isOverdue || ended.map({ now - $0 > Self.moment }) ?? false {
      isQuitting = true
      return [.key(Key(.character("q")))]
    }
    guard hasNews, !keys.isEmpty else { return [] }
    hasNews = false
    hasPressed = true
    return [.key(keys.removeFirst())]
  }

  func present(_ frame: Frame) -> Int {
    hasNews = true
    guard hasPressed, !isQuitting else { return 0 }
    if ended != nil { framesWhileStill += 1 }
    framesAfterKeys.append(frame.buffer)
    if frame.buffer == end, keys.isEmpty { ended = MonotonicClock.now() }
    busyUntil = MonotonicClock.now() + delay
    return 0
  }

  func invalidate() {}
  func copy(_ text: [UInt8]) {}
  func suspend() {}
  func close() {}
}
