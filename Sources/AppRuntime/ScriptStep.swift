import CellGeometry
package import GridController
package import TerminalCore

/// One step of a script.
package enum ScriptStep: Equatable, Sendable {
  case key(Key)
  case action(Action)
  /// Until nothing is pending, or this many seconds have passed.
  case waitIdle(seconds: Int)
  /// Until the screen shows a text, for a minute at most.
  case waitText(String)
  case resize(columns: Int, rows: Int)
  case saveScreen(String)
  case saveState(String)
  case quit
}
