/// The form in which a picture is wanted.
package enum PictureEncoding: Hashable, Sendable {
  case symbols(SymbolColors, SymbolShapes)
  case pixels(PixelForm)

  /// Pixels at the size of the screen's own: the picture is not scaled by the terminal. What the
  /// picture's shape leaves free of its cells is transparent, half of it at either side.
  package enum PixelForm: Hashable, Sendable {
    /// All pixels in one piece, compressed, for terminals that keep pictures and show parts of them.
    case raster
    /// A sixel sequence for each row of cells, with at most so many colours, 2 to 1024.
    case sixel(colors: UInt16)
    /// A PNG file for each row of cells.
    case png
  }

  package enum SymbolColors: UInt8, Hashable, Sendable {
    case none = 0
    case eight = 1
    case sixteen = 2
    case palette = 3
    case direct = 4
  }

  package enum SymbolShapes: UInt8, Hashable, Sendable {
    case ascii = 0
    case half = 1
    case quadrant = 2
    case sextant = 3
  }
}
