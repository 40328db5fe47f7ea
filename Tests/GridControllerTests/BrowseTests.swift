import AlbumModel
import CellGeometry
import GridController
import GridLayout
import TerminalCore
import TestSupport
import Testing

@Suite("Walking over the grid: before, keys, after")
struct BrowseTests {
  @Test(arguments: [
    ("A: [a] b c d e / B: f g", "l", "A: a [b] c d e / B: f g"),
    ("A: [a] b c d e / B: f g", "<Right><Right>", "A: a b [c] d e / B: f g"),
    ("A: [a] b c d e / B: f g", "3l", "A: a b c [d] e / B: f g"),
    ("A: [a] b c d e / B: f g", "6l", "A: a b c d e / B: f [g]"),
    ("A: [a] b c d e / B: f g", "99l", "A: a b c d e / B: f [g]"),
    ("A: [a] b c d e / B: f g", "h", "A: [a] b c d e / B: f g"),
    ("A: a b c d e / B: [f] g", "h", "A: a b c d [e] / B: f g"),
    ("A: a b c d e / B: f [g]", "6h", "A: [a] b c d e / B: f g"),
    ("A: a [b] c d e / B: f g", "j", "A: a b c d [e] / B: f g"),
    ("A: a b [c] d e / B: f g", "j", "A: a b c d [e] / B: f g"),
    ("A: a b [c] d e / B: f g h", "jj", "A: a b c d e / B: f g [h]"),
    ("A: a b [c] d e / B: f g h", "jjkk", "A: a b [c] d e / B: f g h"),
    ("A: a b [c] d e / B: f g h", "jhj", "A: a b c d e / B: [f] g h"),
    ("A: [a] b c d e / B: f g", "2j", "A: a b c d e / B: [f] g"),
    ("A: a b c d [e] / B: f g", "0", "A: a b c [d] e / B: f g"),
    ("A: [a] b c d e / B: f g", "$", "A: a b [c] d e / B: f g"),
    ("A: a b c [d] e / B: f g", "$", "A: a b c d [e] / B: f g"),
    ("A: [a] b c d e / B: f g", "G", "A: a b c d e / B: f [g]"),
    ("A: [a] b c d e / B: f g", "4G", "A: a b c [d] e / B: f g"),
    ("A: a b c d e / B: f [g]", "gg", "A: [a] b c d e / B: f g"),
    ("A: a b c d e / B: f [g]", "2gg", "A: a [b] c d e / B: f g"),
    ("A: a b c d e / B: f [g]", "<Home>", "A: [a] b c d e / B: f g"),
    ("A: [a] b c d e / B: f g", "<End>", "A: a b c d e / B: f [g]"),
    ("A: [a] b c d e / B: f g", "}", "A: a b c d e / B: [f] g"),
    ("A: a b c d e / B: f [g]", "{", "A: a b c d e / B: [f] g"),
    ("A: a b c d e / B: [f] g", "{", "A: [a] b c d e / B: f g"),
    ("A: [a] b / B: / C: f g", "}", "A: a b / B: / C: [f] g"),
    ("A: [a] b / B: / C: f g", "j", "A: a b / B: / C: [f] g"),
    ("A: a b / B: / C: [f] g", "h", "A: a [b] / B: / C: f g"),
    ("X: / Y:", "jjkhl}{gg", "X: / Y:"),
    ("A: [a]", "jjkhl}{<PageDown><C-u>", "A: [a]"),
    ("A: a [b]", "<Esc>", "A: a [b]"),
    ("A: [a] b c d e", "3<Esc>l", "A: a [b] c d e"),
    ("A: [a] b c d e", "gxl", "A: a [b] c d e"),
  ])
  func keys(before: String, keys: String, after: String) throws {
    var state = AlbumNotation.state(before)
    for key in try Key.parse(sequence: keys) { _ = update(&state, .terminal(.key(key))) }
    #expect(AlbumNotation.text(of: state) == after)
  }

  private static let long =
    "A: [a0] " + (1..<60).map { "a\($0)" }.joined(separator: " ")
    + " / B: " + (0..<60).map { "b\($0)" }.joined(separator: " ")

  @Test("the cursor's item is whole in view after every key")
  func cursorStaysInView() throws {
    var state = AlbumNotation.state(Self.long, rows: 30)
    let keys = "jjjjj<C-d><C-d><PageDown>llkkk<C-u>G<PageUp>}{<C-e><C-e>9<C-e><C-y>+-+=jjgg-"
    for key in try Key.parse(sequence: keys) {
      _ = update(&state, .terminal(.key(key)))
      let path = try #require(state.cursorPath)
      let frame = try #require(state.layout.frameOfItem(at: path))
      let open = state.viewport.visibleRect.inset(by: EdgeInsets(top: 1))
      #expect(open.contains(frame), "after \(key)")
    }
  }

  @Test("scrolling takes the cursor along, in its column")
  func scrolling() throws {
    var state = AlbumNotation.state(Self.long, rows: 30)
    for key in try Key.parse(sequence: "ll20<C-e>") { _ = update(&state, .terminal(.key(key))) }
    #expect(state.viewport.offset == 20)
    #expect(try #require(state.cursorPath).item % 3 == 2)
    for key in try Key.parse(sequence: "20<C-y>") { _ = update(&state, .terminal(.key(key))) }
    #expect(state.viewport.offset == 0)
  }

  @Test("a click goes to the item under it, and nowhere in gutters, headers and bars")
  func clicks() {
    var state = AlbumNotation.state("A: [a] b c d e / B: f g")
    func click(_ x: Int, _ y: Int) {
      _ = update(
        &state, .terminal(.mouse(MouseEvent(.press(.left), at: Point(x: x, y: y)))))
    }
    click(30, 5)
    #expect(AlbumNotation.text(of: state) == "A: a [b] c d e / B: f g")
    for (x, y) in [(30, 0), (30, 1), (60, 20), (30, 39), (500, 500), (-1, -1)] { click(x, y) }
    #expect(AlbumNotation.text(of: state) == "A: a [b] c d e / B: f g")
    click(0, 14)
    #expect(AlbumNotation.text(of: state) == "A: a b c [d] e / B: f g")
  }
}
