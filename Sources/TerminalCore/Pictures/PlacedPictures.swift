import CellGeometry

/// Pictures that the terminal keeps and shows in rectangles: text neither moves nor covers them, so
/// each is taken away by its number.
struct PlacedPictures: PictureDrawing {
  /// A rectangle of a picture's cells on the screen.
  private struct Part: Hashable {
    var picture: PictureID
    /// On the screen.
    var frame: Rect
    /// The picture's cell at the rectangle's upper left.
    var start: Point
  }

  private var store: KittyStore
  private var shown: [Part: (id: UInt32, number: UInt32)] = [:]
  private var lastNumber: UInt32 = 0
  /// Whether what is on the screen must be taken away, since it is not known what is.
  private var isUnknown = false

  init(_ store: KittyStore) { self.store = store }

  mutating func draw(
    _ frame: Frame, changedFrom old: CellBuffer?, avoidsCorner: Bool,
    store file: (PictureFile) -> Bool
  ) -> PictureOutput {
    var output = PictureOutput()
    // Where the screen is cleared (ED, ECMA-48 8.3.39), kitty forgets the pictures on it with their
    // pixels.
    if isUnknown || old == nil { output.preparation = goodbye() }
    let parts = frame.placements.flatMap { Self.parts(of: $0, in: frame.buffer) }
    let wanted = Set(parts)
    for (part, place) in shown.sorted(by: { $0.value.number < $1.value.number })
    where !wanted.contains(part) {
      output.preparation += store.wrapped(KittySequence.removal(place.id, place.number))
      shown[part] = nil
    }
    let kept = store.keep(frame.placements.map(\.picture), store: file)
    output.preparation += kept.bytes
    let pictures = Dictionary(
      frame.placements.map { ($0.picture.id, $0.picture) }, uniquingKeysWith: { $1 })
    for part in parts where shown[part] == nil {
      guard let picture = pictures[part.picture], let id = store[part.picture],
        case .raster(_, let size) = picture.content
      else { continue }
      lastNumber = lastNumber % 0x00FF_FFFF + 1
      shown[part] = (id, lastNumber)
      output.writes.append(
        PictureWrite(position: part.frame.origin, bytes: place(part, picture, size, id)))
    }
    return output
  }

  private func place(
    _ part: Part, _ picture: EncodedPicture, _ pixels: Size, _ id: UInt32
  ) -> [UInt8] {
    let cell = Size(
      width: pixels.width / max(1, picture.size.width),
      height: pixels.height / max(1, picture.size.height))
    return store.wrapped(
      KittySequence.placement(
        id, lastNumber, x: part.start.x * cell.width, y: part.start.y * cell.height,
        width: part.frame.width * cell.width, height: part.frame.height * cell.height,
        columns: part.frame.width, rows: part.frame.height))
  }

  /// The visible cells of a placement as rectangles: runs of a row, joined with equal ones below.
  private static func parts(of placement: Placement, in buffer: CellBuffer) -> [Part] {
    let size = buffer.size
    let area = placement.visibleRect.intersection(Rect(origin: .zero, size: size))
    var parts: [Part] = []
    var open: [Range<Int>: Int] = [:]
    for y in area.y..<max(area.y, area.maxY) {
      var next: [Range<Int>: Int] = [:]
      for run in runs(of: area, row: y, in: buffer) {
        if let index = open[run] {
          parts[index].frame.size.height += 1
          next[run] = index
        } else {
          next[run] = parts.count
          parts.append(
            Part(
              picture: placement.picture.id,
              frame: Rect(x: run.lowerBound, y: y, width: run.count, height: 1),
              start: Point(x: run.lowerBound - placement.origin.x, y: y - placement.origin.y)))
        }
      }
      open = next
    }
    return parts
  }

  private static func runs(of area: Rect, row y: Int, in buffer: CellBuffer) -> [Range<Int>] {
    var runs: [Range<Int>] = []
    var start: Int?
    for x in area.x...area.maxX {
      let shows = x < area.maxX && buffer.cells[y * buffer.size.width + x].base == Cell.picture.base
      if shows {
        start = start ?? x
      } else if let first = start {
        runs.append(first..<x)
        start = nil
      }
    }
    return runs
  }

  mutating func invalidate() { isUnknown = true }

  mutating func goodbye() -> [UInt8] {
    defer { store.forgetAll() }
    shown = [:]
    isUnknown = false
    return store.farewell
  }

  var farewell: [UInt8] { store.farewell }

  func cost(of placement: Placement) -> Int { store.cost(of: placement.picture) + 100 }
}
