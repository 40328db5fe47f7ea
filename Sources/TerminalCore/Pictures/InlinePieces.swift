import CellGeometry

/// Pictures of inline files, one a row of cells (iTerm2, "Inline Images Protocol").
///
/// A row that something covers in part is left out: a PNG file can't be cut without being decoded.
struct InlinePieces: PieceDrawing {
  static var drawsWholeRows: Bool { true }
  static var isTransparent: Bool { true }

  func bytes(of picture: EncodedPicture, row: Int, columns: Range<Int>) -> [UInt8]? {
    guard case .strips(let strips) = picture.content, strips.indices.contains(row),
      columns == 0..<picture.size.width
    else { return nil }
    let file = strips[row]
    let head =
      "\u{1B}]1337;File=inline=1;size=\(file.count);width=\(picture.size.width);height=1;"
      + "preserveAspectRatio=0;doNotMoveCursor=1:"
    return Array(head.utf8) + Base64.encoded(file) + [0x07]
  }
}
