import TerminalCore

/// The characters that the view draws lines and marks with: block drawing, or ASCII where the
/// locale has no more.
struct Glyphs {
  let topLeft: DisplayText
  let topRight: DisplayText
  let bottomLeft: DisplayText
  let bottomRight: DisplayText
  let arm: DisplayText
  let rule: String
  let dot: String
  let times: String
  let scanning: String
  let partial: DisplayText
  let check: DisplayText
  let cross: DisplayText
  let thickSide: DisplayText
  let dropMark: DisplayText
  let marker: DisplayText
  let caret: DisplayText
  let up: String
  let down: String
  /// What turns while something is awaited.
  let spinner: [DisplayText]
  let full: String
  let rest: String
  let cornerTopLeft: String
  let cornerTopRight: String
  let cornerBottomLeft: String
  let cornerBottomRight: String
  let side: String
  let isASCII: Bool

  /// A line that is drawn with the block characters, in the characters that there are.
  func drawn(_ line: String) -> String {
    guard isASCII else { return line }
    let plain: [Character: Character] = [
      "┏": "+", "┓": "+", "┗": "+", "┛": "+", "━": "=", "┃": "|", "╭": "+", "╮": "+", "╰": "+",
      "╯": "+", "─": "-", "│": "|", "▌": "|", "▏": "_", "▸": ">", "░": ".", "✓": "*", "✕": "x",
    ]
    return String(line.map { plain[$0] ?? $0 })
  }

  static let unicode = Glyphs(
    topLeft: "┏", topRight: "┓", bottomLeft: "┗", bottomRight: "┛", arm: "━", rule: "─",
    dot: "·", times: "×", scanning: "scanning…", partial: "◐", check: "✓", cross: "✕",
    thickSide: "┃", dropMark: "▌",
    marker: "▸", caret: "▏", up: "↑", down: "↓", spinner: ["◐", "◓", "◑", "◒"], full: "█",
    rest: "░",
    cornerTopLeft: "╭",
    cornerTopRight: "╮",
    cornerBottomLeft: "╰", cornerBottomRight: "╯", side: "│", isASCII: false)

  static let ascii = Glyphs(
    topLeft: "+", topRight: "+", bottomLeft: "+", bottomRight: "+", arm: "=", rule: "-",
    dot: "-", times: "x", scanning: "scanning...", partial: "!", check: "*", cross: "x",
    thickSide: "|", dropMark: "|",
    marker: ">", caret: "_", up: "^", down: "v", spinner: ["|", "/", "-", "\\"], full: "#",
    rest: ".",
    cornerTopLeft: "+",
    cornerTopRight: "+",
    cornerBottomLeft: "+", cornerBottomRight: "+", side: "|", isASCII: true)
}
