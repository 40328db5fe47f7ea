import CellGeometry

/// Pictures of characters and colours.
struct SymbolPieces: PieceDrawing {
  func bytes(of picture: EncodedPicture, row: Int, columns: Range<Int>) -> [UInt8]? {
    guard case .symbols(let rows) = picture.content, rows.indices.contains(row) else { return nil }
    return SymbolRow.cut(rows[row], to: columns, of: picture.size.width)
  }
}
