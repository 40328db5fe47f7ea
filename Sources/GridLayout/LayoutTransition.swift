package import CellGeometry

/// The way of elements from one layout to another, for the few frames that show it.
///
/// Elements are known by a key that is the same in both layouts. Rectangles may be in any
/// coordinates, the same ones for both; those of the window make a scroll part of the way.
package struct LayoutTransition<Key: Hashable & Sendable>: Equatable, Sendable {
  /// The progress at which everything is in its new place.
  package static var end: Int { 1000 }

  /// Where the elements begin that have another place now.
  private let starts: [Key: Rect]
  private let targets: [Key: Rect]

  /// Elements of the old layout that the new one does not have are not shown on the way.
  package init(from old: [Key: Rect], to new: [Key: Rect]) {
    targets = new
    starts = old.filter { key, frame in
      guard let target = new[key] else { return false }
      return target != frame
    }
  }

  /// Whether no element has another place: there is nothing to show.
  package var isStill: Bool { starts.isEmpty }

  /// Whether an element has another place in the new layout than it had.
  package func moves(_ key: Key) -> Bool { starts[key] != nil }

  /// Whether these are the places in the new layout. Complexity: O(places).
  package func leads(to places: [Key: Rect]) -> Bool { targets == places }

  /// Whether everything has come to its new place, to the cell, when so many thousandths of the time
  /// have passed. Complexity: O(elements).
  package func isComplete(progress: Int) -> Bool {
    starts.keys.allSatisfy { frame(of: $0, progress: progress) == targets[$0] }
  }

  /// Where an element is when so many thousandths of the time have passed (less than 0 is the
  /// beginning, more than 1000 the end); nil when the new layout does not have it. One without an
  /// old place is at its new one all the time.
  ///
  /// Elements set out fast and arrive slowly. Edges that meet in both layouts meet on all of the way,
  /// and an element with an area has one at any time. Complexity: O(1).
  package func frame(of key: Key, progress: Int) -> Rect? {
    guard let target = targets[key] else { return nil }
    guard let start = starts[key] else { return target }
    let share = Self.eased(max(0, min(progress, Self.end)))
    let left = Self.between(start.x, target.x, share)
    let top = Self.between(start.y, target.y, share)
    return Rect(
      x: left, y: top, width: Self.between(start.maxX, target.maxX, share) - left,
      height: Self.between(start.maxY, target.maxY, share) - top)
  }

  /// Cubic ease-out, 1 - (1 - t)³, in thousandths.
  private static func eased(_ progress: Int) -> Int {
    let left = end - progress
    return end - left * left * left / (end * end)
  }

  /// The cell nearest to a share of the way between two.
  private static func between(_ start: Int, _ target: Int, _ share: Int) -> Int {
    (start * (end - share) + target * share + end / 2).flooredQuotient(by: end)
  }
}
