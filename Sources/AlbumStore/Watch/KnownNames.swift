import AlbumModel

/// The names of a folder's photos: a list that is shared with whoever made it, and what was added
/// and taken away since.
struct KnownNames {
  /// In natural order where the folder was walked; as given where the names were listed.
  private(set) var base: NameList
  private var isSorted: Bool
  private var added: Set<[UInt8]> = []
  private var removed: Set<[UInt8]> = []

  /// - `isSorted`: whether the names are in natural order; if not they are sorted when first asked.
  init(_ base: NameList = NameList(), isSorted: Bool = true) {
    self.base = base
    self.isSorted = isSorted
  }

  /// Whether nothing was added to the list or taken away.
  var isUntouched: Bool { added.isEmpty && removed.isEmpty }

  /// All names, in no particular order.
  var all: [[UInt8]] {
    var names = (0..<base.count).map { Array(base[$0]) }
    if !removed.isEmpty { names.removeAll(where: removed.contains) }
    return names + added
  }

  /// All names, and those of the list that are not there any more.
  var everListed: [[UInt8]] { (0..<base.count).map { Array(base[$0]) } + added }

  /// - Complexity: O(log n) comparisons; sorts at the first call where that is needed.
  mutating func contains(_ name: [UInt8]) -> Bool {
    if added.contains(name) { return true }
    return wasListed(name) && !removed.contains(name)
  }

  /// Whether the name is in the list as it was given, there or not by now.
  mutating func wasListed(_ name: [UInt8]) -> Bool {
    sort()
    var low = 0
    var high = base.count
    while low < high {
      let middle = (low + high) / 2
      switch NaturalOrder.compare(base[middle], name) {
      case .same: return true
      case .before: low = middle + 1
      case .after: high = middle
      }
    }
    return false
  }

  mutating func insert(_ name: [UInt8]) {
    if wasListed(name) { removed.remove(name) } else { added.insert(name) }
  }

  mutating func remove(_ name: [UInt8]) {
    if added.remove(name) == nil, wasListed(name) { removed.insert(name) }
  }

  /// Makes one list of all names, once the differences have become many.
  mutating func settleWhenWorthwhile() {
    guard added.count + removed.count > 256 + base.count / 8 else { return }
    self = KnownNames(NaturalOrder.sort(NameList(all)))
  }

  private mutating func sort() {
    guard !isSorted else { return }
    isSorted = true
    let sorted = NaturalOrder.sort(base)
    // The list stays shared where it was in order.
    if sorted != base { base = sorted }
  }
}
