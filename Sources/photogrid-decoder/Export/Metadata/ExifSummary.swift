import DecoderProtocol

/// What of an EXIF block is told. The tags are those of CIPA DC-008, 4.6.
struct ExifSummary {
  private let exif: ExifReader

  init(_ exif: ExifReader) { self.exif = exif }

  func add(to record: inout MetadataRecord) {
    record.taken = taken
    record.camera = camera
    record.lens = exif.text(0xA434, in: .exif)
    record.exposure = exposure
    if let place {
      record.latitude = place.latitude
      record.longitude = place.longitude
    }
  }

  // MARK: - Time

  /// When it was taken, else when it was made digital, else when it was changed; each with its zone.
  private var taken: String? {
    let tags: [(tag: Int, directory: ExifReader.Directory, zone: Int)] = [
      (0x9003, .exif, 0x9011), (0x9004, .exif, 0x9012), (0x0132, .main, 0x9010),
    ]
    for (tag, directory, zone) in tags {
      guard let date = exif.text(tag, in: directory).flatMap(Self.date) else { continue }
      return date + (exif.text(zone, in: .exif).flatMap(Self.zone) ?? "")
    }
    return nil
  }

  /// "2024:05:03 14:02:11" as "2024-05-03 14:02:11"; nil for what is no date.
  private static func date(_ text: String) -> String? {
    // Some write down the day alone.
    let whole = text.utf8.count == 10 ? text + " 00:00:00" : text
    let bytes = Array(whole.utf8.prefix(19))
    guard bytes.count == 19 else { return nil }
    var result: [UInt8] = []
    for (place, byte) in bytes.enumerated() {
      switch place {
      case 4, 7:
        guard [0x3A, 0x2D, 0x2F, 0x2E].contains(byte) else { return nil }
        result.append(UInt8(ascii: "-"))
      case 10:
        guard byte == 0x20 || byte == UInt8(ascii: "T") else { return nil }
        result.append(0x20)
      case 13, 16:
        guard byte == 0x3A else { return nil }
        result.append(byte)
      default:
        guard (0x30...0x39).contains(byte) else { return nil }
        result.append(byte)
      }
    }
    let date = String(decoding: result, as: UTF8.self)
    return date.hasPrefix("0000") ? nil : date
  }

  /// "+02:00", or "Z" as "+00:00"; nil for what is no zone.
  private static func zone(_ text: String) -> String? {
    if text == "Z" { return "+00:00" }
    let bytes = Array(text.utf8)
    guard bytes.count == 6, bytes[0] == 0x2B || bytes[0] == 0x2D, bytes[3] == 0x3A,
      [1, 2, 4, 5].allSatisfy({ (0x30...0x39).contains(bytes[$0]) }),
      bytes[1] < 0x32 && bytes[4] < 0x36
    else { return nil }
    return text
  }

  // MARK: - Camera

  /// Maker and model; the maker once, where the model begins with it.
  private var camera: String? {
    let maker = exif.text(0x010F, in: .main)
    let model = exif.text(0x0110, in: .main)
    guard let maker else { return model }
    guard let model else { return maker }
    let first = maker.prefix { $0 != " " }.lowercased()
    return model.lowercased().hasPrefix(first) ? model : "\(maker) \(model)"
  }

  private var exposure: String? {
    func first(_ tag: Int) -> Double? {
      exif.numbers(tag, in: .exif).first.flatMap { $0.isFinite && $0 > 0 && $0 < 1e7 ? $0 : nil }
    }
    let parts = [
      first(0x829A).map { "\(Self.seconds($0)) s" }, first(0x829D).map { "f/\(Self.tenths($0))" },
      first(0x8827).map { "ISO \(Int($0))" }, first(0x920A).map { "\(Self.tenths($0)) mm" },
    ].compactMap(\.self)
    return parts.isEmpty ? nil : parts.joined(separator: "  ")
  }

  /// As on a camera's dial.
  private static func seconds(_ time: Double) -> String {
    guard time < 0.3 else { return tenths(time) }
    let parts = (1 / time).rounded()
    return parts < 1e9 ? "1/\(Int(parts))" : "0"
  }

  /// With one digit behind the point, where it is not 0.
  private static func tenths(_ number: Double) -> String {
    let tenths = Int((number * 10).rounded())
    return tenths % 10 == 0 ? "\(tenths / 10)" : "\(tenths / 10).\(tenths % 10)"
  }

  // MARK: - Place

  private var place: (latitude: Double, longitude: Double)? {
    guard let latitude = degrees(2, 1, negative: "S", limit: 90),
      let longitude = degrees(4, 3, negative: "W", limit: 180)
    else { return nil }
    return (latitude, longitude)
  }

  /// Degrees, minutes and seconds, of which the last may be missing.
  private func degrees(_ tag: Int, _ reference: Int, negative: String, limit: Double) -> Double? {
    let parts = exif.numbers(tag, in: .place).prefix(3)
    // Without it the place may be on the other side of the earth.
    guard let side = exif.text(reference, in: .place)?.uppercased(), !parts.isEmpty,
      parts[0].isFinite
    else { return nil }
    var value = 0.0
    for (part, unit) in zip(parts, [1.0, 60, 3600]) where part.isFinite { value += part / unit }
    guard value <= limit else { return nil }
    return side.hasPrefix(negative) ? -value : value
  }
}
