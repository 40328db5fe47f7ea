import CVips

extension VipsPicture {
  var pageCount: Int { Int(cv_page_count(image)) }

  /// The EXIF block that the file holds.
  var exif: [UInt8]? {
    var count = 0
    guard let bytes = cv_exif(image, &count), count > 0 else { return nil }
    return Array(UnsafeRawBufferPointer(start: bytes, count: count))
  }

  /// The XMP packet that the file holds.
  private var xmp: [UInt8]? {
    var count = 0
    guard let bytes = cv_xmp(image, &count), count > 0 else { return nil }
    return Array(UnsafeRawBufferPointer(start: bytes, count: count))
  }

  /// The same pixels, without all metadata but the colours' profile.
  func stripped() -> VipsPicture? {
    guard let copy = VipsPicture(cv_copy(image)) else { return nil }
    cv_remove_metadata(copy.image)
    return copy
  }

  /// The same, without what was true before it was scaled or turned.
  func updated() -> VipsPicture? {
    guard let copy = VipsPicture(cv_copy(image)) else { return nil }
    cv_remove_outdated(copy.image)
    if let xmp, let upright = XMPOrientation.upright(xmp) {
      upright.withUnsafeBytes { cv_set_xmp(copy.image, $0.baseAddress, $0.count) }
    }
    return copy
  }

  /// Of exactly that size, in its own colours and depth, not turned.
  func scaled(width: Int, height: Int) -> VipsPicture? {
    VipsPicture(
      cv_scale(
        image, Double(width) / Double(self.width), Double(height) / Double(self.height)))
  }

  /// Decodes, and turns upright.
  func turned() -> VipsPicture? { VipsPicture(cv_turn(image)) }

  /// Decodes and encodes; nil on failure.
  func encoded(as format: ExportFormat, quality: Int) -> [UInt8]? {
    var count = 0
    let memory: UnsafeMutableRawPointer? =
      switch format {
      case .jpeg: cv_jpeg(image, Int32(quality), &count)
      case .png: cv_png(image, &count)
      case .webp: cv_webp(image, Int32(quality), &count)
      case .tiff: cv_tiff(image, &count)
      }
    guard let memory else { return nil }
    defer { cv_free(memory) }
    return Array(UnsafeRawBufferPointer(start: memory, count: count))
  }
}

extension Raster {
  /// As libvips takes it.
  var picture: VipsPicture? {
    pixels.withUnsafeBytes { bytes in
      VipsPicture(
        cv_of_pixels(
          bytes.baseAddress, bytes.count, Int32(width), Int32(height), hasAlpha ? 4 : 3))
    }
  }
}
