import TerminalCore

/// Breaks text into lines.
enum TextLines {
  /// Lines of at most `width` columns, broken at blanks where there are any, and within words that are
  /// longer than a line; the last of `limit` lines ends with `…` when more would follow. A blank that
  /// does not break (U+00A0) is drawn as a blank. No line for empty text.
  static func wrap(_ text: DisplayText, width: Int, limit: Int) -> [DisplayText] {
    var lines: [DisplayText] = []
    var line = DisplayText()
    var words = text.string.split(separator: " ").map { DisplayText(String($0)) }[...]
    while let word = words.popFirst() {
      let longer = line.isEmpty ? word : line + " " + word
      if longer.width <= width {
        line = longer
      } else if lines.count + 1 == limit {
        words = []
        line = longer.truncated(toWidth: width)
      } else if line.isEmpty {
        let (head, rest) = split(word, width: width)
        lines.append(head)
        words = [rest] + words
      } else {
        lines.append(line)
        line = DisplayText()
        words = [word] + words
      }
    }
    return (line.isEmpty ? lines : lines + [line]).map {
      DisplayText($0.string.replacing("\u{a0}", with: " "))
    }
  }

  /// The beginning of a word that is wider than a line, at least one character, and the rest.
  private static func split(_ word: DisplayText, width: Int) -> (DisplayText, DisplayText) {
    var head = ""
    for character in word.string {
      guard DisplayText(head + String(character)).width <= width else { break }
      head.append(character)
    }
    if head.isEmpty { head = String(word.string.prefix(1)) }
    return (DisplayText(head), DisplayText(String(word.string.dropFirst(head.count))))
  }
}
