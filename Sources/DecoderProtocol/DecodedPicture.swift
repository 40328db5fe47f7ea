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

  /// What is written to the terminal, in the form that was asked for.
  package enum Content: Equatable, Sendable {
    /// One entry a row: SGR sequences and characters that fill exactly `columns` columns, beginning
    /// and ending with default attributes; no other control.
    case symbols([[UInt8]])
    /// One entry a row of cells, each `columns` × cell width by the cell height in pixels: a whole
    /// sixel sequence from DCS to ST that leaves transparent pixels alone (P2 = 1; DEC STD 070, Video
    /// Systems Reference Manual, chapter 9.3), or a PNG file (RFC 2083).
    case strips([[UInt8]])
    /// `columns` × cell width by `rows` × cell height pixels, row by row from the top, 4 bytes each:
    /// red, green, blue, opacity, not multiplied; compressed by zlib (RFC 1950).
    case raster([UInt8])
  }

  package var quality: Quality
  /// The terminal cells that the picture covers, at most the box.
  package var columns: UInt16
  package var rows: UInt16
  package var content: Content
  /// Pixels of the whole picture as shown, after its orientation was applied.
  package var pixelWidth: UInt32
  package var pixelHeight: UInt32

  package init(
    quality: Quality, columns: UInt16, rows: UInt16, content: Content, pixelWidth: UInt32,
    pixelHeight: UInt32
  ) {
    self.quality = quality
    self.columns = columns
    self.rows = rows
    self.content = content
    self.pixelWidth = pixelWidth
    self.pixelHeight = pixelHeight
  }

  /// Of symbols.
  package init(
    quality: Quality, columns: UInt16, rows: UInt16, lines: [[UInt8]], pixelWidth: UInt32,
    pixelHeight: UInt32
  ) {
    self.init(
      quality: quality, columns: columns, rows: rows, content: .symbols(lines),
      pixelWidth: pixelWidth, pixelHeight: pixelHeight)
  }

  /// The lines of symbols; none of other forms.
  package var lines: [[UInt8]] {
    if case .symbols(let lines) = content { lines } else { [] }
  }
}
