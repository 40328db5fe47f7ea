/// The texts of a photo that a search looks into, its album's title aside. Where the caption is a
/// part of the name it is left out.
struct PhotoTexts {
  /// As `Photo.name`.
  private(set) var name: ArraySlice<UInt8>
  private var caption: [UInt8] = []
  private var description: [UInt8] = []
  private(set) var isRemote = false

  /// A folder's photo, or one of a list of paths, whose name is the last component.
  init(fileName: ArraySlice<UInt8>, isPath: Bool) {
    name = Self.name(fileName, isPath: isPath)
  }

  init(_ entry: PhotoDetails) {
    switch entry.location {
    case .file(let path): name = Self.name(path[...], isPath: true)
    case .remote(let address):
      name = Self.name(address[...], isPath: true)
      isRemote = true
    }
    if let own = entry.name, !own.isEmpty {
      caption = own
    } else if isRemote {
      caption = Caption.of(entry.location)
    }
    description = entry.text ?? []
  }

  init(_ photo: Photo) {
    name = photo.name[...]
    caption = photo.caption
    description = photo.details?.text ?? []
    if case .remote = photo.location { isRemote = true }
  }

  /// The last component of a path or address, as `Photo.name` has it; a name that is no path as it
  /// is.
  static func name<Bytes: BidirectionalCollection<UInt8>>(
    _ path: Bytes, isPath: Bool
  ) -> Bytes.SubSequence {
    guard isPath, let slash = path.lastIndex(of: UInt8(ascii: "/")) else { return path[...] }
    let start = path.index(after: slash)
    return start == path.endIndex ? path[...] : path[start...]
  }

  /// Whether a pattern is found in the name or the caption.
  func names(contain pattern: TextPattern) -> Bool {
    pattern.isFound(in: name) || !caption.isEmpty && pattern.isFound(in: caption)
  }

  func description(contains pattern: TextPattern) -> Bool {
    !description.isEmpty && pattern.isFound(in: description)
  }
}
