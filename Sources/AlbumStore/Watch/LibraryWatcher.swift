package import AlbumModel
import SystemEdge

/// Watches a library that was read, and reports what other programs, and this one, do to its files.
///
/// Reports are statements about the disk since it was read or since the last report: `changed` for
/// folders that were reported before, and `albums` for folders whose first photos came. What the
/// receiver knows already it may ignore: the program's own edits are reported as well. Of a list
/// only the listed files count, and all of the folders in it that were walked; of a property list
/// only the file itself.
///
/// Where the system gives notices (inotify on Linux) they are used, one watch a folder; folders
/// without one are looked at by `check`. While nothing happens no thread wakes up. Only notices tell
/// that a file was written in its place: what is written so in an unwatched folder, or before the
/// folder was watched, is not reported, as that would mean asking after every photo.
package final class LibraryWatcher: Sendable {
  private let inbox = Monitor(WatchInbox())
  private let cancellation = Cancellation()
  private let plan: WatchPlan

  /// Touches no file and starts no thread.
  /// - Parameters:
  ///   - source: what is being read.
  ///   - options: how it is read.
  ///   - report: called on one thread of the watcher's, one event after the other: only `albums`
  ///     and `changed`. At most every 100 ms, and more rarely, down to once a second, while much
  ///     happens.
  ///   - libraryFileChanged: called on the same thread when the property list was written.
  ///   - problem: called on the same thread with one line, safe for a screen, when the library
  ///     itself is gone. Its photos are not reported as vanished.
  package convenience init(
    source: LibrarySource, options: LibraryOptions,
    report: @escaping @Sendable (LibraryEvent) -> Void,
    libraryFileChanged: @escaping @Sendable () -> Void,
    problem: @escaping @Sendable (String) -> Void
  ) {
    self.init(
      source: source, options: options, tuning: WatchTuning(), report: report,
      libraryFileChanged: libraryFileChanged, problem: problem)
  }

  init(
    source: LibrarySource, options: LibraryOptions, tuning: WatchTuning,
    report: @escaping @Sendable (LibraryEvent) -> Void,
    libraryFileChanged: @escaping @Sendable () -> Void = {},
    problem: @escaping @Sendable (String) -> Void = { _ in }
  ) {
    plan = WatchPlan(
      source: source, options: options, tuning: tuning, startTime: FileStamp.now(),
      report: report, libraryFileChanged: libraryFileChanged, problem: problem)
  }

  deinit { cancellation.cancel() }

  /// Takes in albums that the library's reader reported, so that only differences from them are
  /// reported. Their lists of names are shared. To be called for each `albums` of the reader's,
  /// before `finishedScan`; what comes later is ignored.
  /// - Complexity: O(albums). Any thread.
  package func note(_ albums: [Album]) {
    inbox.withLock { inbox in
      if !inbox.isScanFinished { inbox.albums += albums }
    }
  }

  /// Takes in that a folder of a list is walked: what is new in it belongs to the library. Called
  /// by the library's reader.
  func note(walk tree: FolderNaming) {
    inbox.withLock { $0.trees.append(tree) }
  }

  /// Begins to watch, in the background. What happened since the folders were read is reported.
  package func finishedScan() {
    let isFirst = inbox.withLock { inbox in
      defer { inbox.isScanFinished = true }
      return !inbox.isScanFinished
    }
    guard isFirst, !cancellation.isCancelled else { return }
    WorkerThread.start { [inbox, cancellation, plan] in
      WatchRun(plan: plan, inbox: inbox, cancellation: cancellation).run()
    }
  }

  /// Looks, in the background, at the folders of which the system gives no notices, and at the
  /// library's file: for the moment when the user comes back to the terminal. Cheap; one look at a
  /// time is under way, and one more follows if it was asked for meanwhile.
  package func check() {
    inbox.withLock { $0.isCheckDue = true }
    cancellation.wake()
  }

  /// Ends watching as soon as possible, without waiting for it. A report that is under way may
  /// still arrive; none begins afterwards.
  package func stop() { cancellation.cancel() }
}
