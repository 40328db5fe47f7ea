import AlbumModel
import CellGeometry
import DecoderProtocol
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

  @Test("what a change of the layout moves is on its way for a few frames, then still")
  func frames() throws {
    var session = Session(Self.before, kind: .plist)
    try session.press("e")
    let old = try session.frame(of: "c")
    try session.press("d")
    let new = try session.frame(of: "c")
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

  @Test("what comes meanwhile and moves nothing does not end it") func goesOn() throws {
    var session = Session(Self.before, kind: .plist)
    try session.press("ed")
    let item = try session.photo("c")
    session.send(.message(Message(.information, "hello")))
    session.send(.metadata(item, PhotoMetadata()))
    session.send(.fileFacts([FileFact(item: item, size: 7, modified: 9, localSeconds: 0)]))
    session.report(1)
    #expect(session.state.motion != nil)
    // Another folder's photos, out of sight.
    session.send(.library(.albums([AlbumNotation.album("Z", ["z"], kind: .plist)])))
    #expect(session.state.motion != nil)
  }

  @Test("the enlarged picture comes while its item grows") func picture() throws {
    var session = Session(Self.before, kind: .plist)
    try answer(&session, .photo(session.photo("a")))
    try session.press("z")
    #expect(session.state.motion != nil)
    try answer(&session, .enlarged(session.photo("a")))
    #expect(session.state.motion != nil)
    session.send(.tick)
    #expect(session.state.motion != nil)
  }

  private func answer(_ session: inout Session, _ key: PictureKey) throws {
    let request = try #require(session.state.pictures[key]?.request)
    let picture = DecodedPicture(
      quality: .sharp, columns: 2, rows: 1, lines: [[65, 66]], pixelWidth: 4000, pixelHeight: 3000)
    session.send(
      .picture(PictureReply(id: request, result: .picture(picture), microseconds: 1)))
  }

  @Test("another change that comes meanwhile is there at once") func live() throws {
    var session = Session("A: [a] b c d e f / B: g h i", kind: .folder)
    try session.press("ed")
    #expect(session.state.motion != nil)
    var change = FolderChange(directory: Array("/photos/A".utf8))
    change.vanished = [Array("b".utf8)]
    session.send(.library(.changed([change])))
    #expect(session.state.motion == nil)
    #expect(try session.after("") == "A: [c] d e f / B: g h i")
  }

  @Test("what was lifted flies back from where it would have been dropped") func flight() throws {
    var session = Session(Self.before, columns: 3, kind: .plist)
    try session.press("e4L")
    let lift = try #require(session.state.lift)
    let gap = session.state.layout.caret(before: lift.target)
      .offset(x: session.state.gridRect.x, y: session.state.gridRect.y)
    let home = try session.frame(of: "a")
    try session.press("<Esc>")
    var way: [Rect] = []
    while let frame = try frame(of: "a", in: session) {
      way.append(frame)
      #expect(try frame.size == home.size && self.frame(of: "b", in: session) != nil)
      #expect(try self.frame(of: "b", in: session) == session.frame(of: "b"))
      session.send(.tick)
      try #require(way.count < 20)
    }
    #expect((2...5).contains(way.count))
    let rows = [gap.y] + way.map(\.y) + [home.y]
    #expect(gap.y > home.y && rows == rows.sorted(by: >), "\(rows)")
  }

  @Test(
    "nothing flies that was lifted and not moved",
    arguments: ["eLH<Esc>", "eH<Esc>", "eLH<Enter>"])
  func noFlight(keys: String) throws {
    var session = Session(Self.before, kind: .plist)
    try session.press(keys)
    #expect(session.state.lift == nil && session.state.motion == nil)
  }

  @Test("the view goes back to what flies back at once") func scrolling() throws {
    let names = (0..<60).map { "p\($0)" }.joined(separator: " ")
    var session = Session("A: [x] \(names) / B: y", kind: .plist)
    try session.press("e40L")
    let offset = session.state.viewport.offset
    #expect(offset > 0)
    try session.press("<Esc>")
    #expect(session.state.viewport.offset == 0)
    let item = try #require(try frame(of: "x", in: session))
    #expect(try item.y > session.frame(of: "x").y)
    #expect(try frame(of: "p1", in: session) == session.frame(of: "p1"))
    // Without a flight there is nothing to show.
    session.send(.tick)
    try session.press("G")
    #expect(session.state.viewport.offset > 0 && session.state.motion == nil)
  }

  @Test("a grid that stands asks for no time") func stillness() throws {
    var session = Session(Self.before, kind: .plist)
    #expect(session.state.tickInterval == nil)
    try session.press("z")
    #expect(session.state.tickInterval == 30_000_000)
    var time: UInt64 = 0
    while let interval = session.state.tickInterval {
      time += interval
      session.send(.tick)
      try #require(time < 1_000_000_000)
    }
    #expect(time <= 150_000_000)
    #expect(session.state.motion == nil)
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
