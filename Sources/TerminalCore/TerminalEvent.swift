package import CellGeometry

/// What comes in from a terminal.
package enum TerminalEvent: Hashable, Sendable {
  case key(Key)
  case mouse(MouseEvent)
  /// Pasted text, never to be taken as keys.
  case paste([UInt8])
  /// The window got or lost the keyboard.
  case focus(Bool)
  /// The window has this many columns and rows now.
  case resize(Size)
  /// The terminal answered a question: this is known of it now.
  case capabilities(TerminalCapabilities)
  /// Back from suspension: the screen must be drawn whole.
  case resumed
  /// The terminal is gone.
  case hangup
  /// Somebody asks the program to end, by SIGTERM, SIGINT, SIGQUIT or SIGHUP. Its exit status is then
  /// 128 + `signal`.
  case terminate(signal: Int32)
}
