package import AlbumModel
package import AlbumStore
package import GridController
package import SystemEdge

/// What keeps a library's edits, what is remembered of it, and who watches it. Begins when the
/// library's kind is known.
package final class LibraryKeeping: Sendable {
  /// Where things are kept.
  package struct Places: Sendable {
    package var source: LibrarySource
    package var dataFolder: [UInt8]
    package var trashHome: [UInt8]
    package var plistProgram: String
    package var isReadOnly: Bool
    /// How the library is read.
    package var options: LibraryOptions

    package init(
      source: LibrarySource, options: LibraryOptions, dataFolder: [UInt8], trashHome: [UInt8],
      plistProgram: String, isReadOnly: Bool
    ) {
      self.source = source
      self.options = options
      self.dataFolder = dataFolder
      self.trashHome = trashHome
      self.plistProgram = plistProgram
      self.isReadOnly = isReadOnly
    }
  }

  private struct State {
    var keeper: EditKeeper?
    var memory: LibraryMemoryFile?
    /// What is to be written; nil when all is.
    var pending: LibraryMemory?
    var isWriting = false
  }

  private let places: Places
  private let mailbox: Mailbox<Event>
  private let watcher: LibraryWatcher
  private let state = Monitor(State())

  package init(places: Places, mailbox: Mailbox<Event>) {
    self.places = places
    self.mailbox = mailbox
    watcher = LibraryWatcher(
      source: places.source, options: places.options,
      report: { mailbox.post(.library($0)) },
      libraryFileChanged: { mailbox.post(.library(.fileChanged)) },
      problem: { mailbox.post(.message(Message(.warning, $0))) })
  }

  /// Takes in what the library's reader reports.
  package func note(_ event: LibraryEvent) {
    switch event {
    case .opened(let kind, _, _): open(kind)
    case .albums(let albums): watcher.note(albums)
    case .finished: watcher.finishedScan()
    case .progress, .changed, .fileChanged, .failed: break
    }
  }

  /// Looks whether the library was changed while nobody looked.
  package func check() { watcher.check() }

  /// Looks what folders hold now.
  package func list(_ folders: [[UInt8]], asOf count: UInt64) {
    let (mailbox, includesHidden) = (mailbox, places.options.includesHidden)
    let work: @Sendable () -> Void = {
      let contents = folders.compactMap {
        FolderLister.contents(of: $0, includesHidden: includesHidden)
      }
      mailbox.post(.listed(contents, asOf: count))
    }
    if !WorkerThread.start(work) { work() }
  }

  /// Reads the library's file again.
  package func reread(asOf count: UInt64) {
    let albums = Monitor<[Album]>([])
    let mailbox = mailbox
    LibraryReader.start(places.source, options: places.options) { event in
      switch event {
      case .albums(let more): albums.withLock { $0 += more }
      case .finished: mailbox.post(.reread(albums.withLock { $0 }, asOf: count))
      case .failed(let line): mailbox.post(.message(Message(.warning, line)))
      case .opened, .progress, .changed, .fileChanged: break
      }
    }
  }

  /// Begins to keep the library, once. The sample library and lists last as long as the run.
  private func open(_ kind: LibraryKind) {
    let path: [UInt8]
    var kept = kind
    switch places.source {
    case .path(let given): path = given
    case .paths, .standardInput: path = []
    case .sample(let plist):
      path = plist
      kept = .list
    }
    let mailbox = mailbox
    let keeper = EditKeeper(
      options: EditKeeper.Options(
        kind: kept, libraryPath: path, dataFolder: places.dataFolder,
        trashHome: places.trashHome, plistProgram: places.plistProgram,
        isReadOnly: places.isReadOnly)
    ) { mailbox.post(.edited($0)) }
    let memory =
      kept == .list ? nil : LibraryMemoryFile(libraryPath: path, dataFolder: places.dataFolder)
    let isFirst = state.withLock { state in
      guard state.keeper == nil else { return false }
      state.keeper = keeper
      state.memory = memory
      return true
    }
    guard isFirst else { return }
    guard kept != .list else { return mailbox.post(.pastEdits([])) }
    let hasStarted = WorkerThread.start {
      if let memory { mailbox.post(.remembered(memory.read())) }
      keeper.open { edits, note in
        mailbox.post(.pastEdits(edits))
        if let note { mailbox.post(.message(Message(.information, note))) }
      }
    }
    if !hasStarted { mailbox.post(.pastEdits([])) }
  }

  package func submit(_ request: EditRequest) {
    guard let keeper = state.withLock({ $0.keeper }) else { return }
    keeper.submit(request)
  }

  /// Has something remembered; of several in a row the last one is written.
  package func remember(_ memory: LibraryMemory) {
    let needsThread = state.update { state in
      guard state.memory != nil else { return false }
      state.pending = memory
      defer { state.isWriting = true }
      return !state.isWriting
    }
    if needsThread, !WorkerThread.start({ self.write() }) { write() }
  }

  private func write() {
    while true {
      let next = state.update { state -> (LibraryMemoryFile, LibraryMemory)? in
        guard let file = state.memory, let memory = state.pending else {
          state.isWriting = false
          return nil
        }
        state.pending = nil
        return (file, memory)
      }
      guard let (file, memory) = next else { return }
      if let problem = file.write(memory) {
        mailbox.post(
          .message(Message(.warning, "What is remembered of the library can't be kept: \(problem)"))
        )
      }
    }
  }

  /// Waits until all is on the disk, and ends.
  package func close() {
    watcher.stop()
    state.wait { $0.isWriting ? nil : () }
    let keeper = state.withLock { $0.keeper }
    keeper?.flush()
    keeper?.stop()
  }
}
