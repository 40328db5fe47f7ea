/// Which items of an album's contents match a search.
package enum MatchedItems: Equatable, Sendable {
  case all
  case none
  /// The indices of those that match, ascending: some, but not all.
  case some([UInt32])
}

extension MatchedItems {
  /// The items at indices that ascend.
  init(_ indices: [UInt32], count: Int) {
    self = indices.isEmpty ? .none : indices.count == count ? .all : .some(indices)
  }

  /// Whether so many items are left that it is quicker to look at all together than at each.
  func isMany(of count: Int) -> Bool {
    switch self {
    case .all: true
    case .none: false
    case .some(let items): items.count > count / 8
    }
  }

  /// Those, of `count` in all, for which a condition holds.
  func filtered(count: Int, _ holds: (UInt32) -> Bool) -> MatchedItems {
    switch self {
    case .all: MatchedItems((0..<UInt32(count)).filter(holds), count: count)
    case .none: .none
    case .some(let items): MatchedItems(items.filter(holds), count: count)
    }
  }

  /// Those, of `count` in all, that are in an ascending list too, or those that are not in it.
  func combined(with list: [UInt32], isNegated: Bool, count: Int) -> MatchedItems {
    if self == .all, !isNegated { return MatchedItems(list, count: count) }
    var next = 0
    return filtered(count: count) { item in
      while next < list.count, list[next] < item { next += 1 }
      return (next < list.count && list[next] == item) != isNegated
    }
  }
}
