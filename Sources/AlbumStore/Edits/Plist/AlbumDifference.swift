import AlbumModel
import DecoderProtocol

/// What came into albums of a property list and what went, entry by entry.
///
/// To be taken in in this order: what is `returned`, one after the other, each at its index; then
/// what is `gone`, one after the other, each from its index. An album that holds the same entries in
/// another order returns and goes whole.
struct AlbumDifference: Equatable {
  private(set) var returned: [EditReport.Return] = []
  private(set) var gone: [EditReport.Return] = []

  /// - `keys`: the albums to compare; `directory`: what entries' paths are relative to.
  init(
    from before: [[UInt8]: [PlistMessage.Entry]], to after: [[UInt8]: [PlistMessage.Entry]],
    keys: Set<[UInt8]>, directory: [UInt8]
  ) {
    for key in keys.sorted(by: { $0.lexicographicallyPrecedes($1) }) {
      let old = before[key] ?? []
      let new = after[key] ?? []
      guard old != new else { continue }
      var added = Self.indices(of: new, beyond: old)
      var removed = Self.indices(of: old, beyond: new)
      let isPlain =
        (added.isEmpty || removed.isEmpty)
        && Self.without(added, new) == Self.without(removed, old)
      if !isPlain { (added, removed) = (Array(new.indices), Array(old.indices)) }
      for index in added {
        returned.append(Self.entry(new[index], key, index, directory))
      }
      // Those that came stand before, and those that went before are out.
      for (count, index) in removed.enumerated() {
        gone.append(Self.entry(old[index], key, added.count + index - count, directory))
      }
    }
  }

  /// Places of the entries that `others` has not, or not so many of: the last of those that are
  /// alike.
  private static func indices(
    of entries: [PlistMessage.Entry], beyond others: [PlistMessage.Entry]
  ) -> [Int] {
    var counts: [PlistMessage.Entry: Int] = [:]
    for entry in others { counts[entry, default: 0] += 1 }
    return entries.indices.filter { index in
      counts[entries[index], default: 0] -= 1
      return counts[entries[index], default: 0] < 0
    }
  }

  private static func without(
    _ indices: [Int], _ entries: [PlistMessage.Entry]
  ) -> [PlistMessage.Entry] {
    let left = Set(indices)
    return entries.indices.filter { !left.contains($0) }.map { entries[$0] }
  }

  private static func entry(
    _ entry: PlistMessage.Entry, _ key: [UInt8], _ index: Int, _ directory: [UInt8]
  ) -> EditReport.Return {
    EditReport.Return(
      home: .key(key),
      details: PhotoDetails(
        location: PhotoReference.location(of: entry.address, in: directory), name: entry.name,
        text: entry.text, price: entry.price, address: entry.address),
      index: index)
  }
}
