import AlbumModel
import CellGeometry
import GridController
import GridLayout
import TerminalCore
import TestSupport
import Testing

/// Changes of the layout are shown in a few frames, and only where nobody waits for them.
@Suite("Motion")
struct MotionTests {
  private static let before = "A: [a] b c d e f / B: g h i"

  private func frame(of name: String, in session: Session) throws -> Rect? {
    try session.state.motion?.frame(of: .item(session.photo(name), pin: nil))
  }

  /// Where the layout has a photo, on the screen.
  private func place(of name: String, in session: Session) throws -> Rect {
    let state = session.state
    return try session.frame(of: name)
      .offset(x: state.gridRect.x, y: state.gridRect.y - state.viewport.offset)
  }

  @Test("what a change of the layout moves is on its way for a few frames, then still")
  func frames() throws {
    var session = Session(Self.before, kind: .plist)
    try session.press("e")
    let old = try place(of: "c", in: session)
    try session.press("d")
    let new = try place(of: "c", in: session)
    #expect(old != new)
    var distances: [Int] = []
    while let frame = try frame(of: "c", in: session) {
      #expect(session.state.tickInterval == 30_000_000)
      distances.append(abs(frame.x - new.x) + abs(frame.y - new.y))
      session.send(.tick)
      try #require(distances.count < 20)
    }
    #expect((2...5).contains(distances.count))
    #expect(distances == distances.sorted(by: >) && Set(distances).count == distances.count)
    #expect(session.state.motion == nil)
    // Item cells shake on.
    let phase = session.state.phase
    session.send(.tick)
    #expect(session.state.phase == phase + 1)
    #expect(session.state.tickInterval == 166_000_000)
  }

  @Test(
    "deleting, undo, a drop, a flight back, enlarging, other sizes, the end of a filter",
    arguments: [
      ("e", "d"), ("ed", "u"), ("eLL", "<Enter>"), ("", "z"), ("z", "z"), ("z", "<Esc>"),
      ("", "+"), ("+", "-"), ("/b<Enter>", "<Esc>"), ("", "on"), ("z", "s"), ("", "b"),
    ])
  func changes(first: String, keys: String) throws {
    var session = Session("A: [a] d c b e f / B: g h i", kind: .plist)
    session.send(.terminal(.resize(Size(width: 90, height: 40))))
    try session.press(first)
    try session.press(keys)
    #expect(session.state.motion != nil)
  }

  @Test("a key, another window and a slow terminal end it at once")
  func ends() throws {
    for event: Event in [
      .terminal(.key(Key(.character("l")))), .terminal(.resize(Size(width: 70, height: 30))),
      .motionEnds, .action(.moveRight),
    ] {
      var session = Session(Self.before, kind: .plist)
      try session.press("ed")
      #expect(session.state.motion != nil)
      session.send(event)
      #expect(session.state.motion == nil, "\(event)")
    }
  }

  @Test("a picture that comes meanwhile does not end it") func goesOn() throws {
    var session = Session(Self.before, kind: .plist)
    try session.press("ed")
    session.send(.message(Message(.information, "hello")))
    #expect(session.state.motion != nil)
  }

  @Test(
    "nothing moves for what leaves the layout as it is, while one types, and under an open photo",
    arguments: ["l", "j", "G", "s", "<Space>", "/a", "/a<Backspace>", "<Enter>n", "e<Enter>d"])
  func still(keys: String) throws {
    var session = Session(Self.before, kind: .plist)
    try session.press(keys)
    #expect(session.state.motion == nil)
  }

  @Test("nothing moves without motion, and very many elements do not") func none() throws {
    var settings = Settings()
    settings.hasMotion = false
    var session = Session(Self.before, kind: .plist, settings: settings)
    try session.press("ed")
    #expect(session.state.motion == nil && session.state.tickInterval == nil)
    let names = (0..<900).map { "p\($0)" }.joined(separator: " ")
    var large = Session("A: [x] \(names)", columns: 80, kind: .plist)
    large.send(.terminal(.resize(Size(width: 900, height: 200))))
    try large.press("ed")
    #expect(large.state.motion == nil)
  }

  @Test("the state at rest is the one that everything else works on") func atRest() throws {
    var session = Session(Self.before, kind: .plist)
    try session.press("ed")
    var rest = session.state.atRest
    #expect(rest.motion == nil)
    session.send(.motionEnds)
    _ = update(&rest, .motionEnds)
    #expect(rest.layout.contentSize == session.state.layout.contentSize)
  }
}
