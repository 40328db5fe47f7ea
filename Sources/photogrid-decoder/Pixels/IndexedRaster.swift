/// Pixels that each show one of a few colours, or nothing.
struct IndexedRaster {
  /// The pixel shows nothing.
  static let none: UInt16 = .max
  /// Pixels of less opacity show nothing.
  static let leastOpacity: UInt8 = 128

  let width: Int
  let height: Int
  let colors: [SixelColor]
  /// Indices of `colors`, or `none`, row by row from the top.
  let indices: [UInt16]
}
