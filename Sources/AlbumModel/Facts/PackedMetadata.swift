/// A photo's metadata in few bytes, its texts as numbers of a `TextTable` and its place as one of a
/// list of places. Numbers that say nothing stand for nil.
struct PackedMetadata: Sendable {
  static let noTime = Int64.min

  var byteCount = UInt64.max
  var modified = Self.noTime
  /// As `CivilTime.seconds`.
  var taken = Self.noTime
  private var zone = Int16.min
  private var width: Int32 = -1
  private var height: Int32 = -1
  private var frameCount: Int32 = -1
  private var format: UInt32 = 0
  var camera: UInt32 = 0
  private var lens: UInt32 = 0
  private var exposure: UInt32 = 0
  private var place: UInt32 = 0

  /// - Returns: a value that need not say all that the metadata says: numbers too large for it and
  ///   a time in another form are left out.
  init(
    _ metadata: PhotoMetadata, texts: inout TextTable, places: inout [PhotoMetadata.Place]
  ) {
    byteCount = metadata.byteCount ?? .max
    modified = metadata.modified ?? Self.noTime
    if let time = metadata.taken.flatMap({ CivilTime($0) }) {
      taken = time.seconds
      zone = time.zone.map { Int16($0) } ?? .min
    }
    width = Self.packed(metadata.width)
    height = Self.packed(metadata.height)
    frameCount = Self.packed(metadata.frameCount)
    format = texts.number(of: metadata.format)
    camera = texts.number(of: metadata.camera)
    lens = texts.number(of: metadata.lens)
    exposure = texts.number(of: metadata.exposure)
    if let known = metadata.place {
      places.append(known)
      place = UInt32(places.count)
    }
  }

  func unpacked(texts: TextTable, places: [PhotoMetadata.Place]) -> PhotoMetadata {
    var metadata = PhotoMetadata()
    metadata.byteCount = byteCount == .max ? nil : byteCount
    metadata.modified = modified == Self.noTime ? nil : modified
    metadata.format = texts[format]
    (metadata.width, metadata.height, metadata.frameCount) = shape
    if taken != Self.noTime {
      metadata.taken = CivilTime(seconds: taken, zone: zone == .min ? nil : Int(zone)).text
    }
    metadata.camera = texts[camera]
    metadata.lens = texts[lens]
    metadata.exposure = texts[exposure]
    metadata.place = place == 0 ? nil : places[Int(place) - 1]
    return metadata
  }

  var shape: (width: Int?, height: Int?, frameCount: Int?) {
    (Self.unpacked(width), Self.unpacked(height), Self.unpacked(frameCount))
  }

  private static func packed(_ number: Int?) -> Int32 {
    number.flatMap { Int32(exactly: $0) } ?? -1
  }

  private static func unpacked(_ number: Int32) -> Int? { number == -1 ? nil : Int(number) }
}
