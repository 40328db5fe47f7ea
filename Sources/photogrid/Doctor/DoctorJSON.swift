import AppRuntime
import CellGeometry
import TerminalCore
import TerminalUI

/// The findings as one JSON object. Members are only ever added.
struct DoctorJSON {
  private let findings: DoctorFindings

  init(_ findings: DoctorFindings) {
    self.findings = findings
  }

  var value: JSON {
    .object([
      ("version", .string(Usage.version)),
      ("terminal", findings.report.map(terminal) ?? .null),
      ("terminalProblem", .text(findings.terminalProblem)),
      ("tmux", findings.report.map(tmux) ?? .null),
      ("pictures", findings.report.map(pictures) ?? .null),
      ("decoder", decoder), ("folders", folders),
      (
        "locale",
        .object([
          ("name", .string(findings.locale.name)), ("isUTF8", .bool(findings.locale.isUTF8)),
        ])
      ),
      ("missing", missing),
    ])
  }

  private func terminal(_ report: TerminalReport) -> JSON {
    let program = report.situation.program
    return .object([
      ("name", .text(program?.name)), ("version", .text(program.map(\.version))),
      ("term", .string(report.situation.identity.term)),
      ("terminfo", .string(report.terminfoName)), ("knowsTerm", .bool(report.knowsTerm)),
      ("size", .size(report.size)),
      ("isAnswering", .bool(report.answerTime != nil)),
      ("milliseconds", report.answerTime.map { .integer(Int($0 / 1_000_000)) } ?? .null),
      ("isInBackground", .bool(report.isInBackground)),
      ("colors", .integer(report.capabilities.colors.rawValue)),
      ("textColors", .integer(report.textColors.rawValue)),
      ("background", .text(report.capabilities.background.map(\.hexadecimal))),
      ("cellPixels", report.capabilities.cellPixels.map(JSON.size) ?? .null),
      ("cellPixelsFrom", .text(report.cellSource)),
      ("hasSynchronizedOutput", .bool(report.capabilities.hasSynchronizedOutput)),
      ("hasKittyKeyboard", .bool(report.situation.answers.keyboardFlags != nil)),
      ("answers", answers(report.situation.answers)),
    ])
  }

  private func answers(_ answers: TerminalAnswers) -> JSON {
    .object([
      ("deviceAttributes", .numbers(answers.attributes)),
      ("xtversion", .text(answers.program.map(\.description))),
      (
        "kittyGraphics",
        .object(
          TerminalAnswers.Medium.allCases.map { ($0.name, .text(answers.graphics[$0])) })
      ),
      ("synchronizedOutput", .number(answers.synchronizedOutput)),
      ("kittyKeyboard", .number(answers.keyboardFlags)),
      ("colorRegisters", .number(answers.colorRegisters)),
      ("largestSixel", answers.largestSixel.map(JSON.size) ?? .null),
      ("cellPixels", answers.cellPixels.map(JSON.size) ?? .null),
      ("windowPixels", answers.windowPixels.map(JSON.size) ?? .null),
      ("background", .text(answers.background.map(\.hexadecimal))),
      ("hasDirectColor", .bool(answers.hasDirectColor)),
    ])
  }

  private func tmux(_ report: TerminalReport) -> JSON {
    let situation = report.situation
    guard situation.isInTmux else { return .null }
    return .object([
      ("levels", .integer(situation.tmuxLevels)),
      ("passesThrough", situation.passesThrough.map { .bool($0) } ?? .null),
      ("outerProgram", .text(situation.outerProgram.map(\.description))),
      ("outerTerm", .text(situation.tmux.map(\.outerTerm))),
      ("outerAttributes", .numbers(situation.answers.outerAttributes)),
      ("hasOuterSixel", situation.tmux?.hasOuterSixel.map { .bool($0) } ?? .null),
    ])
  }

  private func pictures(_ report: TerminalReport) -> JSON {
    let choice = report.choice
    var colors: Int?
    if case .sixel(let count) = choice.method { colors = count }
    return .object([
      ("protocol", .string(choice.method.name)),
      ("medium", .text(choice.method.medium)), ("colors", .number(colors)),
      ("wanted", .string(report.situation.wanted.rawValue)),
      ("reason", .string(choice.reason)), ("refusal", .text(choice.refusal)),
      ("advice", .text(choice.advice)), ("remedy", .text(choice.remedy)),
      ("largest", report.capabilities.pictureLimit.map(JSON.size) ?? .null),
    ])
  }

  private var decoder: JSON {
    let decoder = findings.decoder
    return .object([
      ("program", .text(decoder.program)), ("works", .bool(decoder.works)),
      ("problem", .text(decoder.problem)),
      ("formats", decoder.formats.map { .array($0.map { .string($0) }) } ?? .null),
    ])
  }

  private var folders: JSON {
    .object(
      findings.folders.map { folder in
        (
          folder.role.rawValue,
          .object([
            ("path", .string(String(decoding: folder.path, as: UTF8.self))),
            ("exists", .bool(folder.exists)), ("isWritable", .bool(folder.isWritable)),
            ("bytes", .number(folder.bytes)),
          ])
        )
      })
  }

  private var missing: JSON {
    .array(
      findings.missing.map {
        .object([("what", .string($0.what)), ("command", .text($0.command))])
      })
  }
}

extension JSON {
  fileprivate static func text(_ value: String?) -> JSON { value.map { .string($0) } ?? .null }
  fileprivate static func number(_ value: Int?) -> JSON { value.map { .integer($0) } ?? .null }
  fileprivate static func numbers(_ values: [Int]?) -> JSON {
    values.map { .array($0.map { .integer($0) }) } ?? .null
  }
  fileprivate static func size(_ size: Size) -> JSON {
    .object([("width", .integer(size.width)), ("height", .integer(size.height))])
  }
}

extension TerminalReport {
  /// Who knows a cell's pixels; nil when nobody does.
  var cellSource: String? {
    if systemKnowsPixels { return "system" }
    return capabilities.cellPixels == nil ? nil : "terminal"
  }
}
