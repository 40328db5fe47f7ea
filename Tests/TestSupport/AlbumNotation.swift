package import AlbumModel
import CellGeometry
package import GridController
package import TerminalCore

/// A grid's state as text: `Trip: a [b] c* / Home: d^ e`. Sections are separated by slashes, photos by
/// blanks; the one in brackets has the cursor, a star is at one that is selected, a caret at one that
/// is lifted.
package enum AlbumNotation {
  /// A state with the albums that the notation names, read to the end, in a window of so many
  /// columns of photos and rows of cells.
  package static func state(
    _ notation: String, columns: Int = 3, rows: Int = 40, settings: Settings? = nil,
    capabilities: TerminalCapabilities = .init(colors: .direct, symbols: .quadrant),
    kind: LibraryKind = .folder
  ) -> GridState {
    let window = Size(width: columns * ItemSizing.defaultWidth, height: rows)
    var state = GridState(
      settings: settings ?? Settings(), window: window, capabilities: capabilities)
    let sections = sections(notation)
    _ = update(&state, .library(.opened(kind, title: Array("Test".utf8), footerPicture: nil)))
    _ = update(&state, .library(.albums(sections.map { album($0.title, $0.names, kind: kind) })))
    _ = update(&state, .library(.finished))
    putCursor(&state, sections)
    return state
  }

  /// The notation of a state.
  package static func text(of state: GridState) -> String {
    state.shown.sections.map { section in
      let title = String(decoding: state.library.catalog.info(of: section.id).title, as: UTF8.self)
      let photos = section.items.map { item -> String in
        var name = String(decoding: state.library.catalog.photo(item).name, as: UTF8.self)
        if state.selection.contains(item) { name += "*" }
        if state.lift?.contains(item) == true { name += "^" }
        let hasCursor = state.cursor?.item == item && state.cursor?.section == section.id
        return hasCursor ? "[\(name)]" : name
      }
      return "\(title):" + photos.map { " " + $0 }.joined()
    }.joined(separator: " / ")
  }

  /// The names of a library's photos by albums, as the library keeps them: `Trip: a b / Home: c`.
  package static func content(of state: GridState) -> String {
    state.library.snapshot.sections.map { section in
      let title = String(decoding: state.library.catalog.info(of: section.id).title, as: UTF8.self)
      return "\(title):"
        + section.items.map { item in
          " " + String(decoding: state.library.catalog.photo(item).name, as: UTF8.self)
        }.joined()
    }.joined(separator: " / ")
  }

  /// The photo of a name; nil when the library has none.
  package static func photo(_ name: String, in state: GridState) -> PhotoID? {
    for section in state.library.snapshot.sections {
      let found = section.items.first {
        state.library.catalog.photo($0).name.elementsEqual(name.utf8)
      }
      if let found { return found }
    }
    return nil
  }

  /// A folder's album, or one of another kind of library.
  package static func album(
    _ title: String, _ names: [String], kind: LibraryKind = .folder
  ) -> Album {
    if kind == .plist { return entries(title, names) }
    return Album(
      title: Array(title.utf8),
      contents: .files(
        directory: Array("/photos/\(title)".utf8), names: NameList(names.map { Array($0.utf8) })),
      rank: AlbumRank(path: Array(title.utf8)))
  }

  private struct NotedSection {
    var title: String
    var names: [String]
    var cursor: Int?
  }

  private static func entries(_ title: String, _ names: [String]) -> Album {
    Album(
      title: Array(title.utf8),
      contents: .entries(
        names.map { name in
          PhotoDetails(
            location: .file(Array("/photos/\(name)".utf8)), address: Array(name.utf8))
        }))
  }

  private static func sections(_ notation: String) -> [NotedSection] {
    notation.split(separator: "/").map { part in
      let halves = part.split(separator: ":", maxSplits: 1)
      let words = halves.count > 1 ? halves[1].split(separator: " ").map(String.init) : []
      let title = halves[0].drop { $0 == " " }
      return NotedSection(
        title: String(title), names: words.map { $0.filter { $0 != "[" && $0 != "]" } },
        cursor: words.firstIndex { $0.hasPrefix("[") })
    }
  }

  private static func putCursor(_ state: inout GridState, _ sections: [NotedSection]) {
    guard let section = sections.firstIndex(where: { $0.cursor != nil }),
      let item = sections[section].cursor
    else { return }
    let number = sections[..<section].reduce(0) { $0 + $1.names.count } + item + 1
    for digit in String(number).unicodeScalars {
      _ = update(&state, .terminal(.key(Key(.character(digit)))))
    }
    _ = update(&state, .terminal(.key(Key(.character("G")))))
  }
}
