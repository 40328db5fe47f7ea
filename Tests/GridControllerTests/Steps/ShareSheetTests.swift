import AlbumModel
import CellGeometry
import GridController
import TerminalCore
import TestSupport
import Testing

@Suite("The share sheet: keys, effects, reports")
struct ShareSheetTests {
  private func stage(_ session: Session) -> ShareSheet.Stage? {
    if case .share(let sheet)? = session.state.overlay { sheet.stage } else { nil }
  }

  private func sheet(_ session: Session) -> ShareSheet? {
    if case .share(let sheet)? = session.state.overlay { sheet } else { nil }
  }

  private func item(_ name: String, _ session: Session) throws -> SharedItem {
    SharedItem(
      item: try session.photo(name), location: .file(Array("/photos/A/\(name)".utf8)),
      name: Array(name.utf8), caption: Array(name.utf8))
  }

  /// With b, then a selected.
  private func open(_ keys: String = "", settings: Settings? = nil) throws -> Session {
    var session = Session("A: a [b] c", settings: settings)
    try session.press("<Space>h<Space>s" + keys)
    return session
  }

  private func order(
    _ target: ShareTarget, _ session: Session, _ options: ShareOptions = ShareOptions()
  ) throws -> ShareOrder {
    ShareOrder(
      id: 1, target: target, items: try [item("b", session), item("a", session)], options: options)
  }

  @Test(
    "letters choose what is done with the photos, in the order in which they were selected",
    arguments: [
      ("cout<Enter>", ShareTarget.copy(folder: Array("out".utf8), makesFolder: false)),
      ("z<Enter>", .archive(Array("photos.zip".utf8), .zip)),
      ("t<C-u>x.tar<Enter>", .archive(Array("x.tar".utf8), .tar)),
      ("w<Enter>", .page(Array("photos.html".utf8))),
      ("g<Enter>", .picture(Array("photos.png".utf8))),
      ("i", .clipboardPicture), ("m", .mail),
      ("1", .command(label: "Print", words: ["lp"])),
      ("P", .command(label: "Post", words: ["post", "-x"])),
    ])
  func targets(keys: String, target: ShareTarget) throws {
    var settings = Settings()
    settings.shareCommands = [
      ExternalCommand(label: "Print", letter: "c", words: ["lp"]),
      ExternalCommand(label: "Post", letter: "P", words: ["post", "-x"]),
    ]
    var session = try open(settings: settings)
    try session.press(keys)
    #expect(session.effects == [.share(try order(target, session))])
    #expect(stage(session) == .running(order: 1, done: 0, of: 2))
    #expect(!session.state.isIdle)
  }

