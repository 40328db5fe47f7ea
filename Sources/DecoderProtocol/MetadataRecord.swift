/// What a photo's file says of itself. Nil where it says nothing. Text is as it stands in the file,
/// not yet made safe for a screen.
package struct MetadataRecord: Equatable, Sendable {
  /// The format's name: "JPEG".
  package var format: String
  /// Pixels of the whole photo as shown, after its orientation; 0 where they are not known.
  package var width: UInt32 = 0
  package var height: UInt32 = 0
  /// Frames of an animation; 1 for a still.
  package var frameCount: UInt32 = 1
  /// "2024-05-03 14:02:11", with "+02:00" behind it where the zone is known.
  package var taken: String?
  package var camera: String?
  package var lens: String?
  /// As a photographer writes it: "1/250 s  f/2.8  ISO 400  50 mm".
  package var exposure: String?
  /// Degrees, north positive; there with `longitude`, or not at all.
  package var latitude: Double?
  /// Degrees, east positive.
  package var longitude: Double?

  /// Bytes of the longest text.
  package static let textLimit = 1024

  package init(format: String) { self.format = format }
}

extension MetadataRecord {
  func write(to writer: inout WireWriter) {
    writer.string(format)
    writer.u32(width)
    writer.u32(height)
    writer.u32(frameCount)
    for text in [taken, camera, lens, exposure] { writer.string(text ?? "") }
    if let latitude, let longitude {
      writer.u8(1)
      writer.u64(latitude.bitPattern)
      writer.u64(longitude.bitPattern)
    } else {
      writer.u8(0)
    }
  }

  init(from reader: inout WireReader) throws(WireError) {
    self.init(format: try reader.string(atMost: Self.textLimit))
    width = try reader.u32()
    height = try reader.u32()
    frameCount = try reader.u32()
    taken = try reader.text()
    camera = try reader.text()
    lens = try reader.text()
    exposure = try reader.text()
    switch try reader.u8() {
    case 0: break
    case 1:
      let north = Double(bitPattern: try reader.u64())
      let east = Double(bitPattern: try reader.u64())
      guard abs(north) <= 90, abs(east) <= 180 else { throw .invalid("place") }
      latitude = north
      longitude = east
    default: throw .invalid("presence")
    }
  }
}

extension WireReader {
  /// Nil for an empty one.
  fileprivate mutating func text() throws(WireError) -> String? {
    let text = try string(atMost: MetadataRecord.textLimit)
    return text.isEmpty ? nil : text
  }
}
