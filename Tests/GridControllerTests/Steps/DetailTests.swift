import AlbumModel
import CellGeometry
import DecoderProtocol
import GridController
import GridLayout
import TerminalCore
import TestSupport
import Testing

@Suite("Detail view and enlarged photos: before, keys, after")
struct DetailTests {
  @Test(
    "neighbours while it is open, then back to the one seen last",
    arguments: [
      ("A: [a] b c / B: d", "<Enter>l<Esc>", "A: a [b] c / B: d"),
      ("A: [a] b c / B: d", "<Enter>nnn<Backspace>", "A: a b c / B: [d]"),
      ("A: [a] b c / B: d", "<Enter>9l<Enter>", "A: a b c / B: [d]"),
      ("A: a b c / B: [d]", "<Enter>pq", "A: a b [c] / B: d"),
      ("A: a b c / B: [d]", "igg<Esc>", "A: [a] b c / B: d"),
      ("A: [a] b c / B: d", "<Enter>sed<Esc>", "A: [a] b c / B: d"),
      ("A: [ax] b cx", "/x<Enter><Enter>l<Esc>", "A: ax [cx]"),
    ])
  func keys(before: String, keys: String, after: String) throws {
    var session = Session(before)
    #expect(try session.after(keys) == after)
    #expect(session.state.overlay == nil)
  }

  @Test("the ends say that they are")
  func ends() throws {
    var session = Session("A: [a] b")
    try session.press("<Enter>p")
    #expect(session.line == "This is the first photo")
    try session.press("nn")
    #expect(session.line == "This is the last photo")
  }

  @Test("when the open photo vanishes its successor is open; with the last one it closes")
  func vanished() throws {
    var session = Session("A: a [b] c")
    try session.press("<Enter>")
    func vanish(_ name: String) {
      var change = FolderChange(directory: Array("/photos/A".utf8))
      change.vanished = [Array(name.utf8)]
      session.send(.library(.changed([change])))
    }
    vanish("b")
    #expect(session.state.overlay == .detail)
    #expect(session.text == "A: a [c]")
    vanish("c")
    vanish("a")
    #expect(session.state.overlay == nil)
  }

  @Test("another program is run with the photo, the album's own before the user's")
  func outside() throws {
    var settings = Settings()
    let buy = ExternalCommand(label: "Buy", words: ["buy"])
    let view = ExternalCommand(label: "View", words: ["view"])
    settings.openCommand = view
    settings.albumCommands = ["B": buy]
    var session = Session("A: [a] / B: b", settings: settings)
    try session.press("<Enter>o")
    #expect(session.effects == [.open(view, .file(Array("/photos/A/a".utf8)))])
    try session.press("no")
    #expect(session.effects == [.open(buy, .file(Array("/photos/B/b".utf8)))])
    #expect(session.state.detailButtons.map(\.label.string) == ["Buy", "Close"])
  }

  @Test("the buttons work by mouse, and what is below does not")
  func buttons() throws {
    var session = Session("A: [a] b")
    session.click(try session.point(of: "a"))
    #expect(session.state.overlay == .detail)
    session.click(Point(x: 40, y: 5))
    #expect(session.state.overlay == .detail)
    let close = try #require(session.state.detailButtons.first { $0.action == .closeDetail })
    session.click(close.frame.origin)
    #expect(session.state.overlay == nil)
  }

  // MARK: - Enlarged

  @Test(
    "only one is enlarged; another key or Esc shrinks it",
    arguments: [
      ("z", "a"), ("zz", nil), ("z<Esc>", nil), ("z<Enter>", nil), ("zl", "a"), ("zlz", "b"),
      ("zs", nil), ("ze", nil), ("z<Space>", nil), ("z/b", nil), ("zl<Esc>", nil),
    ] as [(String, String?)])
  func enlarged(keys: String, name: String?) throws {
    var session = Session("A: [a] b c")
    try session.press(keys)
    let item = try name.map { try session.photo($0) }
    #expect(session.state.enlarged?.item == item)
    #expect((session.state.layout.enlarged != nil) == (name != nil))
  }

  @Test("it takes the whole width and stands in the middle, at its own shape once that is known")
  func shape() throws {
    let names = (0..<40).map { "p\($0)" }.joined(separator: " ")
    var session = Session("A: \(names)", columns: 3)
    _ = update(&session.state, .terminal(.resize(Size(width: 72, height: 30))))
    try session.press("20Gz")
    let before = try session.frame(of: "p19")
    #expect(before.width == 72)
    let request = try #require(session.state.pictures[.enlarged(session.photo("p19"))]?.request)
    let picture = DecodedPicture(
      quality: .sharp, columns: 70, rows: 9, lines: [], pixelWidth: 4000, pixelHeight: 1000)
    session.send(
      .picture(PictureReply(id: request, result: .picture(picture), microseconds: 1)))
    let after = try session.frame(of: "p19")
    // 70 columns of 10 pixels, at 4 to 1: 175 pixels, 8 rows of 20, and the caption.
    #expect(after.height == max(9, session.state.layout.metrics.itemSize.height))
    let grid = session.state.gridRect
    let above = after.y - (grid.y + 1)
    let below = grid.maxY - after.maxY
    #expect(abs(above - below) <= 1)
  }
}
