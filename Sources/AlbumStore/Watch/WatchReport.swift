import AlbumModel
import SystemEdge

/// Turns what happened to names since the last report into what is to be told, and brings what the
/// receiver knows up to date.
///
/// Renames come in an order in which they can be applied one after the other, each to a name that
/// is free or whose photo is to go. Photos that change places in a ring can't be told so: their
/// names stand for other contents.
struct WatchReport {
  private struct Move {
    var from: WatchedFile
    var to: WatchedFile
  }

  private let folders: [Int: WatchedFolder]
  /// Where photos are now that have moved.
  private var places: [WatchedFile: WatchedFile] = [:]
  private var changes: [FolderChange] = []
  private var indices: [[UInt8]: Int] = [:]
  /// The first photos of folders that have no album yet.
  private(set) var firstNames: [Int: [[UInt8]]] = [:]

  /// - Parameters:
  ///   - folders: all folders by number.
  ///   - dirty: those that have slots to be reported, in the order in which they are told.
  init(folders: [Int: WatchedFolder], dirty: [WatchedFolder]) {
    self.folders = folders
    for folder in dirty { gatherMoves(folder) }
    for move in orderedMoves() { tell(move) }
    for folder in dirty { tell(folder) }
    for folder in dirty { settle(folder) }
  }

  /// What happened, in natural order within each folder.
  var told: [FolderChange] {
    changes.map { change in
      var change = change
      change.appeared.sort { NaturalOrder.precedes($0, $1) }
      change.vanished.sort { NaturalOrder.precedes($0, $1) }
      change.changed.sort { NaturalOrder.precedes($0, $1) }
      return change
    }
  }

  // MARK: - Moves

  private mutating func gatherMoves(_ folder: WatchedFolder) {
    for (name, slot) in folder.slots {
      let here = WatchedFile(folder: folder.number, name: name)
      guard case .known(let origin) = slot.content, origin != here else { continue }
      // Into a folder without an album nothing can be moved: there it is new.
      if folder.isReported && !folder.isDead {
        places[origin] = here
      } else {
        folder.slots[name] = WatchSlot(content: .new, isCertain: true)
      }
    }
  }

  /// Each before those that need its place.
  private mutating func orderedMoves() -> [Move] {
    var ordered: [Move] = []
    var rings: [WatchedFile] = []
    var done: Set<WatchedFile> = []
    for start in places.keys.sorted(by: Self.precedes) where !done.contains(start) {
      var chain: [WatchedFile] = []
      var next = start
      while places[next] != nil, done.insert(next).inserted {
        chain.append(next)
        next = places[next] ?? next
      }
      if next == start {
        rings += chain
      } else {
        ordered += chain.reversed().compactMap { from in
          places[from].map { Move(from: from, to: $0) }
        }
      }
    }
    for file in rings { breakRing(at: file) }
    return ordered
  }

  private mutating func breakRing(at file: WatchedFile) {
    places[file] = nil
    folders[file.folder]?.slots[file.name] = WatchSlot(content: .known(file), isChanged: true)
  }

  private static func precedes(_ a: WatchedFile, _ b: WatchedFile) -> Bool {
    a.folder != b.folder ? a.folder < b.folder : NaturalOrder.precedes(a.name, b.name)
  }

  private mutating func tell(_ move: Move) {
    guard let source = folders[move.from.folder], let target = folders[move.to.folder] else {
      return
    }
    let rename = FolderChange.Rename(
      fromDirectory: source.place.directory, from: source.place.prefix + move.from.name,
      to: target.place.prefix + move.to.name)
    // A folder stands once more where its renames follow those of another.
    if changes.last?.directory == target.place.directory {
      changes[changes.count - 1].renamed.append(rename)
    } else {
      var change = FolderChange(directory: target.place.directory)
      change.renamed = [rename]
      changes.append(change)
      indices[target.place.directory] = changes.count - 1
    }
  }

  // MARK: - Names

  private mutating func tell(_ folder: WatchedFolder) {
    if folder.isDead { return tellDead(folder) }
    for (name, slot) in folder.slots {
      let here = WatchedFile(folder: folder.number, name: name)
      let wasHere = folder.names.contains(name) && places[here] == nil
      switch slot.content {
      case .nothing:
        if wasHere { add(name, \.vanished, folder) }
      case .new:
        if wasHere {
          add(name, \.changed, folder)
        } else if folder.isReported {
          add(name, \.appeared, folder)
        } else {
          firstNames[folder.number, default: []].append(name)
        }
      case .known:
        if slot.isChanged { add(name, \.changed, folder) }
      }
    }
  }

  /// It is told without a photo too: the receiver may have put one there that was not seen.
  private mutating func tellDead(_ folder: WatchedFolder) {
    if folder.isReported { _ = index(of: folder) }
    for name in folder.names.all
    where places[WatchedFile(folder: folder.number, name: name)] == nil {
      add(name, \.vanished, folder)
    }
  }

  private mutating func add(
    _ name: [UInt8], _ list: WritableKeyPath<FolderChange, [[UInt8]]>, _ folder: WatchedFolder
  ) {
    changes[index(of: folder)][keyPath: list].append(folder.place.prefix + name)
  }

  private mutating func index(of folder: WatchedFolder) -> Int {
    let directory = folder.place.directory
    let index = indices[directory] ?? changes.count
    if index == changes.count {
      changes.append(FolderChange(directory: directory))
      indices[directory] = index
    }
    return index
  }

  // MARK: - What is known from now on

  private mutating func settle(_ folder: WatchedFolder) {
    let told = folder.slots.filter { $0.value.content == .new || $0.value.isChanged }
    folder.noteTold(told.keys, now: MonotonicClock.now())
    if folder.isDead {
      folder.names = KnownNames()
    } else {
      for (name, slot) in folder.slots {
        if slot.content == .nothing { folder.names.remove(name) } else { folder.names.insert(name) }
      }
      if folder.branch != nil { folder.names.settleWhenWorthwhile() }
    }
    folder.slots = [:]
  }
}
