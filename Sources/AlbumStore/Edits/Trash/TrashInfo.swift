import AlbumModel
import SystemEdge

/// The content of a `.trashinfo` file: freedesktop Trash specification 1.0, "Contents of a trash
/// directory".
enum TrashInfo {
  /// - `entry`: the file's path as the trash folder wants it.
  /// - `seconds`: when it is deleted, since 1970.
  static func content(entry: [UInt8], seconds: Int64) -> [UInt8] {
    Array("[Trash Info]\nPath=".utf8) + PercentEncoding.encodedPath(entry)
      + Array("\nDeletionDate=\(date(seconds))\n".utf8)
  }

  /// `YYYY-MM-DDThh:mm:ss` on the user's clock.
  private static func date(_ seconds: Int64) -> String {
    var time = time_t(seconds)
    var fields = tm()
    localtime_r(&time, &fields)
    func digits(_ value: Int32, _ count: Int) -> String {
      let text = String(value)
      return String(repeating: "0", count: max(0, count - text.count)) + text
    }
    let day =
      "\(digits(fields.tm_year + 1900, 4))-\(digits(fields.tm_mon + 1, 2))-"
      + digits(fields.tm_mday, 2)
    return "\(day)T\(digits(fields.tm_hour, 2)):\(digits(fields.tm_min, 2)):"
      + digits(fields.tm_sec, 2)
  }
}

extension PercentEncoding {
  /// A path with all but the unreserved characters of RFC 3986, section 2.3, and slashes encoded.
  static func encodedPath(_ path: [UInt8]) -> [UInt8] {
    let digits = Array("0123456789ABCDEF".utf8)
    return path.flatMap { byte -> [UInt8] in
      isPlain(byte)
        ? [byte] : [UInt8(ascii: "%"), digits[Int(byte >> 4)], digits[Int(byte & 15)]]
    }
  }

  private static func isPlain(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."),
      UInt8(ascii: "_"), UInt8(ascii: "~"), UInt8(ascii: "/"):
      true
    default: false
    }
  }
}
