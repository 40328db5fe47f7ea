import AlbumModel
import Foundation
import SystemEdge
import Testing

@testable import AlbumStore

/// A library that was read and is being watched, and what its receiver has of it.
final class WatchedLibrary: Sendable {
  let receiver: Monitor<Receiver>
  let watcher: LibraryWatcher
  private let reader: LibraryReader

  /// Reads the library; returns when that is done and watching has begun.
  /// - `beforeWatching`: what happens between reading and watching.
  init(
    _ source: LibrarySource, includesHidden: Bool = false, tuning: WatchTuning = WatchTuning(),
    readsContents: Bool = false, beforeWatching: () throws -> Void = {}
  ) throws {
    var empty = Receiver()
    empty.readsContents = readsContents
    let receiver = Monitor(empty)
    let options = LibraryOptions(
      includesHidden: includesHidden, plistReader: Program.built("photogrid-plist"))
    let watcher = LibraryWatcher(
      source: source, options: options, tuning: tuning,
      report: { event in receiver.update { $0.take(event) } },
      libraryFileChanged: { receiver.update { $0.fileChanges += 1 } },
      problem: { line in receiver.update { $0.problems.append(line) } })
    reader = LibraryReader.start(source, options: options, watcher: watcher) { event in
      switch event {
      case .albums(let albums):
        watcher.note(albums)
        receiver.update { $0.take(albums) }
      case .finished, .failed: receiver.update { $0.isRead = true }
      default: break
      }
    }
    self.receiver = receiver
    self.watcher = watcher
    _ = try receiver.result { $0.isRead ? true : nil }
    try beforeWatching()
    watcher.finishedScan()
  }

  deinit {
    watcher.stop()
    reader.stop()
  }

  /// Waits until the receiver has it so.
  func await(
    _ what: Comment? = nil, seconds: UInt64 = 60, sourceLocation: SourceLocation = #_sourceLocation,
    _ isSo: (Receiver) -> Bool
  ) throws {
    let isReached = try? receiver.result(within: seconds) { isSo($0) ? true : nil }
    let now = receiver.withLock { $0 }
    if isReached != true {
      Issue.record(
        "\(what ?? "it") never came: \(now.photos.keys.sorted()), \(now.problems), \(now.reports.count) reports",
        sourceLocation: sourceLocation)
      throw CancellationError()
    }
    #expect(now.faults.isEmpty, sourceLocation: sourceLocation)
  }

  /// Waits until the folders are watched: until what happens in them now has been reported.
  func awaitWatching(_ folder: TemporaryFolder, _ paths: [String] = [""]) throws {
    let names = paths.map { $0.isEmpty ? "zz sentinel.jpg" : $0 + "/zz sentinel.jpg" }
    for name in names { try folder.file(name) }
    try self.await("the sentinel") { now in
      paths.allSatisfy { now.names(folder, $0).contains("zz sentinel.jpg") }
    }
    for name in names { try FileManager.default.removeItem(atPath: folder.path(name)) }
    try self.await("the sentinel's end") { now in
      !paths.contains { now.names(folder, $0).contains("zz sentinel.jpg") }
    }
  }

  var now: Receiver { receiver.withLock { $0 } }
}

extension WatchTuning {
  /// For tests of what is reported, not of when.
  static let quick = WatchTuning(shortestInterval: 5_000_000, longestInterval: 20_000_000)
  /// Without the system's notices.
  static var blind: WatchTuning {
    var tuning = quick
    tuning.usesNotices = false
    return tuning
  }
}
