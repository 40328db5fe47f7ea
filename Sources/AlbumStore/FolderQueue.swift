import AlbumModel

/// Which folders of a tree are still to be read, and in which order what was read is reported.
///
/// Folders are read depth first in natural order, and reported in the same order, however many are
/// read at once. One that takes too long is passed over: it is reported when it comes back. Links
/// to folders are followed when all other folders have been read, lowest path first, and only to
/// folders that were not read yet, so that the outcome does not depend on who was faster.
///
/// A value without locks, threads or files: `FolderScanner` guards it.
struct FolderQueue {
  /// A folder to be read: its path below the root, empty for the root itself.
  struct Job: Equatable {
    let number: Int
    let path: [UInt8]
  }

  private enum State {
    case waiting
    case reading(since: UInt64)
    case stalled
    case done
  }

  private struct Folder {
    var path: [UInt8]
    var state: State = .waiting
    /// Nobody's turn waits for it any more.
    var isPassedOver = false
    var album: Album?
    var children: [Int] = []
  }

  private var folders: [Folder] = [Folder(path: [])]
  /// Numbers of folders; the last one is next.
  private var unread = [0]
  private var unreported = [0]
  private var links: [[UInt8]] = []
  private var visited: Set<FileFacts.Identity> = []
  private var reading: Set<Int> = []
  private var ready: [Album] = []
  /// Folders that are being read, but for so long that nothing waits for them.
  private(set) var stalledCount = 0

  var readyCount: Int { ready.count }
  /// Whether a folder is being read of which something can be expected soon.
  var isReading: Bool { reading.count > stalledCount }
  var isFinished: Bool { unread.isEmpty && reading.isEmpty && links.isEmpty }

  /// The next folder to read, which counts as being read from now on; nil when there is none now.
  mutating func next(now: UInt64) -> Job? {
    if unread.isEmpty && !isReading { followLink() }
    guard let number = unread.popLast() else { return nil }
    folders[number].state = .reading(since: now)
    reading.insert(number)
    return Job(number: number, path: folders[number].path)
  }

  /// Whether a folder was met for the first time; a second time it must not be read.
  mutating func visit(_ identity: FileFacts.Identity) -> Bool {
    visited.insert(identity).inserted
  }

  /// Takes in what was read.
  /// - `album`: nil when there is nothing to show of the folder.
  /// - `listing`: its folders and links.
  mutating func finish(_ job: Job, album: Album?, listing: FolderListing) {
    if case .stalled = folders[job.number].state { stalledCount -= 1 }
    reading.remove(job.number)
    folders[job.number].state = .done
    folders[job.number].album = album
    for i in 0..<listing.links.count { links.append(CPath.join(job.path, listing.links[i])) }
    let first = folders.count
    for i in 0..<listing.folders.count {
      folders.append(Folder(path: CPath.join(job.path, listing.folders[i])))
    }
    folders[job.number].children = Array(first..<folders.count)
    unread.append(contentsOf: (first..<folders.count).reversed())
    if folders[job.number].isPassedOver { unreported.append(job.number) }
    report()
  }

  /// Passes over the folders that have been read for longer than the limit.
  /// - Returns: how many are new among them.
  @discardableResult
  mutating func passOverStalled(now: UInt64, limit: UInt64) -> Int {
    var count = 0
    for number in reading {
      guard case .reading(let since) = folders[number].state, now - min(since, now) > limit
      else { continue }
      folders[number].state = .stalled
      count += 1
    }
    stalledCount += count
    report()
    return count
  }

  /// The albums whose turn has come since the last call.
  mutating func takeReady() -> [Album] {
    defer { ready = [] }
    return ready
  }

  private mutating func report() {
    while let number = unreported.last {
      switch folders[number].state {
      case .waiting, .reading: return
      case .stalled:
        folders[number].isPassedOver = true
        unreported.removeLast()
      case .done:
        unreported.removeLast()
        if let album = folders[number].album { ready.append(album) }
        unreported.append(contentsOf: folders[number].children.reversed())
        // Never looked at again.
        folders[number] = Folder(path: [], state: .done)
      }
    }
  }

  private mutating func followLink() {
    let lowest = links.indices.min {
      AlbumRank(path: links[$0]) < AlbumRank(path: links[$1])
    }
    guard let lowest else { return }
    folders.append(Folder(path: links.remove(at: lowest)))
    unread.append(folders.count - 1)
    unreported.append(folders.count - 1)
  }
}
