import AlbumModel

/// A photo that can be read, and how its copy is called.
struct ShareSource {
  var item: SharedItem
  /// Absolute.
  var path: [UInt8]
  /// A file name: no slash, not empty.
  var name: [UInt8]

  /// - Returns: the source, or why there is none, as a part of a sentence.
  static func of(_ item: SharedItem, _ context: ShareContext) -> Result<ShareSource, ShareRefusal> {
    let path: [UInt8]
    switch item.location {
    case .file(let file): path = file
    case .remote(let address):
      guard let copy = context.localCopy(address) else {
        return .failure(ShareRefusal(words: "has not been fetched from the web yet"))
      }
      path = copy
    }
    guard !path.contains(0), !path.isEmpty else {
      return .failure(ShareRefusal(words: "is no path of a file"))
    }
    switch FileFacts.of(path) {
    case .failure(let error): return .failure(ShareRefusal(words: error.words))
    case .success(let file) where !file.isRegular:
      return .failure(ShareRefusal(words: file.isFolder ? "is a folder" : "is no regular file"))
    case .success:
      let full = SharePath.absolute(path)
      return .success(ShareSource(item: item, path: full, name: name(of: item, full)))
    }
  }

  private static func name(of item: SharedItem, _ path: [UInt8]) -> [UInt8] {
    if case .file = item.location { return SharePath.lastComponent(path) }
    var name = ShareName.safe(item.name)
    if PhotoKind(fileName: name) == nil, case .success(let bytes) = FirstBytes.read(path),
      let ending = PhotoKind(firstBytes: bytes)?.extensions.first
    {
      name += Array(".\(ending)".utf8)
    }
    return name
  }
}

/// Why a photo can't be shared, as a part of a sentence, safe for a screen.
struct ShareRefusal: Error, Equatable {
  var words: String
}
