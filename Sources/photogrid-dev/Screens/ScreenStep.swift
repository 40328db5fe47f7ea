/// One thing that is done to the program, and what the screen must show then.
struct ScreenStep {
  enum Expectation {
    /// Every item that is visible shows its card in its rectangle.
    case grid
    /// The same, but for what a box covers, and nothing in the box.
    case box
    /// The cursor's card alone, large.
    case detail
    /// No card at all.
    case nothing
  }

  let name: String
  /// For a terminal, as `termshot` has them.
  let keys: String
  /// For a script of the program that plays along; nil where it can't, and need not.
  let script: String?
  let expectation: Expectation

  static let size = (columns: 100, rows: 34)
  static let otherSize = (columns: 84, rows: 28)

  static let all = [
    ScreenStep(name: "start", keys: "", script: "", expectation: .grid),
    ScreenStep(name: "row", keys: "ctrl+e*3", script: "<C-e><C-e><C-e>", expectation: .grid),
    ScreenStep(name: "page", keys: "PageDown", script: "<PageDown>", expectation: .grid),
    ScreenStep(name: "first", keys: "g g", script: "gg", expectation: .grid),
    ScreenStep(name: "enlarge", keys: "z", script: "z", expectation: .grid),
    ScreenStep(name: "shrink", keys: "z", script: "z", expectation: .grid),
    ScreenStep(name: "detail", keys: "Enter", script: "<Enter>", expectation: .detail),
    ScreenStep(name: "close", keys: "Esc", script: "<Esc>", expectation: .grid),
    ScreenStep(name: "help", keys: "question", script: "?", expectation: .box),
    ScreenStep(name: "close help", keys: "Esc", script: "<Esc>", expectation: .grid),
    ScreenStep(
      name: "share", keys: "space l space l space", script: "<Space>l<Space>l<Space>",
      expectation: .grid),
    ScreenStep(
      name: "resize", keys: "resize:\(otherSize.columns)x\(otherSize.rows)",
      script: ":resize \(otherSize.columns)x\(otherSize.rows)", expectation: .grid),
    ScreenStep(name: "suspend", keys: "ctrl+z", script: nil, expectation: .nothing),
    ScreenStep(name: "resume", keys: "type:fg Enter", script: "", expectation: .grid),
    ScreenStep(name: "quit", keys: "Esc q", script: nil, expectation: .nothing),
  ]
}
