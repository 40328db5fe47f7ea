import CellGeometry

/// Pictures of sixel sequences, one a row of cells.
struct SixelPieces: PieceDrawing {
  static var isTransparent: Bool { true }
  /// A sixel picture that reaches the last row scrolls the screen in xterm, mlterm and foot.
  static var avoidsLastRow: Bool { true }

  func bytes(of picture: EncodedPicture, row: Int, columns: Range<Int>) -> [UInt8]? {
    guard case .strips(let strips) = picture.content, strips.indices.contains(row) else {
      return nil
    }
    return SixelStrip.cut(strips[row], to: columns, of: picture.size.width)
  }
}
