import AlbumModel
import CellGeometry
import DecoderProtocol
import GridController
import GridLayout
import GridView
import TerminalCore

/// What the pure parts take at a million photos, measured in this process.
struct ModelBench {
  private static let albumCount = 2000
  private static let photosEach = 500
  private static let window = Size(width: 200, height: 60)

  func rows() -> [BenchRow] {
    let albums = Self.albums()
    var state = Self.state(of: albums)
    return [insertRow(albums), readRow(albums)] + layoutRows(state)
      + frameRows(&state) + differenceRows(&state)
  }

  // MARK: - The library

  private static func albums() -> [Album] {
    (0..<albumCount).map { album in
      let names = NameList(
        (0..<photosEach).map { Array("IMG_\(album * photosEach + $0).JPG".utf8) })
      let title = Array("\(1990 + album / 60)/\(album) Somewhere".utf8)
      return Album(
        title: title, contents: .files(directory: Array("/photos/".utf8) + title, names: names),
        rank: AlbumRank(path: title))
    }
  }

  /// A state at rest: everything is read, and every picture that is asked for is there.
  private static func state(of albums: [Album]) -> GridState {
    var state = GridState(
      settings: Settings(), window: window,
      capabilities: TerminalCapabilities(colors: .direct, symbols: .quadrant))
    settle(&state, update(&state, .library(.albums(albums))))
    settle(&state, update(&state, .library(.finished)))
    return state
  }

  /// Answers what the grid asks for.
  private static func settle(_ state: inout GridState, _ effects: [Effect]) {
    var effects = effects
    while !effects.isEmpty {
      guard case .demandPictures(let demands) = effects.removeFirst() else { continue }
      for demand in demands { effects += update(&state, .picture(picture(for: demand))) }
      // Each answer makes the demand shorter; only the first one asks for something new.
      effects = []
    }
  }

  private static func picture(for demand: PictureDemand) -> PictureReply {
    let columns = Int(demand.box.columns)
    let cell = Array("\u{1B}[38;2;90;120;150;48;2;30;60;90m▞".utf8)
    let line = Array(repeatElement(cell, count: columns).joined()) + Array("\u{1B}[0m".utf8)
    let decoded = DecodedPicture(
      quality: .sharp, columns: demand.box.columns, rows: demand.box.rows,
      lines: Array(repeating: line, count: Int(demand.box.rows)), pixelWidth: 4000,
      pixelHeight: 3000)
    return PictureReply(id: demand.id, result: .picture(decoded), microseconds: 1)
  }

  // MARK: - Rows

  private func insertRow(_ albums: [Album]) -> BenchRow {
    let time = Self.time(rounds: 9, operations: 1) {
      var library = Library()
      for album in albums { library.insert(album) }
      precondition(library.snapshot.itemCount == Self.albumCount * Self.photosEach)
    }
    return BenchRow(
      name: "model: a million photos in 2,000 albums inserted", value: Units.microseconds(time))
  }

  /// The same through the reducer, layout included, in parts as they come from a scan.
  private func readRow(_ albums: [Album]) -> BenchRow {
    let time = Self.time(rounds: 9, operations: 1) {
      var state = GridState(
        settings: Settings(), window: Self.window,
        capabilities: TerminalCapabilities(colors: .direct, symbols: .quadrant))
      for start in stride(from: 0, to: albums.count, by: 100) {
        _ = update(&state, .library(.albums(Array(albums[start..<start + 100]))))
      }
    }
    return BenchRow(
      name: "reducer: the same in 20 reports, laid out", value: Units.microseconds(time))
  }

  private func layoutRows(_ state: GridState) -> [BenchRow] {
    let layout = state.layout
    let height = layout.contentSize.height
    var found = 0
    let visible = Self.time(rounds: 9, operations: 1000) {
      for step in 0..<1000 {
        let top = step * 7919 % max(1, height - 58)
        found += layout.attributes(in: Rect(x: 0, y: top, width: 200, height: 58)).count
      }
    }
    let hit = Self.time(rounds: 9, operations: 10_000) {
      for step in 0..<10_000 {
        let point = Point(x: step % 200, y: step * 7919 % height)
        found += layout.item(at: point)?.item ?? 0
      }
    }
    precondition(found > 0, "a full layout has something everywhere")
    return [
      BenchRow(name: "layout: what a window shows", value: Units.microseconds(visible)),
      BenchRow(name: "layout: the item at a point", value: Units.nanoseconds(hit)),
    ]
  }

  private func frameRows(_ state: inout GridState) -> [BenchRow] {
    let moves = [Action.moveRight, .moveDown, .moveLeft, .moveUp]
    var cells = 0
    let move = Self.time(rounds: 9, operations: 40) {
      for step in 0..<40 {
        _ = update(&state, .action(moves[step % 4]))
        cells += GridScreen(state).frame().buffer.size.area
      }
    }
    let pages = [Action.pageDown, .pageDown, .pageUp, .pageUp]
    let page = Self.time(rounds: 9, operations: 40) {
      for step in 0..<40 {
        let effects = update(&state, .action(pages[step % 4]))
        cells += GridScreen(state).frame().buffer.size.area
        _ = effects
      }
    }
    precondition(cells > 0, "frames have cells")
    return [
      BenchRow(name: "frame: cursor move, reducer and view", value: Units.microseconds(move)),
      BenchRow(name: "frame: page, reducer and view", value: Units.microseconds(page)),
    ]
  }

  private func differenceRows(_ state: inout GridState) -> [BenchRow] {
    _ = update(&state, .action(.firstItem))
    let first = GridScreen(state).frame().buffer
    _ = update(&state, .action(.moveRight))
    let moved = GridScreen(state).frame().buffer
    _ = update(&state, .action(.scrollDown))
    let scrolled = GridScreen(state).frame().buffer
    var runs = 0
    let move = Self.time(rounds: 9, operations: 200) {
      for _ in 0..<200 { runs += moved.runs(changedFrom: first).count }
    }
    let scroll = Self.time(rounds: 9, operations: 200) {
      for _ in 0..<200 { runs += scrolled.runs(changedFrom: moved).count }
    }
    precondition(runs > 0, "the frames differ")
    return [
      BenchRow(name: "difference of two frames: cursor move", value: Units.microseconds(move)),
      BenchRow(name: "difference of two frames: scrolled", value: Units.microseconds(scroll)),
    ]
  }
}
