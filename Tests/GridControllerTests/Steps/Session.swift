import AlbumModel
import CellGeometry
import GridController
import GridLayout
import TerminalCore
import TestSupport
import Testing

/// A session for step tests: before, keys, after.
struct Session {
  var state: GridState
  /// All that was asked for besides pictures and facts, in order.
  private(set) var effects: [Effect] = []

  init(_ notation: String, columns: Int = 3, kind: LibraryKind = .folder, settings: Settings? = nil)
  {
    state = AlbumNotation.state(notation, columns: columns, settings: settings, kind: kind)
  }

  var text: String { AlbumNotation.text(of: state) }
  var content: String { AlbumNotation.content(of: state) }
  var line: String? { state.message?.text }

  /// Presses keys; `effects` are those of these keys alone afterwards.
  mutating func press(_ keys: String) throws {
    effects = []
    for key in try Key.parse(sequence: keys) { send(.terminal(.key(key))) }
  }

  /// The text after some keys.
  mutating func after(_ keys: String) throws -> String {
    try press(keys)
    return text
  }

  mutating func send(_ event: Event) {
    effects += update(&state, event).filter {
      switch $0 {
      case .demandPictures, .measure, .describe: false
      default: true
      }
    }
  }

  /// Answers with a report.
  mutating func report(
    _ id: UInt64, _ kind: EditReport.Kind = .performed,
    _ change: (inout EditReport) -> Void = { _ in }
  ) {
    var report = EditReport(id: EditID(rawValue: id), kind: kind)
    change(&report)
    effects = []
    send(.edited(report))
  }

  func photo(_ name: String) throws -> PhotoID {
    try #require(AlbumNotation.photo(name, in: state))
  }

  func failure(_ name: String, isGone: Bool = false) throws -> EditReport.Failure {
    EditReport.Failure(
      item: try photo(name), name: Array(name.utf8), words: "permission denied", isGone: isGone)
  }

  /// A photo of a folder as an edit names it.
  func stored(_ name: String, in album: String) throws -> StoredItem {
    let path = Array("/photos/\(album)/\(name)".utf8)
    return StoredItem(
      item: try photo(name), home: .folder(Array("/photos/\(album)".utf8)), location: .file(path),
      address: path)
  }

  /// An entry of a property list as an edit names it.
  func entry(_ name: String, of key: String, id: UInt32? = nil, ordinal: Int = 0) throws
    -> StoredItem
  {
    StoredItem(
      item: try id.map(PhotoID.init(rawValue:)) ?? photo(name), home: .key(Array(key.utf8)),
      location: .file(Array("/photos/\(name)".utf8)), address: Array(name.utf8), ordinal: ordinal)
  }

  // MARK: - The mouse

  mutating func mouse(_ kind: MouseEvent.Kind, _ point: Point) {
    send(.terminal(.mouse(MouseEvent(kind, at: point))))
  }

  mutating func click(_ point: Point) {
    mouse(.press(.left), point)
    mouse(.release(.left), point)
  }

  /// The middle of a photo on the screen.
  func point(of name: String) throws -> Point {
    let frame = try frame(of: name)
    return Point(x: frame.x + frame.width / 2, y: frame.y + frame.height / 2)
  }

  /// Where a photo is on the screen.
  func frame(of name: String) throws -> Rect {
    let item = try photo(name)
    let shown = state.shown
    let path = shown.sections.lazy.compactMap { shown.indexPath(of: item, in: $0.id) }.first
    let place = try #require(path)
    let frame = try #require(state.layout.frameOfItem(at: place))
    return frame.offset(x: state.gridRect.x, y: state.gridRect.y - state.viewport.offset)
  }

  /// The mark at the right end of the header that is pinned to the grid's top.
  static func mark(inHeaderAt grid: Rect) -> Point { Point(x: grid.maxX - 2, y: grid.y) }

  func button(_ action: Action) throws -> Point {
    try #require(state.barButtons.first { $0.action == action }).frame.origin
  }
}
