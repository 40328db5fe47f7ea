/// Digits of three by five squares.
enum TestCardFont {
  static let width = 3
  static let height = 5

  private static let rows: [[String]] = [
    ["###", "# #", "# #", "# #", "###"], [" # ", "## ", " # ", " # ", "###"],
    ["###", "  #", "###", "#  ", "###"], ["###", "  #", "###", "  #", "###"],
    ["# #", "# #", "###", "  #", "  #"], ["###", "#  ", "###", "  #", "###"],
    ["###", "#  ", "###", "# #", "###"], ["###", "  #", "  #", "  #", "  #"],
    ["###", "# #", "###", "# #", "###"], ["###", "# #", "###", "  #", "###"],
  ]

  static func hasInk(_ digit: Int, x: Int, y: Int) -> Bool {
    guard x < width, y < height else { return false }
    let row = Array(rows[digit][y])
    return row[x] == "#"
  }
}
