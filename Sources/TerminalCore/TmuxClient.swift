/// What tmux says of itself and of the terminal that it runs in: the answer to `display-message`.
package struct TmuxClient: Hashable, Sendable {
  /// Whether programs may send sequences to the terminal outside; nil when this tmux has no such
  /// option (before 3.3) or does not say.
  package let allowsPassthrough: Bool?
  /// The terminal outside, as it names itself; nil when it did not.
  package let outerProgram: TerminalProgram?
  /// TERM outside.
  package let outerTerm: String
  /// Whether the terminal outside has sixel, as far as tmux knows; nil when this tmux does not say.
  package let hasOuterSixel: Bool?

  /// What tmux is asked to print (tmux(1), "FORMATS"): fields with tabs between them.
  package static let format =
    "#{allow-passthrough}\t#{client_termname}\t#{client_termtype}\t#{client_termfeatures}"

  /// Takes a line of `format` apart; nil when it is none.
  package init?(line: String) {
    let fields = line.split(separator: "\t", omittingEmptySubsequences: false)
    guard fields.count == 4 else { return nil }
    allowsPassthrough = fields[0].isEmpty ? nil : ["on", "all", "1"].contains(fields[0])
    outerTerm = String(fields[1])
    outerProgram = fields[2].isEmpty ? nil : TerminalProgram(report: String(fields[2]))
    let features = fields[3].split(separator: ",")
    hasOuterSixel = features.isEmpty ? nil : features.contains("sixel")
  }
}
