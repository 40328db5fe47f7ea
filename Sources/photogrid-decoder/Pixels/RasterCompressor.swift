import CZlib

/// Compresses pixels for terminals that keep pictures.
enum RasterCompressor {
  private static let level: Int32 = 1

  /// - Returns: a zlib stream; empty when there is no memory for it.
  static func compress(_ raster: CellRaster) -> [UInt8] {
    let room = cz_bound(raster.pixels.count)
    return [UInt8](unsafeUninitializedCapacity: room) { stream, count in
      count = cz_compress(
        stream.baseAddress, room, raster.pixels, raster.pixels.count, level, Z_DEFAULT_STRATEGY)
    }
  }
}
