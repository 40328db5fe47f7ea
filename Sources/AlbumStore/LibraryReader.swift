package import AlbumModel
import SystemEdge

/// Reads a library on threads of its own and reports what it finds.
package final class LibraryReader: Sendable {
  private let cancellation = Cancellation()

  private init() {}

  /// Begins to read. Returns at once: no file is touched on the caller's thread.
  /// - Parameters:
  ///   - source: what to read.
  ///   - options: how.
  ///   - watcher: of a list, told which of its folders are walked. The caller notes the albums and
  ///     the end.
  ///   - report: called on one thread, one event after the other, in the order that `LibraryEvent`
  ///     states. Reading waits while it runs.
  /// - Returns: the handle by which reading can be ended; reading goes on without it.
  @discardableResult
  package static func start(
    _ source: LibrarySource, options: LibraryOptions = LibraryOptions(),
    watcher: LibraryWatcher? = nil,
    report: @escaping @Sendable (LibraryEvent) -> Void
  ) -> LibraryReader {
    let reader = LibraryReader()
    let cancellation = reader.cancellation
    let hasStarted = WorkerThread.start {
      Self.read(
        source, options, cancellation, noteWalk: { watcher?.note(walk: $0) }
      ) { event in
        if !cancellation.isCancelled { report(event) }
      }
    }
    if !hasStarted {
      report(.failed(line: "photogrid: no thread can be started: the system's limit is reached"))
    }
    return reader
  }

  /// Ends reading as soon as possible, without waiting for it. An event that is being reported
  /// meanwhile may still arrive; none begins afterwards.
  package func stop() { cancellation.cancel() }

  private static func read(
    _ source: LibrarySource, _ options: LibraryOptions, _ cancellation: Cancellation,
    noteWalk: @escaping @Sendable (FolderNaming) -> Void, _ report: (LibraryEvent) -> Void
  ) {
    switch source {
    case .path(let path):
      readPath(path, options, cancellation, report)
    case .paths(let paths):
      ListLibrary(
        title: ListLibrary.title(of: paths), includesHidden: options.includesHidden,
        cancellation: cancellation, noteWalk: noteWalk
      ).read(paths, report: report)
    case .standardInput(let separator, let descriptor):
      ListLibrary(
        title: Array("standard input".utf8), includesHidden: options.includesHidden,
        cancellation: cancellation, noteWalk: noteWalk
      ).read(from: descriptor, separator: separator, report: report)
    case .sample(let plist):
      PlistLibrary(
        path: plist, title: Array("Sample library".utf8), program: options.plistReader,
        cancellation: cancellation
      ).read(report: report)
    }
  }

  private static func readPath(
    _ path: [UInt8], _ options: LibraryOptions, _ cancellation: Cancellation,
    _ report: (LibraryEvent) -> Void
  ) {
    switch PathKind.of(path) {
    case .failure(let problem):
      report(.failed(line: LibraryProblem.line(path, problem.words, expected: expectation)))
    case .success(.folder):
      FolderLibrary(
        path: path, includesHidden: options.includesHidden, editsFolder: options.editsFolder,
        cancellation: cancellation
      ).read(report: report)
    case .success(.plist):
      PlistLibrary(
        path: path, title: Caption.of(.file(path)), program: options.plistReader,
        cancellation: cancellation
      ).read(report: report)
    case .success(.photo):
      ListLibrary(
        title: ListLibrary.title(of: [path]), includesHidden: options.includesHidden,
        cancellation: cancellation
      ).read([path], report: report)
    }
  }

  private static let expectation = "expected a folder, a plist or a photo"
}
