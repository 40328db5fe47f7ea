/// A picture ready for the terminal, and what the file says of itself.
package struct DecodedPicture: Equatable, Sendable {
  package enum Quality: UInt8, Hashable, Sendable {
    /// Made from the small picture inside the file; a better one follows.
    case embedded = 0
    /// Final: the file ends early, this is what it holds.
    case partial = 1
    /// Final.
    case sharp = 2

    package var isFinal: Bool { self != .embedded }
  }

  package var quality: Quality
  /// The terminal cells that the picture covers, at most the box.
  package var columns: UInt16
  package var rows: UInt16
  /// One entry a row: SGR sequences and characters that fill exactly `columns` columns, beginning
  /// and ending with default attributes; no other control.
  package var lines: [[UInt8]]
  /// Pixels of the whole picture as shown, after its orientation was applied.
  package var pixelWidth: UInt32
  package var pixelHeight: UInt32

  package init(
    quality: Quality, columns: UInt16, rows: UInt16, lines: [[UInt8]], pixelWidth: UInt32,
    pixelHeight: UInt32
  ) {
    self.quality = quality
    self.columns = columns
    self.rows = rows
    self.lines = lines
    self.pixelWidth = pixelWidth
    self.pixelHeight = pixelHeight
  }
}
