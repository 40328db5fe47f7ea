import AlbumModel
import CellGeometry
import DecoderProtocol
import GridController
import GridLayout
import TerminalCore
import TestSupport
import Testing

@Suite("Which pictures are asked for, and what becomes of them")
struct PictureTests {
  /// Demands that the last of some events leads to.
  private func demand(_ effects: [Effect]) -> [PictureDemand]? {
    for case .demandPictures(let demands) in effects { return demands }
    return nil
  }

  private func name(_ demand: PictureDemand) -> String {
    guard case .file(let path) = demand.location else { return "?" }
    return String(decoding: path.split(separator: UInt8(ascii: "/")).last ?? [], as: UTF8.self)
  }

  private func start(_ count: Int, rows: Int) -> (GridState, [PictureDemand]) {
    var state = GridState(
      settings: Settings(), window: Size(width: 72, height: rows),
      capabilities: .init(colors: .direct, symbols: .quadrant))
    let album = AlbumNotation.album("A", (0..<count).map { "p\($0)" })
    let effects = update(&state, .library(.albums([album])))
    return (state, demand(effects) ?? [])
  }

  private func picture(
    _ quality: DecodedPicture.Quality, _ demand: PictureDemand
  ) -> PictureReply {
    let picture = DecodedPicture(
      quality: quality, columns: demand.box.columns, rows: 1, lines: [Array("x".utf8)],
      pixelWidth: 4, pixelHeight: 3)
    return PictureReply(id: demand.id, result: .picture(picture), microseconds: 1)
  }

  @Test("the cursor's first, then what is seen, then the next page")
  func order() throws {
    let (first, demands) = start(60, rows: 25)
    #expect(demands.map(name).prefix(6) == ["p0", "p1", "p2", "p3", "p4", "p5"])
    #expect(demands.count > 6)
    var state = first
    let effects = update(&state, .action(.moveRight))
    #expect(demand(effects)?.map(name).prefix(3) == ["p1", "p0", "p2"])
  }

  @Test("what scrolled away is wanted no more, and the page ahead is, in either direction")
  func direction() throws {
    var (state, _) = start(90, rows: 25)
    var last: [PictureDemand] = []
    for _ in 0..<4 { last = demand(update(&state, .action(.pageDown))) ?? last }
    let down = last.map(name)
    #expect(!down.contains("p0") && !down.contains("p3"))
    let lowest = down.compactMap { Int($0.dropFirst()) }.max() ?? 0
    let seen = state.visibleElements.compactMap { element -> Int? in
      guard case .item(let path) = element.element else { return nil }
      return path.item
    }
    #expect(lowest > (seen.max() ?? 0))
    last = demand(update(&state, .action(.pageUp))) ?? []
    let up = last.compactMap { Int(name($0).dropFirst()) }
    let seenNow = state.visibleElements.compactMap { element -> Int? in
      guard case .item(let path) = element.element else { return nil }
      return path.item
    }
    #expect((up.min() ?? 0) < (seenNow.min() ?? 0))
    #expect((up.max() ?? 0) <= (seenNow.max() ?? 0))
  }

  @Test("nothing is said when nothing new is wanted")
  func quiet() {
    var (state, demands) = start(6, rows: 25)
    for demanded in demands {
      #expect(demand(update(&state, .picture(picture(.sharp, demanded)))) == nil)
    }
    #expect(state.isVisibleComplete)
    #expect(update(&state, .action(.moveRight)) == [])
  }

  @Test("a better picture replaces the first; nothing replaces a final one")
  func stages() {
    var (state, demands) = start(1, rows: 25)
    let key = PictureKey.photo(PhotoID(rawValue: 0))
    _ = update(&state, .picture(picture(.embedded, demands[0])))
    #expect(state.pictures[key]?.status == .shown(.embedded))
    let early = state.pictures[key]?.picture?.id
    #expect(!state.isIdle || state.library.isScanning)
    _ = update(&state, .picture(picture(.sharp, demands[0])))
    #expect(state.pictures[key]?.status == .shown(.sharp))
    #expect(state.pictures[key]?.picture?.id != early)
    let failure = PictureReply(
      id: demands[0].id, result: .failure(DecodeFailure(.crashed, reason: "late")), microseconds: 0)
    _ = update(&state, .picture(failure))
    #expect(state.pictures[key]?.status == .shown(.sharp))
  }

  @Test("a reply for another size is dropped, and the new size is asked for")
  func staleReplies() {
    var (state, demands) = start(3, rows: 25)
    let effects = update(&state, .terminal(.resize(Size(width: 90, height: 25))))
    let fresh = demand(effects) ?? []
    #expect(fresh.count == 3)
    #expect(Set(fresh.map(\.id)).isDisjoint(with: Set(demands.map(\.id))))
    _ = update(&state, .picture(picture(.sharp, demands[0])))
    #expect(state.pictures[.photo(PhotoID(rawValue: 0))]?.status == .loading)
    demands = fresh
    _ = update(&state, .picture(picture(.sharp, demands[0])))
    #expect(state.pictures[.photo(PhotoID(rawValue: 0))]?.status == .shown(.sharp))
  }

  @Test("a failure costs one item cell and is final")
  func failure() {
    var (state, demands) = start(2, rows: 25)
    let reply = PictureReply(
      id: demands[0].id, result: .failure(DecodeFailure(.corrupt, reason: "cut short")),
      microseconds: 0)
    _ = update(&state, .picture(reply))
    #expect(
      state.pictures[.photo(PhotoID(rawValue: 0))]?.status
        == .failed(DecodeFailure(.corrupt, reason: "cut short")))
    #expect(state.pictures[.photo(PhotoID(rawValue: 1))]?.status == .loading)
  }

  @Test("without a decoder nothing is asked for, and it is said once")
  func noDecoder() {
    var state = AlbumNotation.state(
      "A: [a] b c", settings: Settings(missingDecoder: "install libvips-dev"))
    #expect(state.message?.text == "install libvips-dev" || state.message == nil)
    for action in [Action.moveRight, .pageDown, .largerItems] {
      #expect(demand(update(&state, .action(action))) == nil)
    }
    #expect(state.pictures[.photo(PhotoID(rawValue: 0))] == nil)
    #expect(state.isVisibleComplete)
  }

  @Test("memory is bounded: what has been out of view longest goes first")
  func bound() {
    var (state, demands) = start(3000, rows: 25)
    let line = [UInt8](repeating: 65, count: 200_000)
    for _ in 0..<200 {
      for demanded in demands {
        let decoded = DecodedPicture(
          quality: .sharp, columns: 1, rows: 1, lines: [line], pixelWidth: 1, pixelHeight: 1)
        _ = update(
          &state,
          .picture(PictureReply(id: demanded.id, result: .picture(decoded), microseconds: 0)))
      }
      demands = demand(update(&state, .action(.pageDown))) ?? []
      #expect(state.pictures.byteCount < 60 << 20)
    }
    #expect(state.pictures[.photo(PhotoID(rawValue: 0))] == nil)
    let seen = state.cursor.map { PictureKey.photo($0.item) }
    #expect(seen.flatMap { state.pictures[$0] } != nil)
  }
}
