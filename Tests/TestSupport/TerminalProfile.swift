package import TerminalCore

/// A real terminal: what it sets, what it answered when it was asked, and how pictures should be
/// drawn on it.
package struct TerminalProfile: Sendable, CustomStringConvertible {
  package let name: String
  /// What it sets in the environment.
  package let environment: [String: String]
  /// Its answers, but for those to kitty's questions.
  package let answers: [TerminalQuestion: String]
  package let graphics: Graphics
  package let method: PictureMethod

  package enum Graphics: Sendable {
    case none
    case direct
    /// By file and shared memory too.
    case all
  }

  package var description: String { name }

  /// - `answers`: in the order of `order`.
  init(
    _ name: String, _ environment: [String: String], _ method: PictureMethod,
    graphics: Graphics = .none, _ answers: [TerminalQuestion: String]
  ) {
    self.name = name
    self.environment = environment
    self.method = method
    self.graphics = graphics
    self.answers = answers.merging([.ready: "\u{1B}[0n"]) { own, _ in own }
  }

  /// What it sends when it is asked everything at once.
  package var stream: [UInt8] {
    let graphics: [TerminalQuestion: String] = [.graphics: graphicsText]
    let text = Self.order.compactMap { answers[$0] ?? graphics[$0] }.joined()
    return Array(text.utf8)
  }

  /// The order in which we ask.
  private static let order: [TerminalQuestion] = [
    .graphics, .version, .synchronized, .keyboard, .background, .cellPixels, .windowPixels,
    .colorRegisters, .largestSixel, .setting, .attributes,
  ]

  private var graphicsText: String {
    switch graphics {
    case .none: ""
    case .direct:
      "\u{1B}_Gi=31;OK\u{1B}\\\u{1B}_Gi=32;ENOTSUPPORTED:\u{1B}\\"
        + "\u{1B}_Gi=33;ENOTSUPPORTED:\u{1B}\\"
    case .all: (31...33).map { "\u{1B}_Gi=\($0);OK\u{1B}\\" }.joined()
    }
  }

  package static func named(_ name: String) -> TerminalProfile {
    all.first { $0.name == name } ?? all[0]
  }
}

extension TerminalProfile {
  private static func version(_ text: String) -> String { "\u{1B}P>|\(text)\u{1B}\\" }
  private static let background = "\u{1B}]11;rgb:1010/1010/1010\u{1B}\\"
  private static let setting = "\u{1B}P1$r0;48:2::1:2:3m\u{1B}\\"
  private static let cell = "\u{1B}[6;18;9t"
  private static let window = "\u{1B}[4;540;900t"

