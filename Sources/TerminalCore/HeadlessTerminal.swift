package import CellGeometry

/// A terminal without a screen: events come from a script, frames are kept. For tests, and for
/// `--headless`.
package final class HeadlessTerminal: Terminal {
  package private(set) var size: Size
  package var capabilities: TerminalCapabilities
  /// What was drawn last.
  package private(set) var lastFrame: Frame?
  /// How many frames were drawn.
  package private(set) var frameCount = 0
  package private(set) var suspendCount = 0
  /// What was put on the clipboard last.
  package private(set) var copied: [UInt8]?
  package private(set) var isClosed = false
  private var events: [TerminalEvent]
  private var isScreenKnown = false

  package init(
    size: Size, capabilities: TerminalCapabilities? = nil, events: [TerminalEvent] = []
  ) {
    self.size = size
    self.capabilities =
      capabilities ?? TerminalCapabilities(colors: .direct, symbols: .quadrant)
    self.events = events
  }

  /// Lets events come in, after those that wait.
  package func send(_ events: [TerminalEvent]) { self.events += events }

  /// Changes the size, as a user does by the window's corner.
  package func resize(to size: Size) {
    guard size != self.size else { return }
    self.size = size
    isScreenKnown = false
    events.append(.resize(size))
  }

  package var pollDescriptors: [Int32] { [] }
  package var writeDescriptor: Int32? { nil }
  /// 0 while events wait: no descriptor will tell of them.
  package var readTimeout: UInt64? { events.isEmpty ? nil : 0 }
  package var hasPendingOutput: Bool { false }
  package func flush() {}

  package func readEvents() -> [TerminalEvent] {
    defer { events = [] }
    return events
  }

  /// Keeps the frame.
  ///
  /// - Returns: the bytes of the text that changed; a screen would take some more for moving there.
  package func present(_ frame: Frame) -> Int {
    precondition(!isClosed, "drawing on a closed terminal")
    let known = isScreenKnown ? lastFrame?.buffer : nil
    let runs = frame.buffer.runs(changedFrom: known)
    lastFrame = frame
    frameCount += 1
    isScreenKnown = true
    return runs.reduce(0) { $0 + $1.cells.reduce(0) { $0 + $1.byteCount } }
  }

  package func copy(_ text: [UInt8]) { copied = text }

  package func invalidate() { isScreenKnown = false }

  package func suspend() {
    suspendCount += 1
    isScreenKnown = false
    events.insert(.resumed, at: 0)
  }

  package func close() { isClosed = true }
}

extension Cell {
  fileprivate var byteCount: Int {
    scalars.reduce(0) { $0 + UTF8.width($1) }
  }
}
