/// Captions for a picture.
enum SheetText {
  /// One line of text: bytes that are not UTF-8 as U+FFFD, control characters and those that change
  /// the direction of text not at all, and no more than a tile has room for.
  static func of(_ bytes: [UInt8]) -> String {
    var line = String.UnicodeScalarView()
    for scalar in String(decoding: bytes.prefix(2000), as: UTF8.self).unicodeScalars {
      switch scalar.properties.generalCategory {
      case .control, .lineSeparator, .paragraphSeparator: line.append(" ")
      case .format where scalar != "\u{200D}" && scalar != "\u{200C}": break
      case .surrogate, .privateUse, .unassigned: break
      default: line.append(scalar)
      }
      if line.count == 250 { break }
    }
    return String(line)
  }
}
