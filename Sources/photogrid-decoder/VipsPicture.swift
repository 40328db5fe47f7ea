import CVips

/// A picture of libvips. Lazy: nothing is decoded before `pixels`.
final class VipsPicture {
  let image: UnsafeMutablePointer<VipsImage>

  /// libvips has said why before, when it is nil.
  init?(_ image: UnsafeMutablePointer<VipsImage>?) {
    guard let image else { return nil }
    self.image = image
  }

  deinit { cv_release(image) }

  var width: Int { Int(cv_width(image)) }
  var height: Int { Int(cv_height(image)) }
  var hasAlpha: Bool { cv_has_alpha(image) != 0 }
  /// 1 to 8 as in EXIF; what is none of them counts as 1.
  var orientation: Int { (1...8).contains(cv_orientation(image)) ? Int(cv_orientation(image)) : 1 }
  var hasProfile: Bool { cv_has_profile(image) != 0 }
  /// Whether it is a JPEG that is sharpened in several passes.
  var isMultiscan: Bool { cv_is_multiscan(image) != 0 }

  /// The preview that the file holds.
  var preview: [UInt8]? {
    var count = 0
    guard let bytes = cv_preview(image, &count), count > 0 else { return nil }
    return Array(UnsafeRawBufferPointer(start: bytes, count: count))
  }

  /// Scaled to exactly that many pixels before it is turned, then turned upright, in 8-bit sRGB.
  func fitted(width: Int, height: Int, profiled: Bool) -> VipsPicture? {
    let isSideways = orientation >= 5
    let small = VipsPicture(
      cv_resize(
        image, Int32(isSideways ? height : width), Int32(isSideways ? width : height),
        profiled ? 1 : 0))
    guard let small, let colored = VipsPicture(cv_to_srgb(small.image)) else { return nil }
    return VipsPicture(cv_turn(colored.image))
  }

  /// Says how the picture must be turned, 1 to 8 as in EXIF.
  func setOrientation(_ orientation: Int) { cv_set_orientation(image, Int32(orientation)) }

  /// Without its profile.
  func unprofiled() -> VipsPicture? {
    guard let copy = VipsPicture(cv_copy(image)) else { return nil }
    cv_remove_profile(copy.image)
    return copy
  }

  /// Over a background of one colour.
  func flattened(over background: [UInt8]) -> VipsPicture? {
    let colors = background.map(Double.init)
    return VipsPicture(cv_flatten(image, colors[0], colors[1], colors[2]))
  }

  /// Decodes.
  func raster() -> Raster? {
    let bands = hasAlpha ? 4 : 3
    guard cv_bands(image) != bands else { return decoded(bands) }
    guard cv_bands(image) > bands, let kept = VipsPicture(cv_keep_bands(image, Int32(bands))) else {
      return nil
    }
    return kept.decoded(bands)
  }

  private func decoded(_ bands: Int) -> Raster? {
    var count = 0
    guard let memory = cv_pixels(image, &count) else { return nil }
    defer { cv_free(memory) }
    guard count == width * height * bands else { return nil }
    return Raster(
      width: width, height: height, hasAlpha: bands == 4,
      pixels: Array(UnsafeRawBufferPointer(start: memory, count: count)))
  }
}
