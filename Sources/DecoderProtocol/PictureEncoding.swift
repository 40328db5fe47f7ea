/// The form in which a picture is wanted.
package enum PictureEncoding: Hashable, Sendable {
  case symbols(SymbolColors, SymbolShapes)

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
