import TerminalCore

/// Breaks text into lines.
enum TextLines {
  /// Lines of at most `width` columns, broken at blanks where there are any; the last of `limit`
  /// lines ends with `…` when more would follow. No line for empty text.
  static func wrap(_ text: DisplayText, width: Int, limit: Int) -> [DisplayText] {
    var lines: [DisplayText] = []
    var line = DisplayText()
    var words = text.string.split(separator: " ").map { DisplayText(String($0)) }[...]
    while let word = words.popFirst() {
      let longer = line.isEmpty ? word : line + " " + word
      if longer.width <= width {
        line = longer
      } else if line.isEmpty {
        line = word.truncated(toWidth: width)
      } else if lines.count + 1 == limit {
        words = []
        line = longer.truncated(toWidth: width)
      } else {
        lines.append(line)
        line = word.truncated(toWidth: width)
      }
    }
    return line.isEmpty ? lines : lines + [line]
  }
}
