import AlbumModel
import AlbumStore
import AppRuntime
import CellGeometry
import DecoderPool
import GridController
import SystemEdge
import TerminalCore
import TerminalUI

/// One run of the program, from the options to its exit status.
struct Session {
  let options: Options
  let start: UInt64
  let installation = Installation()

  init(_ options: Options, start: UInt64) {
    self.options = options
    self.start = start
  }

  func run() throws(Options.Problem) -> Int32 {
    if let line = LogSetup.run() { throw Options.Problem(line: line) }
    let script = try script()
    let configuration = try configuration()
    let settings = settings(configuration.settings)
    let trace = try trace()
    trace?.record("start", at: start)
    guard let mailbox = Mailbox<Event>() else {
      throw Options.Problem(line: "photogrid: no file descriptors are left")
    }
    let source = try source()
    let libraryOptions = libraryOptions(settings)
    let keeping = LibraryKeeping(
      places: places(of: source, libraryOptions, isReadOnly: settings.isReadOnly),
      mailbox: mailbox)
    let reader = LibraryReader.start(source, options: libraryOptions) { event in
      mailbox.post(.library(event))
      keeping.note(event)
    }
    // Got ready while the reader begins to read.
    let candidate = terminal()
    // What can't be shown at all is mostly known at once: then the screen is never taken.
    let patience = (try? candidate.get()) == nil ? Self.longPatience : Self.patience
    let early = Self.firstEvents(of: mailbox, within: patience)
    for case .library(.failed(let line)) in early { throw Options.Problem(line: line) }
    let terminal: any Terminal
    switch candidate {
    case .success(let usable): terminal = usable
    case .failure(let problem): Main.fail("photogrid: \(problem)", status: 3)
    }
    let decoder = installation.helper("photogrid-decoder")
    let effects = EffectRunner(
      decoder: decoder.map {
        DecoderPool.Configuration(program: $0, errorOutput: Log.descriptor)
      },
      cacheFolder: UserFolders.cache + "/remote".utf8, keeping: keeping, mailbox: mailbox)
    let state = GridState(
      settings: settings, window: terminal.size, capabilities: terminal.capabilities)
    (terminal as? CursesTerminal)?.onNotice = { mailbox.post(.message(Message(.warning, $0))) }
    if let message = (terminal as? CursesTerminal)?.startMessage {
      mailbox.post(.message(Message(.warning, message)))
    }
    for line in configuration.warnings {
      Log.error(line)
      mailbox.post(.message(Message(.warning, line)))
    }
    let runtime = Runtime(
      state: state, terminal: terminal, mailbox: mailbox, effects: effects, trace: trace,
      script: script, endsWithScript: options.headless != nil, events: early)
    let ending = runtime.run()
    reader.stop()
    effects.shutdown()
    terminal.close()
    if let line = ending.line { Main.fail(line, status: ending.status) }
    return write(ending.output, status: ending.status)
  }

  private func places(
    of source: LibrarySource, _ libraryOptions: LibraryOptions, isReadOnly: Bool
  ) -> LibraryKeeping.Places {
    LibraryKeeping.Places(
      source: source, options: libraryOptions, dataFolder: UserFolders.data,
      trashHome: UserFolders.trash,
      plistProgram: installation.helper("photogrid-plist") ?? "photogrid-plist",
      isReadOnly: isReadOnly)
  }

