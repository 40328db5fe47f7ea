import AlbumModel

/// The picture at the end of every section, which may lie beside a property list.
enum FooterPicture {
  /// Looks for `antelope-canyon` with a photo's extension in the folder, then in its `samples`.
  static func find(besides directory: [UInt8]) -> PhotoLocation? {
    for folder in [directory, CPath.join(directory, "samples".utf8)] {
      for kind in PhotoKind.allCases {
        for ending in kind.extensions {
          let path = CPath.join(folder, "antelope-canyon.\(ending)".utf8)
          if case .success(let facts) = FileFacts.of(path), facts.isRegular {
            return .file(path)
          }
        }
      }
    }
    return nil
  }
}
