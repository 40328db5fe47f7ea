import AlbumModel
import Foundation
import SystemEdge
import TestSupport
import Testing

@testable import AlbumStore

/// After any sequence of changes the receiver has what a fresh scan finds.
struct RandomWatchTests {
  enum Manner: CaseIterable {
    case notices
    /// Notices are lost now and then.
    case overflowing
    /// Only some folders are watched.
    case limited
    case asked

    var tuning: WatchTuning {
      var tuning = self == .asked ? WatchTuning.blind : .quick
      tuning.stillness = 200_000_000
      if self == .overflowing { tuning.noticeLimit = 4 }
      if self == .limited { tuning.watchLimit = 2 }
      return tuning
    }
    /// Whether a photo whose content was written in its place is noticed.
    var noticesWriting: Bool { self == .notices || self == .overflowing }
    var isAsked: Bool { self == .asked || self == .limited }
  }

  #if os(Linux)
    static let manners = Manner.allCases
  #else
    static let manners = [Manner.asked]
  #endif

  @Test(arguments: manners, Seed.list(24))
  func comesToWhatAScanFinds(_ manner: Manner, _ seed: UInt64) throws {
    print("seed \(seed), \(manner)")
    let folder = try TemporaryFolder()
    var disk = RandomDisk(folder: folder, outside: try TemporaryFolder(), seed: seed)
    disk.change(20)
    try folder.file("always.jpg")
    let library = try WatchedLibrary(
      .path(folder.bytes), tuning: manner.tuning, readsContents: true,
      beforeWatching: {
        disk.writesInPlace = false
        disk.change(10)
      })
    disk.change(10)
    if manner.noticesWriting {
      try library.awaitWatching(folder, disk.visibleFolders)
      disk.writesInPlace = true
    }
    for _ in 0..<6 {
      disk.change(Int(disk.random.next() % 25))
      if disk.random.next() % 3 == 0 { try meet(library, folder, manner) }
    }
    try meet(library, folder, manner)
    #expect(library.now.problems.isEmpty)
  }

  private func meet(
    _ library: WatchedLibrary, _ folder: TemporaryFolder, _ manner: Manner
  ) throws {
    let scanned = try Collected.reading(.path(folder.bytes)).albums
    var files: [String: [UInt8]] = [:]
    for case .files(let directory, let names) in scanned.map(\.contents) {
      for i in 0..<names.count {
        let path = CPath.join(directory, names[i])
        files[String(decoding: path, as: UTF8.self)] =
          manner.noticesWriting ? contentOfFile(path) : []
      }
    }
    try library.await("what a scan finds: \(files.keys.sorted())") { now in
      if manner.isAsked { library.watcher.check() }
      return now.photos.mapValues { manner.noticesWriting ? $0.content : [] } == files
    }
  }
}

/// A small tree to which random things happen.
struct RandomDisk {
  let folder: TemporaryFolder
  let outside: TemporaryFolder
  var random: SeededGenerator
  /// Whether a photo may be written without a trace in its folder, of which only notices tell.
  var writesInPlace = true
  private var count = 0

  init(folder: TemporaryFolder, outside: TemporaryFolder, seed: UInt64) {
    self.folder = folder
    self.outside = outside
    random = SeededGenerator(seed: seed)
  }

  mutating func change(_ steps: Int) {
    for _ in 0..<steps { step() }
  }

  private static let directories = ["", "a/", "b/", "a/c/", "a/c/d/", "e/", ".h/"]
  private static let names = ["1.jpg", "2.jpg", "3.png", "x.tmp", ".4.jpg", "5"]

  /// Those that are there now, by path below the root.
  var visibleFolders: [String] {
    Self.directories.filter { $0 != ".h/" }.map { String($0.dropLast()) }.filter {
      FileManager.default.fileExists(atPath: folder.path($0))
    }
  }

  private mutating func pick(_ choices: [String]) -> String {
    choices[Int(random.next() % UInt64(choices.count))]
  }

  private mutating func directory() -> String { folder.path(pick(Self.directories)) }
  private mutating func file() -> String { directory() + pick(Self.names) }
  private mutating func outsideFile() -> String { outside.path(pick(Self.names)) }

  /// Whatever fails is a step that did nothing.
  private mutating func step() {
    switch random.next() % 20 {
    case 0..<5: write(file())
    case 5..<7: _ = unlink(file())
    case 7..<11: _ = rename(file(), file())
    case 11:
      let target = file()
      write(target + ".tmp")
      _ = rename(target + ".tmp", target)
    case 12:
      let made = outsideFile()
      write(made)
      _ = rename(made, file())
    case 13: _ = rename(file(), outsideFile())
    case 14..<16:
      try? FileManager.default.createDirectory(
        atPath: directory(), withIntermediateDirectories: true)
    case 16:
      let path = directory()
      guard path != folder.path("") else { return }
      try? FileManager.default.removeItem(atPath: path)
    case 17, 18: moveFolder()
    default: swap(file(), file())
    }
  }

  private mutating func write(_ path: String) {
    count += 1
    if !writesInPlace { _ = unlink(path) }
    let descriptor = open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else { return }
    let content = Array("content \(count)".utf8)
    _ = SystemEdge.write(descriptor, content, content.count)
    close(descriptor)
  }

  private mutating func moveFolder() {
    let from = directory()
    let to = directory()
    guard from != folder.path(""), to != folder.path("") else { return }
    _ = rename(String(from.dropLast()), String(to.dropLast()))
  }

  private func swap(_ a: String, _ b: String) {
    let between = outside.path("between")
    guard rename(a, between) == 0 else { return }
    if rename(b, a) == 0 {
      _ = rename(between, b)
    } else {
      _ = rename(between, a)
    }
  }
}
