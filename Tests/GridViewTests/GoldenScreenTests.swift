import AlbumModel
import CellGeometry
import DecoderProtocol
import GridController
import GridView
import TerminalCore
import TestSupport
import Testing

/// Screens as recorded under Golden: `make record` writes them anew, to be reviewed as a diff.
@Suite("Golden screens")
struct GoldenScreenTests {
  static let sizes = [(80, 24), (40, 12), (200, 60)]

  @Test(arguments: sizes, [ColorDepth.palette, .none])
  func golden(size: (Int, Int), colors: ColorDepth) throws {
    let (columns, rows) = size
    var state = ScreenFixture.state(columns: columns, rows: rows, colors: colors)
    let name = "\(columns)x\(rows)-\(colors == .none ? "mono" : "color")"
    check(state, "start-\(name)")
    ScreenFixture.answer(&state)
    check(state, "pictures-\(name)")
    try ScreenFixture.press(&state, "jl")
    ScreenFixture.answer(&state)
    check(state, "moved-\(name)")
    try ScreenFixture.press(&state, "?")
    check(state, "help-\(name)")
    try ScreenFixture.press(&state, "?G")
    ScreenFixture.answer(&state)
    check(state, "end-\(name)")
  }

  @Test("names of every kind keep the columns")
  func goldenNames() {
    var state = ScreenFixture.state(
      columns: 100, rows: 40, colors: .palette,
      albums: [
        AlbumNotation.album(
          "写真 フォルダー",
          [
            "IMG_1.jpg", "a\u{1b}[31mred.jpg", "写真その一とても長い名前のファイル.jpg", "new\nline.jpg",
            "👨‍👩‍👧‍👦 family.jpg", "photo\u{202e}gpj.exe.jpg", "صورة العطلة.jpg", "e\u{301}te\u{301}.jpg",
            String(repeating: "x", count: 255), "tab\there.jpg", ".jpg", "   .jpg",
          ])
      ])
    ScreenFixture.answer(&state)
    check(state, "names-100x40")
  }

  @Test(arguments: [(19, 24), (80, 5), (1, 1), (3, 2)])
  func goldenTooSmall(columns: Int, rows: Int) {
    check(
      ScreenFixture.state(columns: columns, rows: rows, colors: .palette),
      "too-small-\(columns)x\(rows)")
  }

  @Test("nothing to show yet, and nothing at all")
  func goldenEmpty() {
    var state = GridState(
      settings: Settings(), window: Size(width: 60, height: 12),
      capabilities: .init(colors: .palette, symbols: .quadrant))
    check(state, "scanning-60x12")
    _ = update(&state, .library(.progress(photos: 12_400)))
    check(state, "scanning-count-60x12")
    var album = AlbumNotation.album("locked", [])
    album.fault = "permission denied"
    _ = update(&state, .library(.albums([AlbumNotation.album("empty", []), album])))
    _ = update(&state, .library(.finished))
    check(state, "empty-albums-60x12")
  }

  @Test("failures, cut files, messages and missing decoders say so")
  func goldenTroubles() {
    var state = ScreenFixture.state(columns: 80, rows: 24, colors: .palette)
    ScreenFixture.answer(&state, trouble: true)
    check(state, "troubles-80x24")
    _ = update(&state, .message(Message(.warning, "The disk is full")))
    check(state, "message-80x24")
    let bare = ScreenFixture.state(
      columns: 80, rows: 24, colors: .palette,
      settings: Settings(missingDecoder: "To see the photos install libvips-dev"))
    check(bare, "no-decoder-80x24")
  }

  @Test("sixteen colours, wood, and a locale without UTF-8")
  func goldenLooks() {
    for (name, theme, colors, symbols) in [
      ("sixteen", ThemeName.standard, ColorDepth.sixteen, SymbolSet.half),
      ("wood", .wood, .palette, .quadrant), ("wood-eight", .wood, .eight, .half),
      ("ascii", .standard, .none, .ascii),
    ] {
      var state = ScreenFixture.state(
        columns: 60, rows: 20, colors: colors, symbols: symbols, settings: Settings(theme: theme))
      ScreenFixture.answer(&state)
      check(state, "\(name)-60x20")
    }
  }

  static let modes: [(String, String)] = [
    ("share", "s l<Space>jh<Space>"), ("share-none", "s"), ("sheet", "sas"),
    ("sheet-typing", "sasc~/out"), ("sheet-running", "sasz<Enter>"), ("edit", "e"),
    ("edit-selected", "e<Space>l<Space>"), ("lift", "eLL"),
    ("confirm", "e<Space>G<Space>/DSC<Enter>d"),
    ("search", "/_1"), ("search-kept", "/_1<Enter>"), ("search-nothing", "/zzz"),
    ("search-problem", "/date:99<Space>"), ("pinned", "/1<Enter>p"), ("pinned-edit", "/1<Enter>pe"),
    ("order", "o"), ("albums", "b"), ("albums-search", "/1<Enter>b"), ("detail", "l<Enter>"),
    ("enlarged", "lz"),
  ]

  @Test("every mode, in a usual window and a small one", arguments: modes, [(90, 26), (40, 12)])
  func goldenModes(mode: (name: String, keys: String), size: (Int, Int)) throws {
    var state = ScreenFixture.state(columns: size.0, rows: size.1, colors: .palette)
    ScreenFixture.answer(&state)
    try ScreenFixture.press(&state, mode.keys.filter { $0 != " " })
    ScreenFixture.answer(&state)
    check(state, "mode-\(mode.name)-\(size.0)x\(size.1)")
  }

  @Test("a selection is seen without colour, and item cells shake by themselves")
  func goldenMarks() throws {
    var mono = ScreenFixture.state(columns: 90, rows: 26, colors: .none)
    ScreenFixture.answer(&mono)
    try ScreenFixture.press(&mono, "<Space>l<Space>")
    check(mono, "share-mono-90x26")
    var wood = ScreenFixture.state(
      columns: 90, rows: 26, colors: .palette, settings: Settings(theme: .wood))
    ScreenFixture.answer(&wood)
    try ScreenFixture.press(&wood, "e<Space>")
    check(wood, "edit-wood-90x26")
    _ = update(&wood, .tick)
    check(wood, "edit-wood-shaken-90x26")
  }

  private func check(_ state: GridState, _ name: String) {
    #expect(Golden.difference(GridScreen(state.atRest).frame().goldenText, named: name) == nil)
  }
}
