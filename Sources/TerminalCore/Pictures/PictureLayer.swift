import CellGeometry

/// One cell of a picture.
private struct Piece: Equatable {
  /// Which of the frame's pictures; 0 is none.
  var id: UInt64
  var row: Int32
  var column: Int32

  static let none = Piece(id: 0, row: 0, column: 0)
}

/// Draws pictures cell by cell: keeps account of which part of which picture stands in which cell of
/// the screen.
struct PictureLayer<Pieces: PieceDrawing>: PictureDrawing {
  /// Curses goes on over unchanged cells between two changed ones when they are so few that moving
  /// the cursor would cost more; it does so for fewer than this many.
  private static var rewrittenGap: Int { 16 }

  /// What a run of cells is on the line.
  var pieces: Pieces

  private var size = Size.zero
  private var shown: [Piece] = []

  /// Whether the terminal erases characters by ECH (ECMA-48 8.3.38), which takes fewer bytes than
  /// blanks.
  private let erases: Bool
  /// So many blanks take fewer bytes than ECH.
  private static var shortErasure: Int { 6 }

  init(_ pieces: Pieces, erases: Bool = false) {
    self.pieces = pieces
    self.erases = erases
  }

  mutating func draw(
    _ frame: Frame, changedFrom old: CellBuffer?, avoidsCorner: Bool,
    store: (PictureFile) -> Bool
  ) -> PictureOutput {
    var output = PictureOutput()
    output.writes = writes(for: frame, changedFrom: old, avoidsCorner: avoidsCorner)
    return output
  }

  mutating func invalidate() {
    size = .zero
    shown = []
  }

  /// What must be written after the text of `frame` was, from the upper left.
  ///
  /// `old` is the buffer that the screen showed before, nil when curses draws everything anew. With
  /// `avoidsCorner` the last column of the last row is left out.
  mutating func writes(
    for frame: Frame, changedFrom old: CellBuffer?, avoidsCorner: Bool = false
  ) -> [PictureWrite] {
    let buffer = frame.buffer
    if old == nil || old?.size != buffer.size || size != buffer.size {
      size = buffer.size
      shown = Array(repeating: .none, count: size.area)
    } else if let old {
      forgetRewritten(from: old, to: buffer)
    }
    if frame.placements.isEmpty && !shown.contains(where: { $0.id != 0 }) { return [] }
    var wanted = Self.wanted(frame)
    if Pieces.drawsWholeRows { wholeRows(frame, &wanted) }
    if Pieces.avoidsLastRow {
      for place in wanted.indices.suffix(size.width) { wanted[place] = .none }
    }
    if avoidsCorner, !wanted.isEmpty { wanted[wanted.count - 1] = .none }
    let pictures = Dictionary(
      frame.placements.map { ($0.picture.id.rawValue &+ 1, $0.picture) }, uniquingKeysWith: { $1 })
    var writes: [PictureWrite] = []
    for y in 0..<size.height {
      appendWrites(row: y, wanted, pictures, buffer, to: &writes)
    }
    shown = wanted
    return writes
  }

  /// Marks what curses wrote over, or may have.
  private mutating func forgetRewritten(from old: CellBuffer, to new: CellBuffer) {
    for run in new.runs(changedFrom: old, joinedGap: Self.rewrittenGap) {
      let start = run.y * size.width + run.x
      for place in start..<start + run.cells.count { shown[place] = .none }
    }
  }

  /// For every cell of the frame that may show one, the piece that belongs there. Identifiers are
  /// one more than the pictures', so that 0 is free.
  private static func wanted(_ frame: Frame) -> [Piece] {
    let size = frame.buffer.size
    var wanted = Array(repeating: Piece.none, count: size.area)
    for placement in frame.placements {
      let id = placement.picture.id.rawValue &+ 1
      let area = placement.visibleRect.intersection(Rect(origin: .zero, size: size))
      for y in area.y..<area.maxY {
        for x in area.x..<area.maxX {
          let place = y * size.width + x
          guard frame.buffer.cells[place].base == Cell.picture.base else { continue }
          wanted[place] = Piece(
            id: id, row: Int32(y - placement.origin.y), column: Int32(x - placement.origin.x))
        }
      }
    }
    return wanted
  }

  /// Leaves out rows that are seen in part, and has a row drawn whole when some of it must be.
  private mutating func wholeRows(_ frame: Frame, _ wanted: inout [Piece]) {
    for placement in frame.placements {
      let area = placement.visibleRect.intersection(Rect(origin: .zero, size: size))
      for y in area.y..<max(area.y, area.maxY) {
        let row = y * size.width + area.x..<y * size.width + area.maxX
        let isWhole =
          row.count == placement.picture.size.width && row.allSatisfy { wanted[$0].id != 0 }
        if !isWhole {
          for place in row { wanted[place] = .none }
        } else if row.contains(where: { wanted[$0] != shown[$0] }) {
          for place in row where wanted[place] == shown[place] { shown[place] = .none }
        }
      }
    }
  }

  private func appendWrites(
    row y: Int, _ wanted: [Piece], _ pictures: [UInt64: EncodedPicture], _ buffer: CellBuffer,
    to writes: inout [PictureWrite]
  ) {
    let row = y * size.width..<(y + 1) * size.width
    var place = row.lowerBound
    while place < row.upperBound {
      guard wanted[place] != shown[place] else {
        place += 1
        continue
      }
      let start = place
      var end = place + 1
      place += 1
      while place < row.upperBound, Self.continues(wanted[place - 1], wanted[place]) {
        if wanted[place] != shown[place] {
          end = place + 1
        } else if wanted[place].id == 0, !Self.isVoid(buffer.cells[place]) {
          // What is no picture's is text here.
          break
        }
        place += 1
      }
      let position = Point(x: start - row.lowerBound, y: y)
      if Pieces.isTransparent, wanted[start].id != 0,
        shown[start..<end].contains(where: { $0.id != 0 })
      {
        writes.append(PictureWrite(position: position, bytes: blanks(end - start)))
      }
      let bytes = bytes(wanted[start], count: end - start, pictures)
      writes.append(PictureWrite(position: position, bytes: bytes))
    }
  }

  /// Whether two neighbouring cells show neighbouring pieces of one picture's row, or none both.
  private static func continues(_ left: Piece, _ right: Piece) -> Bool {
    if left.id == 0 { return right.id == 0 }
    return right.id == left.id && right.row == left.row && right.column == left.column + 1
  }

  /// Whether a cell shows nothing in default colours, so that erasing it changes nothing.
  private static func isVoid(_ cell: Cell) -> Bool { cell == .blank || cell == .picture }

  private func blanks(_ count: Int) -> [UInt8] {
    guard erases, count > Self.shortErasure else { return Array(repeating: 0x20, count: count) }
    return Array("\u{1B}[\(count)X".utf8)
  }

  private func bytes(
    _ piece: Piece, count: Int, _ pictures: [UInt64: EncodedPicture]
  ) -> [UInt8] {
    guard let picture = pictures[piece.id] else { return blanks(count) }
    let columns = Int(piece.column)..<Int(piece.column) + count
    return pieces.bytes(of: picture, row: Int(piece.row), columns: columns) ?? blanks(count)
  }
}

extension PictureLayer where Pieces == SymbolPieces {
  init(erases: Bool = false) { self.init(SymbolPieces(), erases: erases) }
}
