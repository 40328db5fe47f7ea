import CellGeometry
import TerminalCore
import TerminalUI

/// What the doctor's lines say.
enum DoctorRows {
  struct Row {
    var label: String
    var value: String
    /// Nil where that is no question.
    var isGood: Bool?

    init(_ label: String, _ value: String, isGood: Bool? = nil) {
      self.label = label
      // Answers come from outside.
      self.value = DisplayText(value).string
      self.isGood = isGood
    }
  }

  // MARK: - Terminal

  static func terminal(_ findings: DoctorFindings) -> [Row] {
    let locale = Row(
      "locale", findings.locale.name + (findings.locale.isUTF8 ? "" : ", not UTF-8"),
      isGood: findings.locale.isUTF8 ? nil : false)
    guard let report = findings.report else {
      return [
        Row("name", findings.terminalProblem ?? "no terminal", isGood: false),
        Row("TERM", findings.environment.term.isEmpty ? "not set" : findings.environment.term),
        locale,
      ]
    }
    let known = report.capabilities
    return [
      Row("name", name(report)), Row("TERM", term(report)), Row("size", size(report)),
      Row("colours", colors(report)),
      Row("background", known.background.map(\.hexadecimal) ?? "not known"),
      Row("updates", known.hasSynchronizedOutput ? "synchronized" : "not synchronized"),
      Row("keyboard", report.situation.answers.keyboardFlags == nil ? "plain" : "kitty's protocol"),
      locale,
    ] + tmux(report) + [
      Row("answers", answers(report), isGood: report.answerTime == nil ? false : nil)
    ]
  }

  private static func name(_ report: TerminalReport) -> String {
    guard let program = report.situation.program else { return "not known" }
    return report.situation.answers.program == nil
      ? "\(program), by the environment" : "\(program)"
  }

  private static func term(_ report: TerminalReport) -> String {
    let term = report.situation.identity.term
    if report.terminfoName == term { return term }
    if report.knowsTerm { return "\(term), drawn as \(report.terminfoName)" }
    return "\(term), which terminfo does not know; taken for \(report.terminfoName)"
  }

  private static func size(_ report: TerminalReport) -> String {
    let cells = "\(report.size.width)×\(report.size.height) cells"
    guard let cell = report.capabilities.cellPixels else {
      return "\(cells), taken for 10×20 pixels each: neither the system nor the terminal says"
    }
    let source = report.systemKnowsPixels ? "" : ", by the terminal's answer"
    return "\(cells) of \(cell.width)×\(cell.height) pixels\(source)"
  }

  private static func colors(_ report: TerminalReport) -> String {
    let all = report.capabilities.colors
    let text = min(report.textColors, all)
    if all >= .palette && text < .palette { return "\(all.words); 256 for text" }
    return all == text ? all.words : "\(all.words); \(text.words) for text"
  }

  private static func tmux(_ report: TerminalReport) -> [Row] {
    let situation = report.situation
    guard situation.isInTmux else { return [] }
    let passing =
      switch situation.passesThrough {
      case true?: "passes sequences through"
      case false?: "passes nothing through"
      case nil: "nothing came through"
      }
    let outer =
      situation.outerProgram.map(\.description)
      ?? situation.tmux.flatMap { $0.outerTerm.isEmpty ? nil : $0.outerTerm }
    return [Row("tmux", passing), Row("outside", outer ?? "not known")]
  }

  private static func answers(_ report: TerminalReport) -> String {
    if report.isInBackground { return "not asked: the program runs in the background" }
    guard let time = report.answerTime else { return "none" }
    let answers = report.situation.answers
    var parts: [String] = []
    if let numbers = answers.attributes {
      parts.append("DA1 " + numbers.map(String.init).joined(separator: ";"))
    }
    if answers.program != nil { parts.append("XTVERSION") }
    if let graphics = graphics(answers) { parts.append(graphics) }
    if let count = answers.colorRegisters { parts.append("\(count) colour registers") }
    if let size = answers.largestSixel { parts.append("sixel to \(size.width)×\(size.height)") }
    return parts.joined(separator: ", ") + "; in \(max(1, time / 1_000_000)) ms"
  }

  /// "kitty graphics (in the sequence; not by file: ENOTSUPPORTED:)".
  private static func graphics(_ answers: TerminalAnswers) -> String? {
    let media = TerminalAnswers.Medium.allCases.filter { answers.graphics[$0] != nil }
    guard !media.isEmpty else { return nil }
    let words = media.map { medium in
      let answer = answers.graphics[medium] ?? ""
      return answer == "OK" ? medium.words : "not \(medium.words): \(answer)"
    }
    return "kitty graphics (" + words.joined(separator: "; ") + ")"
  }

  // MARK: - The rest

  static func pictures(_ report: TerminalReport) -> [Row] {
    let choice = report.choice
    let hasPixels = choice.method != .symbols && choice.method != .none
    var rows = [
      Row("method", choice.method.words, isGood: hasPixels ? true : nil),
      Row("because", choice.reason, isGood: choice.refusal == nil ? nil : false),
    ]
    if let limit = report.capabilities.pictureLimit {
      rows.append(Row("largest", "\(limit.width)×\(limit.height) pixels"))
    }
    return rows + [Row("otherwise", "--protocol " + others(report))]
  }

  /// What the terminal would not refuse.
  private static func others(_ report: TerminalReport) -> String {
    let others = PictureProtocol.allCases.filter { other in
      var situation = report.situation
      situation.wanted = other
      return other != .auto && other.rawValue != report.choice.method.name
        && PictureMethod.choose(situation).refusal == nil
    }
    return others.map(\.rawValue).joined(separator: ", ")
  }

  static func decoder(_ decoder: DecoderCheck) -> [Row] {
    guard let program = decoder.program else { return [Row("program", "none", isGood: false)] }
    var rows = [Row("program", program)]
    if let problem = decoder.problem {
      rows.append(Row("state", problem, isGood: false))
    } else {
      rows.append(Row("state", "works", isGood: true))
    }
    if let formats = decoder.formats {
      rows.append(Row("formats", formats.joined(separator: ", ")))
    }
    return rows
  }

  static func folders(_ folders: [FolderCheck]) -> [Row] {
    folders.map { folder in
      var words = folder.name
      if !folder.isWritable {
        words += ", not writable"
      } else if !folder.exists {
        words += ", made when needed"
      }
      if folder.role == .trash { words += ", for the volume of the home folder" }
      if folder.exists, let bytes = folder.bytes { words += ", \(FolderSize.words(bytes))" }
      return Row(
        folder.role.rawValue, words, isGood: folder.isWritable ? nil : false)
    }
  }
}