  /// Writes paths to standard output, each ended by a newline or a zero byte: as bytes, unless a
  /// terminal shows them.
  /// - Returns: the exit status.
  private func write(_ output: [[UInt8]], status: Int32) -> Int32 {
    guard !output.isEmpty else { return status }
    let isTerminal = isatty(STDOUT_FILENO) == 1
    let end: UInt8 = options.endsOutputWithZero ? 0 : 10
    var bytes: [UInt8] = []
    for path in output {
      bytes += isTerminal ? Array(DisplayText(bytes: path).string.utf8) : path
      bytes.append(end)
    }
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { SystemEdge.write(STDOUT_FILENO, $0.baseAddress, $0.count) }
      if count < 0, errno == EINTR { continue }
      guard count > 0 else {
        let reason = String(cString: strerror(errno))
        Main.fail("photogrid: the paths can't be written to standard output: \(reason)", status: 5)
      }
      rest = rest.dropFirst(count)
    }
    return status
  }

  /// What `--version` prints.
  static var versionText: String {
    let decoder = Installation().helper("photogrid-decoder")
    return """
      photogrid \(Usage.version)
      decoder: \(decoder ?? "none. " + decoderAdvice)
      """
  }

  static let decoderAdvice =
    "To see the photos, install libvips-dev and libchafa-dev and build again"

  /// Nanoseconds that the first frame waits for the library's first word. What is not known by then
  /// is likely to take longer than the user should look at nothing.
  private static let patience: UInt64 = 2_000_000
  /// The same without a terminal to look at: a library that can't be shown is the better complaint.
  private static let longPatience: UInt64 = 1_000_000_000

  /// What the library says within some nanoseconds: its first photos, or that there are none.
  private static func firstEvents(
    of mailbox: Mailbox<Event>, within patience: UInt64
  ) -> [Event] {
    let deadline = MonotonicClock.now() + patience
    var events: [Event] = []
    while true {
      events += mailbox.drain()
      let isEnough = events.contains { event in
        switch event {
        case .library(.albums), .library(.finished), .library(.failed): true
        default: false
        }
      }
      let now = MonotonicClock.now()
      guard !isEnough, now < deadline else { return events }
      var bell = pollfd(fd: mailbox.descriptor, events: Int16(POLLIN), revents: 0)
      _ = poll(&bell, 1, Int32((deadline - now + 999_999) / 1_000_000))
    }
  }

  private func libraryOptions(_ settings: Settings) -> LibraryOptions {
    LibraryOptions(
      includesHidden: options.includesHidden,
      plistReader: installation.helper("photogrid-plist") ?? "photogrid-plist",
      editsFolder: settings.isReadOnly ? nil : UserFolders.data)
  }

  private func source() throws(Options.Problem) -> LibrarySource {
    if let separator = options.inputSeparator {
      // The list's reader would take keys away from the screen, and they would become paths.
      if options.headless == nil, isatty(STDIN_FILENO) == 1 {
        throw Options.Problem(
          line: "photogrid: standard input is the terminal; expected a list of paths, for example "
            + "find -name '*.jpg' | photogrid -")
      }
      return .standardInput(separator: separator)
    }
    switch options.paths.count {
    case 0:
      guard let sample = installation.resource("photos.plist") else {
        throw Options.Problem(
          line: "photogrid: the sample library is not installed; expected a folder, a plist or "
            + "photos as arguments")
      }
      return .sample(plist: Array(sample.utf8))
    case 1: return .path(options.paths[0])
    default: return .paths(options.paths)
    }
  }

  private func script() throws(Options.Problem) -> Script? {
    guard let path = options.script else { return nil }
    let name = DisplayText(bytes: path).string
    let text: String
    do throws(FileInput.Failure) {
      text = try FileInput.text(path)
    } catch {
      throw Options.Problem(line: "photogrid: \(name): \(error)")
    }
    do throws(Script.Problem) {
      return try Script(text)
    } catch {
      throw Options.Problem(line: "photogrid: \(name):\(error.line): \(error)")
    }
  }

  private func trace() throws(Options.Problem) -> Trace? {
    guard let path = options.trace else { return nil }
    do throws(FileOutput.Failure) {
      return try Trace(path: path, start: start)
    } catch {
      throw Options.Problem(line: "photogrid: \(error)")
    }
  }

  private func terminal() -> Result<any Terminal, CursesTerminalError> {
    guard let size = options.headless else {
      do throws(CursesTerminalError) {
        return .success(
          try CursesTerminal(
            colors: options.effectiveColors, pictures: options.pictures,
            tmuxLevels: options.tmuxLevels))
      } catch {
        return .failure(error)
      }
    }
    return .success(
      HeadlessTerminal(
        size: Size(width: size.columns, height: size.rows),
        capabilities: TerminalCapabilities(
          colors: options.effectiveColors ?? .direct, symbols: .quadrant,
          pictures: options.pictures.trustedMethod)))
  }
}

extension Options {
  /// What the option says, or else NO_COLOR; nil takes what the terminal has.
  var effectiveColors: ColorDepth? {
    let noColor = getenv("NO_COLOR").map { $0.pointee != 0 } ?? false
    return colors ?? (noColor ? ColorDepth.none : nil)
  }
}
