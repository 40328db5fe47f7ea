/// Pixels in memory: 8 bits of red, green, blue and perhaps alpha, row by row from the top.
struct Raster {
  var width: Int
  var height: Int
  var hasAlpha: Bool
  var pixels: [UInt8]
}