  /// As they were recorded, in windows of 100×30 cells; Konsole, the newer ones and those in tmux 3.5a
  /// by what their answers to single questions were.
  package static let all = [
    TerminalProfile(
      "xterm", ["TERM": "xterm", "XTERM_VERSION": "XTerm(379)"], .sixel(colors: 256),
      [
        .version: version("XTerm(379)"), .synchronized: "\u{1B}[?2026;0$y",
        .background: background, .cellPixels: cell, .windowPixels: window,
        .colorRegisters: "\u{1B}[?1;0;256S", .largestSixel: "\u{1B}[?2;0;4000;3000S",
        .setting: setting, .attributes: "\u{1B}[?63;1;2;4;6;9;15;16;22;28c",
      ]),
    TerminalProfile(
      "xterm with 16 registers", ["TERM": "xterm", "XTERM_VERSION": "XTerm(379)"],
      .sixel(colors: 16),
      [
        .version: version("XTerm(379)"), .synchronized: "\u{1B}[?2026;0$y",
        .background: background, .colorRegisters: "\u{1B}[?1;0;16S",
        .largestSixel: "\u{1B}[?2;0;1000;1000S", .setting: setting,
        .attributes: "\u{1B}[?63;1;2;4;6;9;15;16;22;28c",
      ]),
    TerminalProfile(
      "xterm-plain", ["TERM": "xterm", "XTERM_VERSION": "XTerm(379)"], .symbols,
      [
        .version: version("XTerm(379)"), .synchronized: "\u{1B}[?2026;0$y",
        .background: background, .colorRegisters: "\u{1B}[?1;3S",
        .largestSixel: "\u{1B}[?2;3S", .setting: setting,
        .attributes: "\u{1B}[?64;1;2;6;9;15;16;17;18;21;22;28c",
      ]),
    TerminalProfile(
      "kitty 0.26", ["TERM": "xterm-kitty", "COLORTERM": "truecolor", "KITTY_WINDOW_ID": "1"],
      .kittyDirect(.sharedMemory), graphics: .all, kitty("0.26.5")),
    TerminalProfile(
      "kitty 0.41", ["TERM": "xterm-kitty", "COLORTERM": "truecolor", "KITTY_WINDOW_ID": "1"],
      .kitty(.sharedMemory), graphics: .all, kitty("0.41.1")),
    TerminalProfile(
      "konsole",
      ["TERM": "xterm-256color", "COLORTERM": "truecolor", "KONSOLE_VERSION": "221203"],
      .kittyDirect(.direct), graphics: .direct,
      [
        .version: version("Konsole 22.12.3"), .background: background, .cellPixels: cell,
        .windowPixels: window, .colorRegisters: "\u{1B}[?1;0;256S",
        .largestSixel: "\u{1B}[?2;0;16384;16384S", .attributes: "\u{1B}[?62;1;4c",
      ]),
    TerminalProfile(
      "mlterm", ["TERM": "mlterm", "MLTERM": "3.9.0"], .sixel(colors: 256),
      [
        .synchronized: "\u{1B}[?2026;0$y", .background: background,
        .cellPixels: "\u{1B}[6;17;9t", .windowPixels: "\u{1B}[4;510;900t",
        .colorRegisters: "\u{1B}[?1;0;1024S", .largestSixel: "\u{1B}[?1;3;0S",
        .setting: "\u{1B}P1$r0;48;5;16m\u{1B}\\",
        .attributes: "\u{1B}[?63;1;2;3;4;6;7;15;18;22;29c",
      ]),
    TerminalProfile(
      "foot 1.13", ["TERM": "foot", "COLORTERM": "truecolor"], .sixel(colors: 256),
      foot("1.13.1", attributes: "62;4;22")),
    TerminalProfile(
      "foot 1.21", ["TERM": "foot", "COLORTERM": "truecolor"], .sixel(colors: 256),
      foot("1.21.0", attributes: "62;4;22;28")),
    TerminalProfile(
      "tmux 3.3", ["TERM": "tmux-256color"], .symbols,
      [.version: version("tmux 3.3a"), .attributes: "\u{1B}[?1;2c"]),
    TerminalProfile(
      "tmux 3.5", ["TERM": "tmux-256color"], .symbols,
      [
        .version: version("tmux 3.5a"), .background: background, .cellPixels: cell,
        .windowPixels: window, .colorRegisters: "\u{1B}[?1;0;1024S",
        .largestSixel: "\u{1B}[?2;3;0S", .attributes: "\u{1B}[?1;2;4c",
      ]),
  ]

  private static func kitty(_ number: String) -> [TerminalQuestion: String] {
    [
      .version: version("kitty(\(number))"), .synchronized: "\u{1B}[?2026;2$y",
      .keyboard: "\u{1B}[?0u", .background: background, .cellPixels: cell,
      .windowPixels: window, .setting: "\u{1B}P1$r48:2:1:2:3m\u{1B}\\",
      .attributes: "\u{1B}[?62;c",
    ]
  }

  private static func foot(_ number: String, attributes: String) -> [TerminalQuestion: String] {
    [
      .version: version("foot(\(number))"), .synchronized: "\u{1B}[?2026;2$y",
      .keyboard: "\u{1B}[?0u", .background: background, .cellPixels: cell,
      .windowPixels: window, .colorRegisters: "\u{1B}[?1;0;1024S",
      .largestSixel: "\u{1B}[?2;0;10000;10000S", .setting: setting,
      .attributes: "\u{1B}[?\(attributes)c",
    ]
  }
}
