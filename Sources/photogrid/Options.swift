import AppRuntime
import GridController
import TerminalCore

/// What the command line says. Paths are bytes: a name need not be valid in any encoding.
struct Options {
  var paths: [[UInt8]] = []
  /// Paths come on standard input, each ended by this byte.
  var inputSeparator: UInt8?
  var includesHidden = false
  var isReadOnly = false
  /// Nothing moves by itself.
  var isStill = false
  /// Paths on standard output are ended by a zero byte.
  var isNullSeparated = false
  var endsOutputWithZero: Bool { isNullSeparated || inputSeparator == 0 }
  var columns: Int?
  var theme: ThemeName?
  /// The file of settings; nil takes the user's own.
  var configuration: [UInt8]?
  /// The user's own settings are not read.
  var ignoresConfiguration = false
  /// Nil takes what the terminal has.
  var colors: ColorDepth?
  /// How pictures are to be drawn.
  var pictures = PictureProtocol.auto
  /// How many tmux, one in the other, there are when there is one.
  var tmuxLevels = 1
  var headless: WindowSize?
  var script: [UInt8]?
  var trace: String?
  var request = Request.browse

  enum Request: Equatable {
    case browse
    case keys
    case help
    case version
    /// What was found of the terminal and the machine, as JSON or as text.
    case doctor(isJSON: Bool)
  }

  struct Problem: Error, Equatable {
    var line: String
  }

  static let colorNames: [(String, ColorDepth?)] = [
    ("auto", nil), ("none", ColorDepth.none), ("8", .eight), ("16", .sixteen), ("256", .palette),
    ("direct", .direct),
  ]

  init(_ arguments: [[UInt8]]) throws(Problem) {
    var rest = arguments[...]
    var readsInput = false
    if rest.first == Array("doctor".utf8) {
      rest.removeFirst()
      request = .doctor(isJSON: false)
    }
    while let argument = rest.popFirst() {
      let text = String(decoding: argument, as: UTF8.self)
      switch text {
      case "--":
        paths += rest
        rest = []
      case "-": readsInput = true
      case "-0", "--null": isNullSeparated = true
      case "-H", "--hidden": includesHidden = true
      case "-r", "--read-only": isReadOnly = true
      case "--no-motion": isStill = true
      case "--no-config": ignoresConfiguration = true
      case "--json" where request.isDoctor: request = .doctor(isJSON: true)
      case "--keys": request = .keys
      case "-h", "--help": request = .help
      case "-V", "--version": request = .version
      case _ where text.hasPrefix("-"): try take(text, &rest)
      default: paths.append(argument)
      }
    }
    // With paths given, -0 speaks of what is written alone.
    if readsInput || (isNullSeparated && paths.isEmpty) {
      inputSeparator = isNullSeparated ? 0 : 10
    }
    try check()
  }

  private static let valued = [
    "--columns", "--theme", "--colors", "--protocol", "--tmux-levels", "--config", "--headless",
    "--script", "--trace",
  ]

  /// An option with a value, as `--columns 4` or `--columns=4`.
  private mutating func take(
    _ text: String, _ rest: inout ArraySlice<[UInt8]>
  ) throws(Problem) {
    let parts = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    let name = String(parts[0])
    guard Self.valued.contains(name) else {
      throw Problem(
        line: "photogrid: \(DisplayText(name).string): no such option; --help lists them")
    }
    let value: [UInt8]
    if parts.count > 1 {
      value = Array(parts[1].utf8)
    } else if let next = rest.popFirst() {
      value = next
    } else {
      throw Problem(line: "photogrid: \(name): expected a value after it")
    }
    try set(name, value)
  }

  private mutating func set(_ name: String, _ bytes: [UInt8]) throws(Problem) {
    let value = String(decoding: bytes, as: UTF8.self)
    func problem(_ expected: String) -> Problem {
      Problem(line: "photogrid: \(name) \(DisplayText(value).string): expected \(expected)")
    }
    switch name {
    case "--columns":
      guard let number = Int(value), (1...1000).contains(number) else {
        throw problem("a number from 1 to 1000")
      }
      columns = number
    case "--theme":
      guard let name = ThemeName(rawValue: value) else {
        throw problem(ThemeName.allCases.map(\.rawValue).joined(separator: " or "))
      }
      theme = name
    case "--colors":
      guard let choice = Self.colorNames.first(where: { $0.0 == value }) else {
        throw problem("one of " + Self.colorNames.map(\.0).joined(separator: ", "))
      }
      colors = choice.1
    case "--protocol":
      guard let choice = PictureProtocol(rawValue: value) else {
        throw problem("one of " + PictureProtocol.allCases.map(\.rawValue).joined(separator: ", "))
      }
      pictures = choice
    case "--tmux-levels":
      guard let number = Int(value), (1...TmuxPassthrough.mostLevels).contains(number) else {
        throw problem("a number from 1 to \(TmuxPassthrough.mostLevels)")
      }
      tmuxLevels = number
    case "--headless":
      guard let size = WindowSize(value) else { throw problem("a size such as 100x30") }
      headless = size
    case "--script": script = bytes
    case "--config": configuration = bytes
    default: trace = value
    }
  }

  private func check() throws(Problem) {
    if request.isDoctor, !paths.isEmpty || inputSeparator != nil {
      throw Problem(
        line: "photogrid: doctor: expected no library with it; a folder of that name is ./doctor")
    }
    if headless != nil, script == nil, request == .browse {
      throw Problem(line: "photogrid: --headless: expected --script FILE with it")
    }
    if inputSeparator != nil, !paths.isEmpty {
      throw Problem(
        line: "photogrid: expected paths as arguments or on standard input, not both")
    }
  }
}

extension Options.Request {
  var isDoctor: Bool {
    if case .doctor = self { true } else { false }
  }
}
