import AlbumModel

/// What a property list or a list of paths calls a photo by.
enum PhotoReference {
  /// Where a photo is that a property list names.
  ///
  /// - `http:` and `https:` addresses stay as they are.
  /// - `file:` addresses of this machine are percent-decoded.
  /// - Anything else that is an address is kept as `.remote`, for the fetcher to say that it can't.
  /// - A path is taken as written where a file of that name exists, else percent-decoded.
  ///
  /// - Parameters:
  ///   - address: as written; white space around it is left out.
  ///   - directory: what paths are relative to.
  /// - Returns: a location whose path holds no zero byte.
  static func location(of address: [UInt8], in directory: [UInt8]) -> PhotoLocation {
    let address = trimmed(address)
    guard !address.isEmpty else { return .remote([]) }
    guard let parts = WebAddress(address), isAddress(address, parts) else {
      return .file(existingOrDecoded(address, in: directory))
    }
    guard parts.scheme == Array("file".utf8) else { return .remote(address) }
    let isHere =
      parts.host.isEmpty || parts.host.map(NaturalOrder.folded) == Array("localhost".utf8)
    guard isHere, !parts.path.isEmpty else { return .remote(address) }
    let path = PercentEncoding.decoded(parts.path)
    return .file(absolute(withoutZeros(path), in: directory))
  }

  /// Whether a path given to the program is an address to fetch from.
  static func isRemote(_ path: [UInt8]) -> Bool {
    let start = path.prefix(8).map(NaturalOrder.folded)
    return start.starts(with: "http://".utf8) || start.starts(with: "https://".utf8)
  }

  private static func isAddress(_ bytes: [UInt8], _ parts: WebAddress) -> Bool {
    bytes.dropFirst(parts.scheme.count).starts(with: "://".utf8)
      || knownSchemes.contains(parts.scheme)
  }

  /// Those whose addresses have no "//" after the colon; any other such word is part of a path.
  private static let knownSchemes = Set(
    ["file", "data", "mailto", "javascript", "about", "blob", "urn", "tel"].map { Array($0.utf8) })

  private static func existingOrDecoded(_ path: [UInt8], in directory: [UInt8]) -> [UInt8] {
    let literal = absolute(withoutZeros(path), in: directory)
    guard path.contains(UInt8(ascii: "%")) else { return literal }
    if case .success = FileFacts.of(literal) { return literal }
    return absolute(withoutZeros(PercentEncoding.decoded(path)), in: directory)
  }

  private static func absolute(_ path: [UInt8], in directory: [UInt8]) -> [UInt8] {
    path.first == UInt8(ascii: "/") ? path : CPath.join(directory, path)
  }

  /// For the system a path ends at a zero byte, and the rest of it would be lost: `%00` instead
  /// names a file that is not there.
  private static func withoutZeros(_ path: [UInt8]) -> [UInt8] {
    guard path.contains(0) else { return path }
    return path.flatMap { $0 == 0 ? Array("%00".utf8) : [$0] }
  }

  private static func trimmed(_ bytes: [UInt8]) -> [UInt8] {
    func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || (0x09...0x0d).contains(byte) }
    guard let first = bytes.firstIndex(where: { !isSpace($0) }),
      let last = bytes.lastIndex(where: { !isSpace($0) })
    else { return [] }
    return Array(bytes[first...last])
  }
}
