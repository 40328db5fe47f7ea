import AlbumModel
import SystemEdge

/// What an edit of a folder library is going to do, file by file.
struct FolderPlan {
  private let context: FolderContext
  private(set) var transfers: [Transfer] = []
  /// Beside the transfers.
  private(set) var items: [PhotoID] = []
  private(set) var failures: [EditReport.Failure] = []
  /// The system's numbers for the failures, where it has one.
  private(set) var codes: [Int32?] = []
  private var seen: Set<LibraryPlace> = []

  init(_ context: FolderContext) { self.context = context }

  mutating func delete(_ item: StoredItem) {
    add(item) { context, home throws(ItemFailure) in
      // Its name in the trash is found when all are known.
      let none = Transfer.TrashPlace(folder: TrashFolder(path: []), name: [], info: [])
      return .trash(none)
    }
  }

  mutating func move(_ item: StoredItem, to folder: [UInt8]) {
    add(item) { context, home throws(ItemFailure) in
      let target = context.root.place(folder: folder, name: home.name)
      return target == home ? nil : .place(target)
    }
  }

  private mutating func add(
    _ item: StoredItem,
    _ away: (FolderContext, LibraryPlace) throws(ItemFailure) -> Transfer.Away?
  ) {
    do throws(ItemFailure) {
      guard case .file(let path) = item.location, !path.isEmpty, !path.contains(0) else {
        throw ItemFailure(words: "is no file")
      }
      let home = context.root.place(path)
      guard seen.insert(home).inserted else { return }
      guard let away = try away(context, home) else { return }
      let identity = try identity(at: home)
      guard !identity.isFolder else { throw ItemFailure(words: "is a folder") }
      try checkIsFree(away)
      transfers.append(Transfer(home: home, away: away, identity: identity))
      items.append(item.item)
    } catch {
      fail(item.item, Self.name(of: item), error)
    }
  }

  private func identity(at place: LibraryPlace) throws(ItemFailure) -> FileIdentity {
    switch try context.folder(of: place).identity(of: place.name) {
    case .success(let identity): return identity
    case .failure(let error): throw ItemFailure(error)
    }
  }

  private func checkIsFree(_ away: Transfer.Away) throws(ItemFailure) {
    guard case .place(let place) = away,
      case .success(let folder) = context.folders.folder(context.root.folder(of: place)),
      folder.holds(place.name)
    else { return }
    let path = Self.shown(context.root.folder(of: place))
    throw ItemFailure(words: "there is already a file of this name in \(path)", code: EEXIST)
  }

  /// A folder's path for a message.
  static func shown(_ path: [UInt8]) -> String {
    SafeText.of(path.count > 1 && path.last == UInt8(ascii: "/") ? path.dropLast() : path)
  }

  private static func name(of item: StoredItem) -> [UInt8] {
    Array(item.address.split(separator: UInt8(ascii: "/")).last ?? item.address[...])
  }

  private mutating func fail(_ item: PhotoID, _ name: [UInt8], _ failure: ItemFailure) {
    failures.append(
      EditReport.Failure(item: item, name: name, words: failure.words, isGone: failure.isGone))
    codes.append(failure.code)
  }

  /// Takes transfers that failed out of the plan and of its run.
  mutating func fail(_ failed: [Int: ItemFailure], _ run: FolderRun) {
    guard !failed.isEmpty else { return }
    for (index, failure) in failed.sorted(by: { $0.key < $1.key }) {
      fail(items[index], run.transfers[index].home.name, failure)
    }
    let kept = run.transfers.indices.filter { failed[$0] == nil }
    items = kept.map { items[$0] }
    run.keep(only: kept)
  }
}
