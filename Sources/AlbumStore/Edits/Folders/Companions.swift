import AlbumModel

/// Files that belong to a photo and are no photos that the library shows by themselves, or are the
/// same shot: what a camera or an editor writes beside it.
enum Companions {
  private static let endings = Set(
    ["xmp", "aae", "mov", "mp4", "thm", "pp3", "dop", "wav"].map { Array($0.utf8) })

  /// The names that belong to deleted photos.
  /// - `deleted`: the photos' names; `present`: what stands in their folder now.
  /// - Returns: in natural order.
  static func left(by deleted: [[UInt8]], in present: [[UInt8]]) -> [[UInt8]] {
    var stems: Set<[UInt8]> = []
    var rawStems: Set<[UInt8]> = []
    var otherStems: Set<[UInt8]> = []
    for name in deleted {
      let stem = folded(NumberedName.parts(of: name).stem)
      stems.formUnion([stem, folded(name)])
      if PhotoKind(fileName: name) == .raw {
        rawStems.insert(stem)
      } else {
        otherStems.insert(stem)
      }
    }
    let found = present.filter { name in
      let (stem, ending) = NumberedName.parts(of: name)
      if endings.contains(folded(Array(ending.dropFirst()))) { return stems.contains(folded(stem)) }
      switch PhotoKind(fileName: name) {
      case .raw: return otherStems.contains(folded(stem))
      case nil: return false
      default: return rawStems.contains(folded(stem))
      }
    }
    return found.sorted { NaturalOrder.precedes($0[...], $1[...]) }
  }

  /// One sentence for all of them; nil for none.
  static func note(_ names: [[UInt8]]) -> String? {
    guard !names.isEmpty else { return nil }
    return EditWords.list(names)
      + (names.count == 1 ? " stays in the folder" : " stay in the folder")
  }

  /// Cameras write capitals on one card and small letters on another.
  private static func folded(_ bytes: [UInt8]) -> [UInt8] { bytes.map(NaturalOrder.folded) }
}
