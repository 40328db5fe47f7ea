import AlbumModel
import AlbumStore
import DecoderProtocol
import GridController
import SystemEdge
import TerminalCore

/// The user's `config.json5`: JSON5 with the members theme, columns, motion, readOnly, order, keys,
/// open, albums and share, all of them optional.
package enum ConfigurationFile {
  /// Why the file can't be used.
  package struct Problem: Error, Equatable {
    /// A line for each mistake, one at least, safe for a screen: "config.json5: share[1].command:
    /// expected an array of strings".
    package var lines: [String]
    /// The first of them.
    package var line: String { lines.first ?? "" }

    package init(lines: [String]) { self.lines = lines }
  }

  /// How long reading may take, in nanoseconds.
  static let patience: UInt64 = 2_000_000_000

  /// Reads the file. Where there is none, this is the default, and costs one system call; else
  /// `photogrid-plist` is asked, which takes some milliseconds and two seconds at most.
  ///
  /// - Precondition: a broken pipe is an error and no signal on this thread.
  /// - Parameters:
  ///   - path: the file's.
  ///   - program: `photogrid-plist`: a path, or a name to be looked up in PATH.
  ///   - isWanted: whether it is a mistake that there is none.
  /// - Returns: the settings, and a line for each member that is none, safe for a screen.
  package static func read(
    path: [UInt8], program: String, isWanted: Bool = false
  ) -> Result<(Configuration, warnings: [String]), Problem> {
    guard isWanted || isThere(path) else { return .success((Configuration(), warnings: [])) }
    let name = path.split(separator: UInt8(ascii: "/")).last.map(Array.init) ?? path
    func lines(_ lines: [String]) -> [String] {
      lines.map { DisplayText("\(String(decoding: name, as: UTF8.self)): \($0)").string }
    }
    do throws(PlistCall.Failure) {
      let message: ConfigMessage = try PlistCall(
        program: program, arguments: ["--config"], patience: patience
      ).answer(to: path)
      switch message {
      case .mistakes(let mistakes): return .failure(Problem(lines: lines(mistakes)))
      case .settings(let settings, let warnings):
        var mistakes: [String] = []
        let configuration = Configuration(settings, &mistakes)
        guard mistakes.isEmpty else { return .failure(Problem(lines: lines(mistakes))) }
        return .success((configuration, warnings: lines(warnings)))
      }
    } catch {
      return .failure(Problem(lines: lines(["can't be read: \(error.words)"])))
    }
  }

  /// Whether there is something, be it that it can't be read.
  private static func isThere(_ path: [UInt8]) -> Bool {
    (path + [0]).withUnsafeBytes { bytes in
      guard let base = bytes.baseAddress else { return false }
      var status = stat()
      return stat(base.assumingMemoryBound(to: CChar.self), &status) == 0
        || (errno != ENOENT && errno != ENOTDIR)
    }
  }
}

extension Configuration {
  /// - `mistakes`: takes a line for each name that means nothing.
  init(_ settings: ConfigSettings, _ mistakes: inout [String]) {
    if let name = settings.theme {
      theme = ThemeName(rawValue: name)
      if theme == nil { mistakes.append("theme: expected \(Self.list(ThemeName.allCases))") }
    }
    if let name = settings.order {
      order = SortOrder.Key(rawValue: String(name.hasPrefix("-") ? name.dropFirst() : name[...]))
        .map { SortOrder($0, isReversed: name.hasPrefix("-")) }
      if order == nil {
        mistakes.append(
          "order: expected \(Self.list(SortOrder.Key.allCases)), with - before it to reverse it")
      }
    }
    columns = settings.columns.map(Int.init)
    hasMotion = settings.motion
    isReadOnly = settings.readOnly
    if !settings.keys.isEmpty {
      let keys = settings.keys.map { ($0.action, $0.keys) }
      keymap = .customized(Dictionary(keys) { $1 }, mistakes: &mistakes)
    }
    open = settings.open.map { ExternalCommand($0) }
    for album in settings.albums { albums[album.name] = ExternalCommand(album.command) }
    share = settings.share.map { ExternalCommand($0.command, letter: $0.name.first) }
  }

  private static func list<Name: RawRepresentable<String>>(_ names: [Name]) -> String {
    let names = names.map(\.rawValue)
    return names.dropLast().joined(separator: ", ") + " or " + (names.last ?? "")
  }
}

extension ExternalCommand {
  fileprivate init(_ command: ConfigSettings.Command, letter: Character? = nil) {
    self.init(label: command.label, letter: letter, words: command.words)
  }
}
