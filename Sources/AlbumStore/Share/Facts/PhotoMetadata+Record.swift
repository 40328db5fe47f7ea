import AlbumModel
import DecoderProtocol

extension PhotoMetadata {
  /// Takes over what a photo's file says of itself, made safe for a screen.
  mutating func add(_ record: MetadataRecord) {
    format = SafeText.of(record.format.utf8, atMost: 40)
    if record.width > 0 && record.height > 0 {
      width = Int(record.width)
      height = Int(record.height)
    }
    frameCount = record.frameCount > 1 ? Int(record.frameCount) : nil
    // What no calendar has is no date.
    taken = record.taken.flatMap { CivilTime($0)?.text }
    camera = Self.safe(record.camera)
    lens = Self.safe(record.lens)
    exposure = Self.safe(record.exposure)
    if let latitude = record.latitude, let longitude = record.longitude {
      place = Place(latitude: latitude, longitude: longitude)
    }
  }

  private static func safe(_ text: String?) -> String? {
    text.map { SafeText.of($0.utf8, atMost: 200) }
  }
}
