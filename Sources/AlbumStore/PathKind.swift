import AlbumModel
import SystemEdge

/// What a path leads to, as far as a library is concerned.
enum PathKind: Equatable {
  case folder
  case plist
  case photo

  /// Why a path leads to nothing that can be shown.
  struct Problem: Error {
    /// In words, safe for a screen.
    var words: String
  }

  /// Told by the name first, and where that does not tell by the first bytes.
  static func of(_ path: [UInt8]) -> Result<PathKind, Problem> {
    guard !path.isEmpty else { return .failure(Problem(words: "the path is empty")) }
    guard !path.contains(0) else { return .failure(Problem(words: "the path holds a zero byte")) }
    switch FileFacts.of(path) {
    case .failure(let error): return .failure(Problem(words: error.words))
    case .success(let facts): return of(path, facts)
    }
  }

  private static func of(_ path: [UInt8], _ facts: FileFacts) -> Result<PathKind, Problem> {
    switch facts.kind {
    case .folder: .success(.folder)
    case .special(let words): .failure(Problem(words: "is \(words)"))
    case .link: .failure(Problem(words: "is a link that leads nowhere"))
    case .regular: ofRegularFile(path)
    }
  }

  private static func ofRegularFile(_ path: [UInt8]) -> Result<PathKind, Problem> {
    let name = path.split(separator: UInt8(ascii: "/")).last ?? []
    if plistEndings.contains(where: { name.suffix($0.count).map(NaturalOrder.folded) == $0 }) {
      return .success(.plist)
    }
    if PhotoNames.isPhoto(name) { return .success(.photo) }
    switch FirstBytes.read(path) {
    case .failure(let error): return .failure(Problem(words: error.words))
    case .success(let bytes):
      if PlistForm(firstBytes: bytes)?.isSure == true { return .success(.plist) }
      if PhotoKind(firstBytes: bytes) != nil { return .success(.photo) }
      return .failure(Problem(words: "is not a photo"))
    }
  }

  private static let plistEndings = [Array(".plist".utf8), Array(".xml".utf8)]
}
