import AlbumModel
import SystemEdge

/// A list of paths as a library: sections by folder in order of first appearance, photos in the
/// order given; folders in the list are walked, and their albums stand where the folder stood.
struct ListLibrary {
  let title: [UInt8]
  let includesHidden: Bool
  let cancellation: Cancellation
  /// Told of each folder of the list that is walked.
  var noteWalk: @Sendable (FolderNaming) -> Void = { _ in }
  /// How long a list may pause before what it gave so far is shown, in milliseconds.
  var pause: Int32 = 500

  /// A title for a list of paths given at once.
  static func title(of paths: [[UInt8]]) -> [UInt8] {
    if paths.count == 1, let path = paths.first { return CPath.title(of: path) }
    return Array("\(paths.count) paths".utf8)
  }

  func read(_ paths: [[UInt8]], report: (LibraryEvent) -> Void) {
    var run = ListRun(
      includesHidden: includesHidden, cancellation: cancellation, noteWalk: noteWalk)
    report(.opened(.list, title: title, footerPicture: nil))
    for path in paths {
      if cancellation.isCancelled { return }
      run.take(path)
      run.reportWhenDue(report)
    }
    run.finish(report, source: "the list")
  }

  /// Reads paths from a descriptor until it ends, and shows them as they come.
  func read(from descriptor: Int32, separator: UInt8, report: (LibraryEvent) -> Void) {
    var run = ListRun(
      includesHidden: includesHidden, cancellation: cancellation, noteWalk: noteWalk)
    var splitter = PathSplitter(separator: separator)
    report(.opened(.list, title: title, footerPicture: nil))
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    var fault: SystemError?
    while true {
      let isReadable = cancellation.wait(
        readable: [descriptor], milliseconds: run.hasPending ? pause : -1)[0]
      if cancellation.isCancelled { return }
      guard isReadable else {
        run.reportAll(report)
        continue
      }
      let count = SystemEdge.read(descriptor, &buffer, buffer.count)
      if count < 0 && (errno == EINTR || errno == EAGAIN) { continue }
      if count < 0 { fault = .last }
      guard count > 0 else { break }
      for path in splitter.append(buffer[..<count]) { run.take(path) }
      run.reportWhenDue(report)
    }
    if let path = splitter.end() { run.take(path) }
    run.finish(
      report, source: "standard input", tooLong: splitter.tooLongCount, fault: fault?.words)
  }
}
