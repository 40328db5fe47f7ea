import AlbumModel

/// Which folders are still to be met. Links to folders come when all other folders have been met,
/// lowest path first, as `FolderQueue` has it.
struct FolderWalk {
  struct Step {
    var tree: Int
    /// Nil for a root.
    weak var parent: WatchedFolder?
    var name: [UInt8]
    /// Below the root.
    var path: [UInt8]
  }

  /// So many folders are visited at once; the workers take one after the other.
  private static let breadth = 16

  private var folders: [Step] = []
  private var links: [Step] = []
  /// Links to folders that are walked elsewhere; when one of these goes, the link may count.
  private var passedOver: [[UInt8]: Step] = [:]
  private var underWay: Set<Int> = []

  var isFinished: Bool { folders.isEmpty && links.isEmpty && underWay.isEmpty }

  mutating func add(_ step: Step) { folders.append(step) }
  mutating func add(link step: Step) { links.append(step) }
  mutating func passOver(_ step: Step) { passedOver[step.path] = step }

  /// A folder went: what led to it too may be the way to it now.
  mutating func reconsiderLinks() {
    links += passedOver.values
    passedOver = [:]
  }

  mutating func begin(_ folder: Int) { underWay.insert(folder) }
  /// - Returns: whether the folder was being met.
  @discardableResult
  mutating func end(_ folder: Int) -> Bool { underWay.remove(folder) != nil }

  mutating func next() -> Step? {
    guard underWay.count < Self.breadth else { return nil }
    if let step = folders.popLast() { return step }
    guard underWay.isEmpty else { return nil }
    let lowest = links.indices.min {
      AlbumRank(path: links[$0].path) < AlbumRank(path: links[$1].path)
    }
    return lowest.map { links.remove(at: $0) }
  }
}
