package import CellGeometry

/// A picture in the form in which it is written to the terminal.
///
/// Immutable and shared by reference, so that a frame costs no copies. Equal means the same
/// identifier.
package final class EncodedPicture: Sendable, Equatable {
  package let id: PictureID
  /// The terminal cells that the picture covers, exactly.
  package let size: Size
  package let content: Content

  package enum Content: Sendable {
    /// One entry a row: SGR sequences and characters that fill exactly `size.width` columns,
    /// beginning and ending with default attributes. No cursor movement, no other control.
    case symbols([[UInt8]])
    /// One entry a row of cells, exactly as large as the cells: a whole sixel sequence from DCS to
    /// ST that leaves transparent pixels alone, or a PNG file.
    case strips([[UInt8]])
    /// All pixels, exactly as many as the cells have, row by row from the top, 4 bytes each: red,
    /// green, blue, opacity; compressed by zlib (RFC 1950). The size is in pixels.
    case raster([UInt8], Size)
  }

  package init(id: PictureID, size: Size, content: Content) {
    self.id = id
    self.size = size
    self.content = content
  }

  /// What the picture takes in memory, in bytes.
  package var byteCount: Int {
    switch content {
    case .symbols(let rows), .strips(let rows): rows.reduce(0) { $0 + $1.count }
    case .raster(let bytes, _): bytes.count
    }
  }

  package static func == (lhs: EncodedPicture, rhs: EncodedPicture) -> Bool { lhs.id == rhs.id }
}
