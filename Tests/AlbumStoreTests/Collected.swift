import AlbumModel
import SystemEdge
import Testing

@testable import AlbumStore

/// All that a library reported.
struct Collected {
  var events: [LibraryEvent] = []

  var albums: [Album] {
    events.flatMap { event -> [Album] in
      if case .albums(let albums) = event { albums } else { [] }
    }
  }
  /// As an app that inserts by rank shows them.
  var sorted: [Album] {
    albums.enumerated().sorted { a, b in
      guard let left = a.element.rank, let right = b.element.rank, left != right else {
        return a.offset < b.offset
      }
      return left < right
    }.map(\.element)
  }
  var failure: String? {
    if case .failed(let line) = events.last { line } else { nil }
  }
  var isFinished: Bool { events.last == .finished }
  var title: String? {
    for case .opened(_, let title, _) in events { return String(decoding: title, as: UTF8.self) }
    return nil
  }
  var photoCount: Int { albums.reduce(0) { $0 + $1.count } }
  var lastProgress: Int? {
    events.reduce(nil) { last, event in
      if case .progress(let photos) = event { photos } else { last }
    }
  }

  func names(of title: String) -> [String]? {
    albums.first { $0.title == Array(title.utf8) }?.names
  }

  /// Reads a library to its end, or to the deadline.
  static func reading(
    _ source: LibrarySource, includesHidden: Bool = false, seconds: UInt64 = 30
  ) throws -> Collected {
    let events = Monitor<[LibraryEvent]>([])
    let bell = try #require(Doorbell())
    let options = LibraryOptions(
      includesHidden: includesHidden, plistReader: Program.built("photogrid-plist"))
    let reader = LibraryReader.start(source, options: options) { event in
      events.update { $0.append(event) }
      bell.ring()
    }
    defer { reader.stop() }
    let deadline = MonotonicClock.now() + seconds * 1_000_000_000
    while MonotonicClock.now() < deadline {
      let now = Collected(events: events.withLock { $0 })
      if now.isFinished || now.failure != nil { return now }
      var waiting = pollfd(fd: bell.descriptor, events: Int16(POLLIN), revents: 0)
      poll(&waiting, 1, 100)
      bell.answer()
    }
    Issue.record("the library was not read in \(seconds) s")
    return Collected(events: events.withLock { $0 })
  }
}

/// Runs on a thread of the library's kind, on which a broken pipe is no signal.
func onWorker<Value: Sendable>(_ body: @escaping @Sendable () -> Value) throws -> Value {
  let result = Monitor<Value?>(nil)
  WorkerThread.start {
    let value = body()
    result.update { $0 = value }
  }
  return try result.result { $0 }
}

extension Monitor {
  /// Waits until the body gives a result, but not for ever.
  func result<Result>(
    within seconds: UInt64 = 30, _ body: (inout Value) -> Result?
  ) throws -> Result {
    let deadline = MonotonicClock.now() + seconds * 1_000_000_000
    while MonotonicClock.now() < deadline {
      if let result = withLock({ body(&$0) }) { return result }
      poll(nil, 0, 5)
    }
    return try #require(withLock { body(&$0) }, "nothing came within \(seconds) s")
  }
}

extension Album {
  var text: String { String(decoding: title, as: UTF8.self) }

  /// File names, or the addresses of entries.
  var names: [String] {
    switch contents {
    case .files(_, let names):
      (0..<names.count).map { String(decoding: names[$0], as: UTF8.self) }
    case .entries(let entries):
      entries.map { entry in
        switch entry.location {
        case .file(let path): String(decoding: path, as: UTF8.self)
        case .remote(let address): String(decoding: address, as: UTF8.self)
        }
      }
    }
  }
}
