import AlbumModel
import AlbumStore
import Foundation
import GridController

/// A library on the disk, of which every photo is told by its content, and what becomes of it.
final class MonkeyWorld {
  let kind: MonkeyKind
  let root: String
  /// Photos that have been made so far are numbered below this.
  private(set) var made = 0
  private var start: [[UInt8]: Int] = [:]
  private var startList = NSDictionary()
  /// Entries that others took out of the property list.
  var takenEntries: Set<Int> = []
  /// Folders that nobody may write into for now.
  var locked: [[UInt8]] = []
  /// Numbers the files that others took away.
  private var taken = 0

  var photos: [UInt8] { Array((root + "/photos").utf8) }
  var others: [UInt8] { Array((root + "/others").utf8) }
  var data: String { root + "/data" }
  var copies: String { root + "/copies" }
  var list: String { root + "/photos.plist" }

  init(kind: MonkeyKind, seed: UInt64, parent: String?) throws {
    self.kind = kind
    let memory = "/dev/shm"
    let parent =
      parent
      ?? (FileManager.default.isWritableFile(atPath: memory) ? memory : NSTemporaryDirectory())
    var template = Array("\(parent)/photogrid-monkey.XXXXXX".utf8CString)
    guard let path = mkdtemp(&template) else {
      throw MonkeyProblem(description: "monkey: \(parent): can't make a folder there")
    }
    // The library is known by its real path.
    guard let real = realpath(path, nil) else {
      throw MonkeyProblem(description: "monkey: \(parent): can't be found")
    }
    root = String(cString: real)
    free(real)
    for name in ["photos", "others", "data", "copies"] {
      MonkeyDisk.makeFolder(Array("\(root)/\(name)".utf8))
    }
    try makePhotos()
    if kind == .plist { try makeList() }
    for file in MonkeyDisk.tree(photos).files { start[file] = number(of: file) }
  }

  func remove() {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/bin/rm")
    process.arguments = ["-rf", "--", root]
    try? process.run()
    process.waitUntilExit()
  }

  /// `photogrid-plist` beside this program.
  var plistProgram: String {
    let here = Bundle.main.executableURL?.deletingLastPathComponent().path ?? "."
    return here + "/photogrid-plist"
  }

  var source: LibrarySource {
    switch kind {
    case .folder: .path(photos)
    case .plist: .path(Array(list.utf8))
    case .list: .paths(listed.sorted { $0.lexicographicallyPrecedes($1) })
    }
  }

  /// What the list names.
  var listed: Set<[UInt8]> { Set(start.keys.filter(isPhoto)) }

  // MARK: - Making

  private static let albums = [
    "", "/album a", "/album a/deep", "/2024 Köln", "/odd \n%20", "/-dash", "/\u{1F5FE}",
  ]

  private func makePhotos() throws {
    for album in Self.albums {
      let folder = photos + Array(album.utf8)
      MonkeyDisk.makeFolder(folder)
      for index in 1...9 {
        try makePhoto(in: folder, Array("IMG_\(index).jpg".utf8))
      }
      try makePhoto(in: folder, Array("IMG_1.CR2".utf8))
      try makePhoto(in: folder, Array("IMG_2.xmp".utf8))
      try makePhoto(in: folder, Array("odd ".utf8) + [0xff, 0x0a] + Array("%41.jpg".utf8))
    }
  }

  /// Makes a photo of its own; nothing where the name is taken.
  func makePhoto(in folder: [UInt8], _ name: [UInt8]) throws {
    let path = MonkeyDisk.join(folder, name)
    guard !MonkeyDisk.isThere(path), MonkeyDisk.isFolder(folder) else { return }
    let temporary = MonkeyDisk.join(others, Array("new".utf8))
    try MonkeyDisk.write(Array("photo \(made)\n".utf8), to: temporary)
    guard MonkeyDisk.move(temporary, to: path) else {
      _ = MonkeyDisk.with(temporary) { unlink($0) }
      return
    }
    made += 1
  }

  func isPhoto(_ path: [UInt8]) -> Bool {
    !path.suffix(4).elementsEqual(".xmp".utf8) && !path.suffix(9).elementsEqual(".xmp_orig".utf8)
  }

