package import CellGeometry

/// A screen to draw frames on and a source of events. Used from one thread only.
///
/// `TerminalUI` has the one on curses, `HeadlessTerminal` in this target keeps the protocol honest.
package protocol Terminal: AnyObject {
  /// Columns and rows now.
  var size: Size { get }
  var capabilities: TerminalCapabilities { get }

  /// Descriptors that `poll` should watch for reading; when one is ready, call `readEvents`.
  var pollDescriptors: [Int32] { get }
  /// A descriptor that `poll` should watch for writing, while output is waiting; then call `flush`.
  var writeDescriptor: Int32? { get }
  /// Nanoseconds until `readEvents` should be called though nothing came: an Esc that may be a key
  /// or the beginning of a sequence. Nil when there is no such wait.
  var readTimeout: UInt64? { get }

  /// Everything that has come in. Never blocks.
  func readEvents() -> [TerminalEvent]

  /// Draws what differs from the last frame. Never blocks: what the terminal does not take at once
  /// waits, and is written by `flush`. Must not be called while output is waiting.
  /// - Returns: the bytes that this frame takes.
  func present(_ frame: Frame) -> Int

  /// About how many bytes it takes to show a placement that is not on the screen.
  func cost(of placement: Placement) -> Int

  /// Writes waiting output as far as the terminal takes it, without blocking.
  func flush()
  var hasPendingOutput: Bool { get }

  /// Forgets what is on the screen, so that the next frame is drawn whole.
  func invalidate()

  /// Puts text on the clipboard of the terminal's desktop where the terminal allows that (OSC 52 of
  /// xterm's control sequences), before the next frame.
  func copy(_ text: [UInt8])

  /// Stops the program as Ctrl-Z does, with the screen given back to the shell, and returns when it
  /// goes on; events then begin with `.resumed`.
  func suspend()

  /// Gives the screen back for good. Harmless when done twice.
  func close()
}

extension Terminal {
  package func cost(of placement: Placement) -> Int {
    let rows = max(1, placement.picture.size.height)
    return placement.picture.byteCount * placement.visibleRows.count / rows
  }
}
