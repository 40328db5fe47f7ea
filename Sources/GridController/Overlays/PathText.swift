package import AlbumModel

/// Paths and addresses as text for other programs.
package enum PathText {
  /// As another program can use them that runs in another folder, or a shell into which they are
  /// pasted: paths are absolute, and what holds control characters is quoted as shells do it
  /// (`$'a\nb'`; POSIX.1-2024, Shell Command Language, 2.2.4), so that every line is one of them and
  /// no byte acts on a terminal.
  ///
  /// - Parameters:
  ///   - locations: of photos, in the order of the lines.
  ///   - folder: what relative paths begin in; nil leaves them as they are.
  /// - Returns: the lines, without a newline at the end.
  package static func lines(_ locations: [PhotoLocation], in folder: [UInt8]?) -> [UInt8] {
    let lines = locations.map { location in
      switch location {
      case .file(let path): quoted(absolute(path, in: folder))
      case .remote(let address): quoted(address)
      }
    }
    return Array(lines.joined(separator: [0x0A]))
  }

  /// Whether text has line breaks in it, so that a list with a line for each can't be taken apart.
  static func isOnSeveralLines(_ text: [UInt8]) -> Bool { text.contains(0x0A) }

  private static func absolute(_ path: [UInt8], in folder: [UInt8]?) -> [UInt8] {
    let slash = UInt8(ascii: "/")
    guard path.first != slash, var folder else { return path }
    var rest = path[...]
    while rest.starts(with: Array("./".utf8)) {
      rest = rest.dropFirst(2).drop { $0 == slash }
    }
    if folder.last != slash { folder.append(slash) }
    return folder + rest
  }

  private static func quoted(_ text: [UInt8]) -> [UInt8] {
    guard text.contains(where: isControl) else { return text }
    var quoted = Array("$'".utf8)
    for byte in text {
      switch byte {
      case UInt8(ascii: "'"), UInt8(ascii: "\\"): quoted += [UInt8(ascii: "\\"), byte]
      case 0x0A: quoted += Array("\\n".utf8)
      case 0x09: quoted += Array("\\t".utf8)
      case _ where isControl(byte): quoted += Array("\\".utf8) + octal(byte)
      default: quoted.append(byte)
      }
    }
    return quoted + [UInt8(ascii: "'")]
  }

  /// Controls of seven bits; those of eight are two bytes in UTF-8, of which terminals show nothing.
  private static func isControl(_ byte: UInt8) -> Bool { byte < 0x20 || byte == 0x7F }

  /// Three digits, so that a digit that follows is none of them.
  private static func octal(_ byte: UInt8) -> [UInt8] {
    [byte >> 6, byte >> 3 & 7, byte & 7].map { UInt8(ascii: "0") + $0 }
  }
}