  /// The number of the photo that a file is.
  func number(of path: [UInt8]) -> Int? {
    guard let content = MonkeyDisk.read(path), content.starts(with: "photo ".utf8) else {
      return nil
    }
    return Int(String(decoding: content.dropFirst(6).prefix { $0 != 10 }, as: UTF8.self))
  }

  /// A free name among what others took away.
  func takenName() -> [UInt8] {
    taken += 1
    return MonkeyDisk.join(others, Array("taken \(taken)".utf8))
  }

  // MARK: - The property list

  private func makeList() throws {
    var albums: [String: Any] = ["not an album": ["kept": 1]]
    let files = MonkeyDisk.tree(photos).files.filter {
      String(validating: $0, as: UTF8.self) != nil
    }
    for (index, file) in files.enumerated() {
      let album = "Album \(index % 4)"
      var entries = albums[album] as? [Any] ?? []
      entries.append(entry(index, MonkeyDisk.text(file)))
      albums[album] = entries
    }
    // The same photo twice, and one that is text alone.
    albums["Twice"] = [
      entry(files.count, "photos/IMG_1.jpg"), entry(files.count + 1, "photos/IMG_1.jpg"),
    ]
    entries = files.count + 2
    startList = albums as NSDictionary
    try content(of: albums).write(to: URL(fileURLWithPath: list))
  }

  /// Entries of the property list that have been made so far are numbered below this.
  private(set) var entries = 0

  private func entry(_ number: Int, _ address: String) -> [String: Any] {
    ["url": address, "name": "Photo \(number)", "number": number, "unknown": ["deep": [number]]]
  }

  func newEntry() -> [String: Any] {
    entries += 1
    return entry(entries - 1, "photos/IMG_\(entries % 9 + 1).jpg")
  }

  func readList() throws -> (albums: [String: Any], content: Data) {
    let data = try Data(contentsOf: URL(fileURLWithPath: list))
    let value = try PropertyListSerialization.propertyList(from: data, options: [], format: nil)
    guard let albums = value as? [String: Any] else {
      throw MonkeyProblem(description: "the property list is no dictionary any more")
    }
    return (albums, data)
  }

  private func content(of albums: [String: Any]) throws -> Data {
    try PropertyListSerialization.data(
      fromPropertyList: albums, format: entries % 2 == 0 ? .xml : .binary, options: 0)
  }

  /// Puts a property list in the place of the one that is there, if that is what was read.
  /// - Returns: whether it is.
  func replaceList(_ old: Data, by albums: [String: Any]) throws -> Bool {
    let new = MonkeyDisk.join(others, Array("photos.plist".utf8))
    let path = MonkeyDisk.text(new)
    try content(of: albums).write(to: URL(fileURLWithPath: path))
    defer { _ = MonkeyDisk.with(new) { unlink($0) } }
    guard MonkeyDisk.exchange(new, Array(list.utf8)) else { return false }
    if try Data(contentsOf: URL(fileURLWithPath: path)) == old { return true }
    // Somebody has written meanwhile: that stays.
    guard MonkeyDisk.exchange(new, Array(list.utf8)) else {
      throw MonkeyProblem(description: "the property list can't be put back")
    }
    return false
  }

  /// The numbers of an album's entries.
  static func numbers(_ album: Any?) -> [Int] {
    (album as? [Any] ?? []).compactMap { ($0 as? [String: Any])?["number"] as? Int }
  }

  // MARK: - As at the start

  /// Without others, and with everything taken back, all is as it was.
  func checkAsAtStart() throws {
    for (path, number) in start where self.number(of: path) != number {
      throw MonkeyProblem(description: "\(MonkeyDisk.text(path)) is not what it was")
    }
    let files = MonkeyDisk.tree(photos).files
    guard files.count == start.count else {
      throw MonkeyProblem(description: "there are \(files.count) files and were \(start.count)")
    }
    if kind == .plist, try readList().albums as NSDictionary != startList {
      throw MonkeyProblem(description: "the property list is not what it was")
    }
  }
}
