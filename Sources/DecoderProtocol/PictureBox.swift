/// For what a picture is made: the room on the screen and what the terminal can show there.
package struct PictureBox: Hashable, Sendable {
  /// The room in terminal cells: the picture is scaled to fit inside, aspect kept, never beyond
  /// its own pixels times 4.
  package var columns: UInt16
  package var rows: UInt16
  /// Pixels of one cell; what matters for symbols is only their ratio.
  package var cellWidth: UInt16
  package var cellHeight: UInt16
  package var encoding: PictureEncoding
  /// Red, green, blue behind transparent pixels; nil where the terminal's own background shows.
  package var background: [UInt8]?

  package init(
    columns: UInt16, rows: UInt16, cellWidth: UInt16 = 10, cellHeight: UInt16 = 20,
    encoding: PictureEncoding, background: [UInt8]? = nil
  ) {
    self.columns = columns
    self.rows = rows
    self.cellWidth = cellWidth
    self.cellHeight = cellHeight
    self.encoding = encoding
    self.background = background
  }
}
