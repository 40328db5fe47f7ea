/// Why there is no terminal to draw on. The description is one line for the user.
package enum CursesTerminalError: Error, Equatable, CustomStringConvertible {
  /// Neither is there a controlling terminal nor is standard input or output one.
  case noTerminal
  /// TERM is empty or `dumb`.
  case dumb(String)
  /// Terminfo knows the terminal, but the cursor can't be moved on it.
  case withoutCursorMovement(String)
  /// Terminfo knows neither this terminal nor those that are tried instead.
  case unknown(String)
  /// A call to the system failed, with this error number.
  case system(String, Int32)

  package var description: String {
    switch self {
    case .noTerminal:
      "no terminal: standard input and output are not one, and /dev/tty can't be opened"
    case .dumb(let name) where name.isEmpty:
      "TERM is not set; expected the name of a terminal, for example xterm-256color"
    case .dumb(let name):
      "TERM is '\(name)', which can't show a screen; expected for example xterm-256color"
    case .withoutCursorMovement(let name):
      "TERM is '\(name)', on which the cursor can't be moved; expected for example xterm-256color"
    case .unknown(let name):
      "TERM is '\(name)', which terminfo does not know; is the terminal's description installed?"
    case .system(let call, let number):
      "the terminal can't be used: \(call): \(String(cString: strerror(number)))"
    }
  }
}
