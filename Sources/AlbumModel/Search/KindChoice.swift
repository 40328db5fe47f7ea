/// Formats that a search asks for by name.
struct KindChoice: Equatable, Sendable {
  /// File name extensions as `PhotoKind.packedExtension` gives them.
  private(set) var extensions: [UInt64] = []
  private(set) var kinds: Set<PhotoKind> = []

  /// The formats that have this name or extension, else those of which one begins so: `j` stands for
  /// `jpeg`, `jxl` and `jp2`. An extension stands for its whole format, but that of a camera's own
  /// format only for itself.
  /// - Returns: nil when there is none.
  init?(_ text: String) {
    let word = text.lowercased()
    guard !word.isEmpty else { return nil }
    let rows = Self.rows
    var chosen = rows.filter { $0.name == word }
    if chosen.isEmpty { chosen = rows.filter { $0.name.hasPrefix(word) } }
    guard !chosen.isEmpty else { return nil }
    for row in chosen {
      if let kind = row.kind { kinds.insert(kind) }
      extensions += row.extensions
    }
    extensions = Array(Set(extensions)).sorted()
  }

  /// Whether a file's name has one of the extensions. An address's may be followed by a query or a
  /// fragment.
  func contains(fileName: UnsafeBufferPointer<UInt8>, isAddress: Bool) -> Bool {
    if let packed = PhotoKind.packedExtension(of: fileName), extensions.contains(packed) {
      return true
    }
    guard isAddress, let path = PhotoKind.path(ofAddress: fileName) else { return false }
    return contains(fileName: path, isAddress: false)
  }

  /// Whether a file's name has the extension of any format.
  static func isTelling(_ fileName: UnsafeBufferPointer<UInt8>, isAddress: Bool) -> Bool {
    if PhotoKind(fileName: fileName) != nil { return true }
    guard isAddress, let path = PhotoKind.path(ofAddress: fileName) else { return false }
    return isTelling(path, isAddress: false)
  }

  /// Whether a format as a file itself says it, "JPEG", is one of them.
  func contains(format: String?) -> Bool {
    format.flatMap { PhotoKind(rawValue: $0.lowercased()) }.map(kinds.contains) ?? false
  }

  // MARK: - Names

  private struct Row {
    var name: String
    /// Nil for an extension that does not stand for its whole format.
    var kind: PhotoKind?
    var extensions: [UInt64]
  }

  private static let rows: [Row] = {
    var rows: [Row] = []
    for kind in PhotoKind.allCases where kind != .other {
      let all = kind.extensions.map(pack)
      var names = [kind.rawValue] + (aliases[kind] ?? [])
      if kind == .raw {
        rows += kind.extensions.map { Row(name: $0, kind: nil, extensions: [pack($0)]) }
      } else {
        names += kind.extensions
      }
      for name in Set(names) { rows.append(Row(name: name, kind: kind, extensions: all)) }
    }
    return rows
  }()

  private static let aliases: [PhotoKind: [String]] = [
    .jpegXL: ["jpegxl"], .jpeg2000: ["jpeg2000"], .openEXR: ["openexr"], .icon: ["icon"],
    .radiance: ["radiance"],
  ]

  private static func pack(_ name: String) -> UInt64 {
    name.utf8.reduce(0) { $0 << 8 | UInt64($1) }
  }
}
