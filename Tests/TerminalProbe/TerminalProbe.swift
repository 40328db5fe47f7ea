import CellGeometry
import TerminalCore
import TerminalUI
import TestSupport

/// A program that draws random frames in the terminal that it runs in, one a key. It checks nothing
/// itself: the test knows the frames.
///
///     TerminalProbe SEED [PROTOCOL [TMUX-LEVELS]]
///
/// `F` has a thousand pictures removed at the end, `q` ends it, `Z` suspends it, `T` traps, `S` is a bad access, `A` aborts, `i` draws everything
/// anew, `?` shows what is known of the terminal; any other key draws the next frame.
@main struct TerminalProbe {
  static func main() {
    guard let seed = CommandLine.arguments.dropFirst().first.flatMap(UInt64.init) else {
      fail("expected a seed, a number")
    }
    let arguments = Array(CommandLine.arguments.dropFirst(2))
    do throws(CursesTerminalError) {
      let terminal = try CursesTerminal(
        pictures: arguments.first.flatMap(PictureProtocol.init) ?? .auto,
        tmuxLevels: arguments.dropFirst().first.flatMap { Int($0) } ?? 1)
      var probe = Probe(terminal: terminal, frames: RandomFrames(seed: seed))
      let status = probe.run()
      terminal.close()
      exit(status)
    } catch {
      fail("\(error)")
    }
  }

  private static func fail(_ message: String) -> Never {
    let line = "TerminalProbe: \(message)\n"
    _ = write(STDERR_FILENO, line, line.utf8.count)
    exit(2)
  }
}
