import Foundation

/// Which terminals are looked at, and with what.
struct ScreensOptions {
  /// Runs a program in a terminal emulator without a screen, and takes pictures of it.
  var termshot = "../shared/termshot/termshot"
  var terminals = [
    "xterm", "xterm-plain", "kitty", "kitty-new", "konsole", "foot", "mlterm", "tmux-in-xterm",
    "tmux-in-kitty",
  ]
  var program = URL(fileURLWithPath: CommandLine.arguments[0]).resolvingSymlinksInPath()
    .deletingLastPathComponent().appendingPathComponent("photogrid").path
  /// Where the pictures are kept; nil removes them.
  var folder: String?

  init(_ arguments: [String]) throws {
    var rest = arguments[...]
    while let name = rest.popFirst() {
      guard ["--termshot", "--terminals", "--program", "--keep"].contains(name),
        let value = rest.popFirst()
      else {
        throw ScreensProblem(
          description: "screens: \(name): expected --termshot FILE, --terminals NAME,…, "
            + "--program FILE or --keep DIR")
      }
      switch name {
      case "--termshot": termshot = value
      case "--terminals": terminals = value.split(separator: ",").map(String.init)
      case "--program": program = value
      default: folder = value
      }
    }
    guard FileManager.default.isExecutableFile(atPath: termshot) else {
      throw ScreensProblem(description: "screens: \(termshot): no such program")
    }
    guard FileManager.default.isExecutableFile(atPath: program) else {
      throw ScreensProblem(description: "screens: \(program): no such program; expected it built")
    }
  }

  /// What a terminal needs besides.
  func terminalOptions(_ terminal: String) -> [String] {
    // The line of tmux is of a card's colour.
    terminal.hasPrefix("tmux")
      ? ["--tmux-set", "set -g allow-passthrough on", "--tmux-set", "set -g status off"] : []
  }
}
