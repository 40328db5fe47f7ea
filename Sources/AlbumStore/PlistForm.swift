/// The form in which a property list is written, as its first bytes tell.
enum PlistForm: Equatable {
  case binary
  /// Text that names itself a property list, or XML with a declaration.
  case xml
  /// Text that begins like some XML.
  case markup

  /// Whether no other kind of file begins so.
  var isSure: Bool { self != .markup }

  /// - Returns: nil when the bytes begin no property list. The old text form is not among them.
  init?(firstBytes bytes: [UInt8]) {
    if bytes.starts(with: "bplist".utf8) {
      self = .binary
      return
    }
    // A byte order mark, and the zero bytes of UTF-16, say nothing more.
    let text = bytes.filter { ![0x00, 0xef, 0xbb, 0xbf, 0xfe, 0xff].contains($0) }
      .drop { [0x09, 0x0a, 0x0d, 0x20].contains($0) }
    guard text.first == UInt8(ascii: "<") else { return nil }
    let isPlist = ["<?xml", "<plist", "<!DOCTYPE plist"].contains { text.starts(with: $0.utf8) }
    self = isPlist ? .xml : .markup
  }
}
