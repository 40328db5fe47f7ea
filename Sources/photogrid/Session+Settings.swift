import AlbumModel
import AppRuntime
import GridController
import TerminalCore

extension Session {
  /// What the user has set for all runs, and a line for each setting that is none.
  func configuration() throws(Options.Problem) -> (
    settings: Configuration, warnings: [String]
  ) {
    if options.ignoresConfiguration { return (Configuration(), []) }
    let path = options.configuration ?? UserFolders.config + "/config.json5".utf8
    let program = installation.helper("photogrid-plist") ?? "photogrid-plist"
    do throws(ConfigurationFile.Problem) {
      return try ConfigurationFile.read(
        path: path, program: program, isWanted: options.configuration != nil
      ).get()
    } catch {
      throw problem(error.lines)
    }
  }

  /// What the command line says goes before what the configuration says.
  func settings(_ configuration: Configuration) -> Settings {
    let hasDecoder = installation.helper("photogrid-decoder") != nil
    var settings = Settings(
      theme: options.theme ?? configuration.theme ?? .standard,
      fixedColumns: options.columns ?? configuration.columns,
      missingDecoder: hasDecoder ? nil : Self.decoderAdvice, keymap: configuration.keymap)
    settings.hasMotion = !options.isStill && configuration.hasMotion ?? true
    settings.isReadOnly = options.isReadOnly || configuration.isReadOnly ?? false
    settings.order = configuration.order ?? SortOrder()
    settings.openCommand = configuration.open
    settings.albumCommands = configuration.albums
    settings.shareCommands = configuration.share
    settings.currentFolder = UserFolders.current
    settings.outputEndsLines = !options.endsOutputWithZero
    settings.awaitsPastEdits = true
    settings.seed = start
    return settings
  }

  private func problem(_ lines: [String]) -> Options.Problem {
    let lines = lines.map { "photogrid: \(DisplayText($0).string)" }
    return Options.Problem(line: lines.joined(separator: "\n"))
  }

  /// What `--keys` prints: a line for each action with its name, its keys and what it does.
  func keysText() throws(Options.Problem) -> String {
    let keymap = try configuration().settings.keymap
    let rows = ActionTable.all.map { info in
      (
        name: info.action.rawValue,
        keys: keymap.keys(of: info.action).map(\.notation),
        help: info.help
      )
    }
    let keyWidth = rows.map { $0.keys.joined(separator: " ").count }.max() ?? 0
    let nameWidth = rows.map(\.name.count).max() ?? 0
    return rows.map { row in
      let name = row.name.padded(to: nameWidth)
      return "\(name)  \(row.keys.joined(separator: " ").padded(to: keyWidth))  \(row.help)\n"
    }.joined()
  }
}

extension String {
  fileprivate func padded(to width: Int) -> String {
    self + String(repeating: " ", count: max(0, width - count))
  }
}
