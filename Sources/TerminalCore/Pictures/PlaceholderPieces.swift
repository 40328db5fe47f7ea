import CellGeometry

/// Placeholder characters: the colour and a mark name the picture, two more the cell.
struct PlaceholderPieces: PieceDrawing {
  /// The terminal's identifiers of the frame's pictures.
  var ids: [PictureID: UInt32] = [:]

  /// A character of four bytes and three marks of two.
  static let bytesPerCell = 10

  func bytes(of picture: EncodedPicture, row: Int, columns: Range<Int>) -> [UInt8]? {
    let marks = PlaceholderMarks.marks
    guard let id = ids[picture.id], row < min(picture.size.height, marks.count),
      columns.upperBound <= min(picture.size.width, marks.count)
    else { return nil }
    var bytes = Array("\u{1B}[38;5;\(id & 0xFF)m".utf8)
    for column in columns {
      bytes += PlaceholderMarks.placeholder + marks[row] + marks[column] + marks[Int(id >> 24)]
    }
    return bytes + Array("\u{1B}[39m".utf8)
  }
}
