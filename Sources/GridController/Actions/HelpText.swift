/// The rows of the help, from the action table.
package enum HelpText {
  package enum Row: Equatable, Sendable {
    case title(String)
    /// A line of a drawing of the mode, in characters that a locale may not have.
    case sketch(String)
    case action(keys: String, help: String)
    case blank
  }

  /// The rows with the keys that call the actions now, those without a key left out.
  package static func rows(_ keymap: Keymap) -> [Row] {
    ActionGroup.allCases.flatMap { group -> [Row] in
      let actions = ActionTable.all.compactMap { info -> Row? in
        guard info.group == group else { return nil }
        let keys = keymap.keys(of: info.action).map { label($0.notation) }
        return keys.isEmpty ? nil : .action(keys: keys.joined(separator: "  "), help: info.help)
      }
      let sketch = HelpSketch.lines(of: group).map { Row.sketch($0) }
      let drawing = sketch.isEmpty ? [] : [.blank] + sketch + [.blank]
      return actions.isEmpty ? [] : [.title(group.rawValue)] + drawing + actions + [.blank]
    }.dropLast()
  }

  /// Rows of the help's box that hold none of them: its lines, and a blank row inside each.
  package static let frameHeight = 4

  /// The row that is the first on the last page, where `height` rows have room for the box.
  package static func lastStart(inHeight height: Int, _ keymap: Keymap) -> Int {
    max(0, rows(keymap).count - max(0, height - frameHeight))
  }

  /// A key as the help writes it: arrows as arrows, Ctrl and the like in words, the rest without
  /// brackets.
  package static func label(_ notation: String) -> String {
    guard notation.count > 1, notation.hasPrefix("<"), notation.hasSuffix(">") else {
      return notation
    }
    let name = notation.dropFirst().dropLast()
    let words = ["C-": "Ctrl-", "S-": "Shift-", "A-": "Alt-"]
    if let prefix = words.keys.first(where: name.hasPrefix), let word = words[prefix] {
      let key = String(name.dropFirst(prefix.count))
      return word + (key.count == 1 ? key.uppercased() : label("<\(key)>"))
    }
    switch name {
    case "Left": return "←"
    case "Right": return "→"
    case "Up": return "↑"
    case "Down": return "↓"
    case "PageUp": return "PgUp"
    case "PageDown": return "PgDn"
    default: return String(name)
    }
  }
}
