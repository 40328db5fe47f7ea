/// The name and version of a terminal, as it gives them itself.
package struct TerminalProgram: Hashable, Sendable, CustomStringConvertible {
  package let name: String
  /// As written; empty when it is not known.
  package let version: String

  package init(name: String, version: String) {
    self.name = name
    self.version = version
  }

  /// Takes an answer to XTVERSION apart (xterm's ctlseqs, `CSI > Ps q`): `kitty(0.41.1)`,
  /// `Konsole 22.12.3`, `tmux 3.5a`.
  package init(report: String) {
    let end = report.firstIndex { $0 == "(" || $0 == " " } ?? report.endIndex
    var rest = report[end...].dropFirst()
    if report[end...].hasPrefix("("), rest.hasSuffix(")") { rest = rest.dropLast() }
    name = String(report[..<end])
    version = String(rest)
  }

  /// The numbers at the version's beginning: 0, 41, 1. Letters and what follows are left out.
  package var numbers: [Int] {
    var numbers: [Int] = []
    for part in version.split(separator: ".") {
      let digits = part.prefix { $0.isASCII && $0.isNumber }
      guard let number = Int(digits) else { break }
      numbers.append(number)
      if digits.count < part.count { break }
    }
    return numbers
  }

  /// Whether the version is `other` or later; false when it is not known.
  package func isAtLeast(_ other: [Int]) -> Bool {
    !numbers.lexicographicallyPrecedes(other)
  }

  /// Whether the name is this one, in any case.
  package func isNamed(_ name: String) -> Bool { self.name.lowercased() == name.lowercased() }

  /// "kitty 0.41.1".
  package var description: String { version.isEmpty ? name : "\(name) \(version)" }
}