  @Test("paths go to the terminal's clipboard and the desktop's")
  func paths() throws {
    var session = try open()
    try session.press("p")
    #expect(
      session.effects == [
        .copyText(Array("/photos/A/b\n/photos/A/a".utf8)),
        .share(try order(.clipboardPaths(Array("/photos/A/b\n/photos/A/a".utf8)), session)),
      ])
  }

  @Test("options of size and metadata go along")
  func options() throws {
    var session = try open("lx")
    #expect(sheet(session)?.options == ShareOptions(longestEdge: 4096, keepsMetadata: false))
    try session.press("llll")
    #expect(sheet(session)?.options.longestEdge == nil)
    try session.press("L12<Enter>")
    #expect(sheet(session)?.problem?.hasPrefix("Expected a number") == true)
    try session.press("00<Enter>i")
    #expect(
      session.effects == [
        .share(
          try order(
            .clipboardPicture, session, ShareOptions(longestEdge: 1200, keepsMetadata: false)))
      ])
    session = try open("lL<C-u><Enter>")
    #expect(sheet(session)?.options.longestEdge == nil && stage(session) == .choosing)
  }

  @Test("hidden photos are left out unless they are included")
  func hidden() throws {
    var session = Session("A: ax [b] cx")
    try session.press("<Space>l<Space>/x<Enter>s")
    let photos = try [session.photo("cx"), session.photo("b")]
    func shared() -> [PhotoID] {
      for case .share(let order) in session.effects { return order.items.map(\.item) }
      return []
    }
    var other = session
    try session.press("m")
    #expect(shared() == [photos[0]])
    try other.press("hm")
    session = other
    #expect(shared() == [photos[1], photos[0]])
    // None is shown at all.
    session = Session("A: ax [b] cx")
    try session.press("<Space>/x<Enter>s")
    try session.press("m")
    #expect(session.effects == [])
    #expect(session.line?.contains("h includes") == true)
    #expect(stage(session) == .choosing)
  }

  @Test("an empty path is refused, and Esc goes back a step")
  func typing() throws {
    var session = try open("c<Enter>")
    #expect(sheet(session)?.problem == "Expected a path")
    try session.press("<Esc>")
    #expect(stage(session) == .choosing)
    #expect(sheet(session)?.problem == nil)
    try session.press("s")
    #expect(session.state.overlay == nil)
    #expect(session.text == "A: [a*] b* c")
    try session.press("s<Esc>")
    #expect(session.text == "A: [a] b c")
    #expect(session.state.mode == .browse)
  }

  @Test("pasted text goes into the path")
  func paste() throws {
    var session = try open("c")
    session.send(.terminal(.paste(Array("/tmp/a b\nq".utf8))))
    try session.press("<Enter>")
    #expect(
      session.effects
        == [.share(try order(.copy(folder: Array("/tmp/a b".utf8), makesFolder: false), session))])
  }

  @Test("a folder that is not there is made on consent only")
  func consent() throws {
    var session = try open("cnew<Enter>")
    var outcome = ShareReport.Outcome(done: 0, words: "")
    outcome.isFolderMissing = true
    session.send(.shared(ShareReport(id: 1, news: .finished(outcome))))
    #expect(stage(session) == .askingToMake(.copy, folder: "new"))
    var other = session
    try other.press("n")
    #expect(stage(other) == .typing(.copy, TextField("new")))
    try session.press("y")
    #expect(
      session.effects == [
        .share(
          ShareOrder(
            id: 2, target: .copy(folder: Array("new".utf8), makesFolder: true),
            items: try [item("b", session), item("a", session)], options: ShareOptions()))
      ])
  }

  @Test(
    "progress is shown; reports of others are nobody's; the end deselects and says what came of it")
  func progress() throws {
    var session = try open("m")
    session.send(.shared(ShareReport(id: 1, news: .progress(done: 1, of: 2))))
    #expect(stage(session) == .running(order: 1, done: 1, of: 2))
    session.send(.shared(ShareReport(id: 7, news: .progress(done: 2, of: 2))))
    #expect(stage(session) == .running(order: 1, done: 1, of: 2))
    try session.press("jq5")
    #expect(stage(session) == .running(order: 1, done: 1, of: 2))
    session.send(
      .shared(ShareReport(id: 1, news: .finished(.init(done: 2, words: "Mailed 2 photos")))))
    #expect(session.text == "A: [a] b c")
    #expect(session.state.mode == .browse && session.state.overlay == nil)
    #expect(session.state.message == Message(.information, "Mailed 2 photos"))
  }

  @Test("what is under way is cancelled by c and Esc", arguments: ["c", "<Esc>"])
  func cancel(key: String) throws {
    var session = try open("m")
    try session.press(key)
    #expect(session.effects == [.cancelShare(1)])
    var outcome = ShareReport.Outcome(done: 1, words: "Mailed 1 photo")
    outcome.wasCancelled = true
    session.send(.shared(ShareReport(id: 1, news: .finished(outcome))))
    #expect(
      session.state.message == Message(.warning, "Mailed 1 photo; cancelled; gv selects again"))
    #expect(session.state.selection.isEmpty)
  }

  @Test("a failure names the photo and says what was done")
  func failure() throws {
    var session = try open("m")
    var outcome = ShareReport.Outcome(done: 1, words: "Mailed 1 photo")
    outcome.failures = [
      ShareReport.Failure(
        item: try session.photo("a"), name: Array("a".utf8), words: "permission denied")
    ]
    session.send(.shared(ShareReport(id: 1, news: .finished(outcome))))
    #expect(
      session.state.message
        == Message(.warning, "Mailed 1 photo; a: permission denied; gv selects again"))
    #expect(session.state.mode == .browse && session.state.selection.isEmpty)
    try session.press("gv")
    #expect(session.state.mode == .share && session.state.selection.items.count == 2)
  }

  @Test("paths on the clipboard are absolute, and no byte of a name acts on a terminal")
  func pathText() {
    let paths = ["a b.jpg", "./x/../ü.jpg", "/r/it's.jpg", "a\nit's\u{1b}[7m\\.jpg\u{7F}"]
    let locations = paths.map { PhotoLocation.file(Array($0.utf8)) }
    let text = PathText.lines(
      locations + [.remote(Array("https://h/a".utf8))], in: Array("/home/u".utf8))
    #expect(
      String(decoding: text, as: UTF8.self) == """
        /home/u/a b.jpg
        /home/u/x/../ü.jpg
        /r/it's.jpg
        $'/home/u/a\\nit\\'s\\033[7m\\\\.jpg\\177'
        https://h/a
        """)
    #expect(PathText.lines([locations[0]], in: nil) == Array("a b.jpg".utf8))
  }

  @Test("names with line breaks are pointed out where lines can't tell paths apart")
  func lineBreaks() throws {
    for endsLines in [true, false] {
      var settings = Settings()
      settings.outputEndsLines = endsLines
      var session = Session("A: a [b]", settings: settings)
      let item = try session.photo("b")
      session.report(1) {
        $0.relocations = [
          EditReport.Relocation(
            item: item, location: .file(Array("/photos/A/b\nc".utf8)), address: [])
        ]
      }
      try session.press("<Space>so")
      #expect(session.line?.contains("-0") == endsLines)
    }
  }

  @Test("paths for standard output are written when the program ends, not by Q")
  func output() throws {
    var session = try open("o")
    #expect(session.effects == [])
    #expect(session.text == "A: [a] b c")
    #expect(session.line?.contains("2 paths") == true)
    var other = session
    try other.press("Q")
    #expect(other.effects == [.quit(status: 1, line: nil)])
    try session.press("q")
    let paths = ["/photos/A/b", "/photos/A/a"].map { Array($0.utf8) }
    #expect(session.effects == [.quit(status: 0, line: nil, output: paths)])
  }

  @Test("lines of the sheet are clicked")
  func click() throws {
    var session = try open()
    let menu = try #require(session.state.menu)
    let frame = menu.frame(in: session.state.menuArea)
    let line = try #require(menu.lines.firstIndex { $0.letter == "m" })
    let row = try #require(menu.row(ofLine: line, in: frame))
    session.click(.init(x: frame.x + 3, y: row))
    #expect(stage(session) == .running(order: 1, done: 0, of: 2))
  }

  @Test("every command of the user has a letter of its own, or none")
  func letters() throws {
    var settings = Settings()
    settings.shareCommands = (0..<12).map {
      ExternalCommand(label: "\($0)", letter: $0 < 3 ? "2" : nil, words: ["x\($0)"])
    }
    let session = try open(settings: settings)
    let letters = try #require(session.state.menu).lines.compactMap(\.letter)
    #expect(Set(letters).count == letters.count)
    #expect("123456789".allSatisfy(letters.contains))
  }
}
