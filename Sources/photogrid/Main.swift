import AlbumStore
import AppRuntime
import GridController
import SystemEdge
import TerminalCore

/// Composition root: what the command line says becomes a library being read, a terminal, and a
/// loop between them.
@main
enum Main {
  nonisolated static func main() {
    let start = MonotonicClock.now()
    _ = signal(SIGPIPE, SIG_IGN)
    do throws(Options.Problem) {
      let options = try Options(arguments)
      switch options.request {
      case .help: print(Usage.text, terminator: "")
      case .keys: print(try Session(options, start: start).keysText(), terminator: "")
      case .version: print(Session.versionText)
      case .doctor(let isJSON): print(Doctor(options).report(isJSON: isJSON), terminator: "")
      case .browse: exit(try Session(options, start: start).run())
      }
    } catch {
      fail(error.line, status: 2)
    }
  }

  /// The arguments as bytes: Swift's own strings would mend what is not UTF-8.
  private static var arguments: [[UInt8]] {
    CommandLine.unsafeArgv.withMemoryRebound(
      to: UnsafeMutablePointer<CChar>?.self, capacity: Int(CommandLine.argc)
    ) { argv in
      (1..<max(1, Int(CommandLine.argc))).compactMap { index in
        argv[index].map { Array(UnsafeRawBufferPointer(start: $0, count: strlen($0))) }
      }
    }
  }

  static func fail(_ line: String, status: Int32) -> Never {
    var text = line + "\n"
    text.withUTF8 { _ = write(2, $0.baseAddress, $0.count) }
    exit(status)
  }
}
