import DecoderProtocol
import Foundation

/// Goes over a property list as albums: a dictionary of arrays, of strings or of dictionaries.
enum AlbumWalk {
  static func write(_ value: Any, to output: inout MessageOutput) {
    guard let albums = value as? [String: Any] else {
      let mismatch = PlistMessage.Mismatch(
        expected: "a dictionary of albums", found: Self.kind(of: value))
      output.write(.problem(.notAlbums(mismatch)))
      return
    }
    // The reader puts the keys in order; this order only makes the output repeatable.
    for key in albums.keys.sorted() {
      if let album = albums[key] { write(album, key: key, to: &output) }
    }
    output.write(.end)
  }

  private static func write(_ value: Any, key: String, to output: inout MessageOutput) {
    guard let photos = value as? [Any] else {
      let mismatch = PlistMessage.Mismatch(expected: "an array of photos", found: kind(of: value))
      output.write(.album(key: Array(key.utf8), mismatch: mismatch))
      return
    }
    var entries: [PlistMessage.Entry] = []
    var mismatch: PlistMessage.Mismatch?
    for (index, photo) in photos.enumerated() {
      switch entry(photo) {
      case .success(let entry): entries.append(entry)
      case .failure(let reason):
        mismatch =
          mismatch
          ?? PlistMessage.Mismatch(
            index: UInt32(clamping: index), expected: reason.expected, found: reason.found)
      }
    }
    output.write(.album(key: Array(key.utf8), mismatch: mismatch))
    var start = 0
    while start < entries.count {
      let end = min(start + PlistMessage.entryLimit, entries.count)
      output.write(.entries(Array(entries[start..<end])))
      start = end
    }
  }

  /// The address of a photo's entry; nil for what is none.
  static func address(of value: Any) -> [UInt8]? {
    if case .success(let entry) = entry(value) { entry.address } else { nil }
  }

  private struct Reason: Error {
    var expected: String
    var found: String
  }

  private static func entry(_ value: Any) -> Result<PlistMessage.Entry, Reason> {
    if let address = value as? String {
      return .success(PlistMessage.Entry(address: Array(address.utf8)))
    }
    guard let fields = value as? [String: Any] else {
      return .failure(
        Reason(expected: "a string or a dictionary with 'url'", found: kind(of: value)))
    }
    guard let address = fields["url"] as? String else {
      let found = fields["url"].map { kind(of: $0) } ?? "none"
      return .failure(Reason(expected: "a string as 'url'", found: found))
    }
    var entry = PlistMessage.Entry(address: Array(address.utf8))
    for (key, path) in texts {
      guard let value = fields[key] else { continue }
      guard let text = text(value) else {
        return .failure(Reason(expected: "a string or number as '\(key)'", found: kind(of: value)))
      }
      entry[keyPath: path] = Array(text.utf8)
    }
    return .success(entry)
  }

  private static var texts: [(String, WritableKeyPath<PlistMessage.Entry, [UInt8]?>)] {
    [("name", \.name), ("description", \.text), ("price", \.price)]
  }

  private static func text(_ value: Any) -> String? {
    if let text = value as? String { return text }
    guard let number = value as? NSNumber, !isTruth(number) else { return nil }
    return number.stringValue
  }

  private static func isTruth(_ number: NSNumber) -> Bool {
    // Property lists have no other number of this type.
    String(cString: number.objCType) == "c"
  }

  private static func kind(of value: Any) -> String {
    switch value {
    case is String: "a string"
    case is [Any]: "an array"
    case is [String: Any]: "a dictionary"
    case is Data: "data"
    case is Date: "a date"
    case let number as NSNumber: isTruth(number) ? "true or false" : "a number"
    default: "something else"
    }
  }
}
