/// What a row of a picture, or a part of one, is on the line: for methods that draw cell by cell.
protocol PieceDrawing: Sendable {
  /// Whether a row is drawn as a whole or not at all.
  static var drawsWholeRows: Bool { get }
  /// Whether what a cell showed before shines through what is drawn over it, so that it must be
  /// erased first.
  static var isTransparent: Bool { get }
  /// Whether the screen scrolls when the last row is drawn on.
  static var avoidsLastRow: Bool { get }

  /// The bytes for some columns of a row, counted from the picture's left and top; they begin and end
  /// with default attributes. Nil when the picture has no such row, or is of another method.
  func bytes(of picture: EncodedPicture, row: Int, columns: Range<Int>) -> [UInt8]?
}

extension PieceDrawing {
  static var drawsWholeRows: Bool { false }
  static var isTransparent: Bool { false }
  static var avoidsLastRow: Bool { false }
}
