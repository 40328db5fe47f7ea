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
  let cornerTopLeft: String
  let cornerTopRight: String
  let cornerBottomLeft: String
  let cornerBottomRight: String
  let side: String
  let isASCII: Bool

  static let unicode = Glyphs(
    topLeft: "┏", topRight: "┓", bottomLeft: "┗", bottomRight: "┛", arm: "━", rule: "─",
    dot: "·", times: "×", scanning: "scanning…", partial: "◐", cornerTopLeft: "╭",
    cornerTopRight: "╮",
    cornerBottomLeft: "╰", cornerBottomRight: "╯", side: "│", isASCII: false)

  static let ascii = Glyphs(
    topLeft: "+", topRight: "+", bottomLeft: "+", bottomRight: "+", arm: "=", rule: "-",
    dot: "-", times: "x", scanning: "scanning...", partial: "!", cornerTopLeft: "+",
    cornerTopRight: "+",
    cornerBottomLeft: "+", cornerBottomRight: "+", side: "|", isASCII: true)
}
