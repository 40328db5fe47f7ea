import AlbumModel

/// A folder as a watcher knows it. Belongs to the watcher's one thread.
final class WatchedFolder {
  /// Where the folder lies.
  struct Place: Hashable {
    /// As `FolderChange.directory` has it.
    var directory: [UInt8]
    /// What stands before a file's name in what is reported: not empty only with an empty directory.
    var prefix: [UInt8] = []

    /// The path by which the folder is opened.
    var path: [UInt8] { directory.isEmpty ? prefix : directory }
  }

  /// A walked folder's place in its tree.
  struct Branch {
    /// The number of the tree.
    var tree: Int
    /// Its path below the tree's root; empty for the root itself.
    var path: [UInt8]
  }

  let number: Int
  let place: Place
  /// Nil for a folder of which only the listed files count.
  var branch: Branch?
  /// What the receiver knows of.
  var names: KnownNames
  /// Whether the receiver has an album of the folder.
  var isReported: Bool
  /// What happened since the last report.
  var slots: [[UInt8]: WatchSlot] = [:]
  /// When names were told as new or changed, in nanoseconds; old ones are left out at times.
  var toldTimes: [[UInt8]: UInt64] = [:]
  /// When the album was told.
  var albumTime: UInt64 = 0
  /// New names that are no photos', which may be links to folders.
  var candidates: Set<[UInt8]> = []
  /// Folders in it that are walked, by name.
  var children: [[UInt8]: WatchedFolder] = [:]
  weak var parent: WatchedFolder?
  var name: [UInt8] = []

  var isDead = false
  var watch: Int32?
  var identity: FileFacts.Identity?
  var stamp: Int64?
  /// When it was read last, by the file system's clock.
  var readTime: Int64?
  /// Outcomes for other generations are void.
  var generation = 0
  /// How many visits are under way, and the names about which notices came since the first began:
  /// of these the visit knows nothing newer.
  var visits = 0
  var touched: Set<[UInt8]> = []

  init(
    number: Int, place: Place, branch: Branch?, names: KnownNames, isReported: Bool
  ) {
    self.number = number
    self.place = place
    self.branch = branch
    self.names = names
    self.isReported = isReported
  }

  var isRoot: Bool { branch?.path.isEmpty ?? false }

  /// Whether the receiver was told of the file, or of its content, so lately that it may not have
  /// read it where it was.
  func isFreshlyTold(_ name: [UInt8], now: UInt64) -> Bool {
    now < max(toldTimes[name] ?? 0, albumTime) + Self.readingTime
  }

  func noteTold(_ names: some Sequence<[UInt8]>, now: UInt64) {
    toldTimes = toldTimes.filter { now < $0.value + Self.readingTime }
    for name in names { toldTimes[name] = now }
  }

  private static let readingTime: UInt64 = 2_000_000_000

  /// What is at a name now.
  func occupant(_ name: [UInt8]) -> WatchSlot {
    if let slot = slots[name] { return slot }
    guard names.contains(name) else { return WatchSlot(content: .nothing) }
    return WatchSlot(content: .known(WatchedFile(folder: number, name: name)))
  }

  func set(_ name: [UInt8], _ slot: WatchSlot) {
    slots[name] = slot
    touch(name)
  }

  func touch(_ name: [UInt8]) {
    if visits > 0 { touched.insert(name) }
  }
}

/// A file that the receiver knows, by where it was at the last report.
struct WatchedFile: Hashable {
  var folder: Int
  var name: [UInt8]
}

/// What is at a name since the last report.
struct WatchSlot: Equatable {
  enum Content: Equatable {
    case nothing
    /// A file that the receiver knows, here or elsewhere.
    case known(WatchedFile)
    /// A file that the receiver does not know.
    case new
  }

  var content: Content
  /// Whether the known file's content is another one now.
  var isChanged = false
  /// Whether a new file may still be being written.
  var isOpen = false
  /// Whether a listing said that it is a file.
  var isCertain = false

  static let nothing = WatchSlot(content: .nothing)
}
