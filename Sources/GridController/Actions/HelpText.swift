/// The rows of the help, from the action table.
package enum HelpText {
  package enum Row: Equatable, Sendable {
    case title(String)
    case action(keys: String, help: String)
    case blank
  }

  package static let rows: [Row] = ActionGroup.allCases.flatMap { group -> [Row] in
    let actions = ActionTable.all.filter { $0.group == group }
    return [.title(group.rawValue)]
      + actions.map { .action(keys: $0.keys.map(label).joined(separator: "  "), help: $0.help) }
      + [.blank]
  }.dropLast()

  package static let rowCount = rows.count
  /// Rows of the help's box that hold none of them: its lines, and a blank row inside each.
  package static let frameHeight = 4

  /// The row that is the first on the last page, where `height` rows have room for the box.
  package static func lastStart(inHeight height: Int) -> Int {
    max(0, rowCount - max(0, height - frameHeight))
  }

  /// A key as the help writes it: arrows as arrows, the rest without brackets.
  package static func label(_ notation: String) -> String {
    switch notation {
    case "<Left>": "←"
    case "<Right>": "→"
    case "<Up>": "↑"
    case "<Down>": "↓"
    case "<PageUp>": "PgUp"
    case "<PageDown>": "PgDn"
    default:
      notation.hasPrefix("<C-")
        ? "Ctrl-" + notation.dropFirst(3).dropLast().uppercased()
        : notation.count > 1 && notation.hasPrefix("<")
          ? String(notation.dropFirst().dropLast()) : notation
    }
  }
}
