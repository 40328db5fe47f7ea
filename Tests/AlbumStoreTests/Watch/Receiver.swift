import AlbumModel
import SystemEdge

@testable import AlbumStore

/// What whoever takes a library's reports has of it, by doing what they say.
struct Receiver {
  struct Photo: Equatable {
    /// Stays with the photo through renames.
    var identity: Int
    /// What the file held when it was reported last.
    var content: [UInt8]
  }

  private(set) var folders: [[UInt8]: [[UInt8]: Photo]] = [:]
  private(set) var reports: [LibraryEvent] = []
  private(set) var titles: [String] = []
  private var nextIdentity = 0
  /// What was reported that contradicts what was reported before.
  private(set) var faults: [String] = []
  var problems: [String] = []
  var fileChanges = 0
  var isRead = false
  var readsContents = false

  mutating func take(_ albums: [Album]) {
    for album in albums {
      guard case .files(let directory, let names) = album.contents else { continue }
      titles.append(album.text)
      for i in 0..<names.count { add(Array(names[i]), to: directory) }
    }
  }

  mutating func take(_ event: LibraryEvent) {
    reports.append(event)
    switch event {
    case .albums(let albums):
      for case .files(let directory, _) in albums.map(\.contents) where folders[directory] != nil {
        faults.append("a second album of \(String(decoding: directory, as: UTF8.self))")
      }
      take(albums)
    case .changed(let changes):
      for change in changes { rename(change) }
      for change in changes { apply(change) }
    default: faults.append("\(event)")
    }
  }

  private mutating func rename(_ change: FolderChange) {
    for rename in change.renamed {
      guard let photo = folders[rename.fromDirectory]?.removeValue(forKey: rename.from),
        folders[change.directory] != nil
      else {
        faults.append("no photo for \(rename)")
        continue
      }
      folders[change.directory]?[rename.to] = photo
    }
  }

  private mutating func apply(_ change: FolderChange) {
    if folders[change.directory] == nil { faults.append("a change of no album") }
    for name in change.vanished where folders[change.directory]?.removeValue(forKey: name) == nil {
      faults.append("\(String(decoding: name, as: UTF8.self)) vanished unknown")
    }
    for name in change.changed {
      if folders[change.directory]?[name] == nil {
        faults.append("\(String(decoding: name, as: UTF8.self)) changed unknown")
      }
      let content = content(change.directory, name)
      folders[change.directory]?[name]?.content = content
    }
    for name in change.appeared {
      if folders[change.directory]?[name] != nil {
        faults.append("\(String(decoding: name, as: UTF8.self)) appeared twice")
      }
      add(name, to: change.directory)
    }
  }

  private mutating func add(_ name: [UInt8], to directory: [UInt8]) {
    let photo = Photo(identity: nextIdentity, content: content(directory, name))
    folders[directory, default: [:]][name] = photo
    nextIdentity += 1
  }

  private func content(_ directory: [UInt8], _ name: [UInt8]) -> [UInt8] {
    guard readsContents else { return [] }
    return contentOfFile(CPath.join(directory, name))
  }

  // MARK: - Questions

  /// The photos by path, of folders that have any.
  var photos: [String: Photo] {
    var photos: [String: Photo] = [:]
    for (directory, names) in folders {
      for (name, photo) in names {
        photos[String(decoding: CPath.join(directory, name), as: UTF8.self)] = photo
      }
    }
    return photos
  }

  /// A walked tree's root is reported with a slash at its end.
  func names(_ folder: TemporaryFolder, _ path: String = "") -> [String] {
    let directory = path.isEmpty ? folder.bytes : folder.bytes(path)
    let names = [directory, directory + [UInt8(ascii: "/")]].flatMap {
      folders[$0]?.keys ?? [:].keys
    }
    return names.map { String(decoding: $0, as: UTF8.self) }.sorted()
  }

  var changes: [FolderChange] {
    reports.flatMap { event -> [FolderChange] in
      if case .changed(let changes) = event { changes } else { [] }
    }
  }
}

/// - Returns: nothing when there is no such file.
func contentOfFile(_ path: [UInt8]) -> [UInt8] {
  let descriptor = CPath.with(path) { open($0, O_RDONLY | O_CLOEXEC) }
  guard descriptor >= 0 else { return [] }
  defer { close(descriptor) }
  var buffer = [UInt8](repeating: 0, count: 4096)
  let count = read(descriptor, &buffer, buffer.count)
  return Array(buffer.prefix(max(0, count)))
}
