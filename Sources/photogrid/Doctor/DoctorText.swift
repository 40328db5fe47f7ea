import CellGeometry
import SystemEdge
import TerminalCore
import TerminalUI

/// The findings for people: titles, aligned labels, and lines that fit.
struct DoctorText {
  struct Style {
    var isColored: Bool
    /// Columns that a line may take.
    var width: Int

    /// Colours only on a terminal, and not where NO_COLOR is set.
    static var forStandardOutput: Style {
      var window = winsize()
      let isTerminal = isatty(STDOUT_FILENO) == 1
      let isKnown = ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &window) == 0 && window.ws_col > 0
      return Style(
        isColored: isTerminal && Doctor.variable("NO_COLOR") == nil
          && Doctor.variable("TERM") != "dumb",
        width: isKnown ? min(max(Int(window.ws_col), 40), 100) : 80)
    }
  }

  private enum Look: String {
    case title = "1"
    case label = "2"
    case good = "32"
    case bad = "33"
  }

  private static let labelWidth = 14

  private let findings: DoctorFindings
  private let style: Style

  init(_ findings: DoctorFindings, style: Style) {
    self.findings = findings
    self.style = style
  }

  var text: String {
    var text = painted("photogrid \(Usage.version)", .title) + "\n"
    text += section("Terminal", DoctorRows.terminal(findings))
    if let report = findings.report {
      text += section("Pictures", DoctorRows.pictures(report))
    }
    text += section("Decoder", DoctorRows.decoder(findings.decoder))
    text += section("Folders", DoctorRows.folders(findings.folders))
    return text + missing
  }

  private func section(_ title: String, _ rows: [DoctorRows.Row]) -> String {
    "\n" + painted(title, .title) + "\n" + rows.map(line).joined()
  }

  private func line(_ row: DoctorRows.Row) -> String {
    let label = "  " + row.label + String(repeating: " ", count: Self.padding(row.label))
    let lines = wrapped(row.value, to: style.width - Self.labelWidth)
    let look: Look? = row.isGood.map { $0 ? .good : .bad }
    let indent = String(repeating: " ", count: Self.labelWidth)
    return lines.enumerated().map { index, line in
      (index == 0 ? painted(label, .label) : indent) + painted(line, look) + "\n"
    }.joined()
  }

  private static func padding(_ label: String) -> Int { max(1, labelWidth - 2 - label.count) }

  private var missing: String {
    guard !findings.missing.isEmpty else {
      return "\n" + painted("Nothing is missing.", .good) + "\n"
    }
    let parts = findings.missing.map { part in
      let lines = wrapped(part.what, to: style.width - 4).enumerated().map { index, line in
        (index == 0 ? painted("  ! ", .bad) : "    ") + line + "\n"
      }
      return lines.joined() + (part.command.map { "      " + painted($0, .title) + "\n" } ?? "")
    }
    return "\n" + painted("Missing", .title) + "\n" + parts.joined()
  }

  /// Words in lines of at most `width` columns; a longer word has a line of its own.
  private func wrapped(_ text: String, to width: Int) -> [String] {
    var lines: [String] = []
    var line = ""
    for word in text.split(separator: " ", omittingEmptySubsequences: false) {
      if !line.isEmpty, DisplayText(line).width + 1 + DisplayText(String(word)).width > width {
        lines.append(line)
        line = ""
      }
      line += line.isEmpty ? String(word) : " \(word)"
    }
    return lines + [line]
  }

  private func painted(_ text: String, _ look: Look?) -> String {
    guard style.isColored, let look else { return text }
    return "\u{1B}[\(look.rawValue)m\(text)\u{1B}[m"
  }
}
