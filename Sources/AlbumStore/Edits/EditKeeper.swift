package import AlbumModel
import SystemEdge

/// Carries out the edits of one library, one after the other, on a thread of its own, and keeps
/// what it takes to take them back: in this run, and in later ones.
///
/// What is done is in the journal before it is done, so that an end at any moment loses no photo
/// and no entry: `open` of the next run finishes what was half done, or takes it back.
package final class EditKeeper: Sendable {
  package struct Options: Sendable {
    package var kind: LibraryKind
    /// The folder, or the property list, as it was given to the reader of the library: the paths of
    /// albums in reports begin with it. Absolute, or relative to the working directory.
    package var libraryPath: [UInt8]
    /// $XDG_DATA_HOME/photogrid.
    package var dataFolder: [UInt8]
    /// $XDG_DATA_HOME/Trash.
    package var trashHome: [UInt8]
    /// The program that reads and writes property lists.
    package var plistProgram: String
    /// Whether every edit is refused.
    package var isReadOnly: Bool

    package init(
      kind: LibraryKind, libraryPath: [UInt8], dataFolder: [UInt8], trashHome: [UInt8],
      plistProgram: String = "photogrid-plist", isReadOnly: Bool = false
    ) {
      self.kind = kind
      self.libraryPath = libraryPath
      self.dataFolder = dataFolder
      self.trashHome = trashHome
      self.plistProgram = plistProgram
      self.isReadOnly = isReadOnly
    }
  }

  private enum Job: Sendable {
    case open(@Sendable ([PastEdit], String?) -> Void)
    case request(EditRequest)
  }

  private struct State {
    var jobs: [Job] = []
    var hasThread = false
    var isBusy = false
    var isStopped = false
  }

  private let options: Options
  private let report: @Sendable (EditReport) -> Void
  private let hook: EditStep.Hook
  private let editor: @Sendable ([UInt8]) -> any EntryEditor
  private let state = Monitor(State())

  /// Touches nothing on the disk.
  /// - Parameters:
  ///   - options: of which library.
  ///   - report: called on the keeper's thread, once for every request, in their order.
  package convenience init(
    options: Options, report: @escaping @Sendable (EditReport) -> Void
  ) {
    let program = options.plistProgram
    self.init(
      options: options, hook: { _ in }, editor: { SystemEntryEditor(path: $0, program: program) },
      report: report)
  }

  /// - `hook`: called before each step on the disk; `editor`: makes what edits a property list.
  init(
    options: Options, hook: @escaping EditStep.Hook,
    editor: @escaping @Sendable (_ path: [UInt8]) -> any EntryEditor,
    report: @escaping @Sendable (EditReport) -> Void
  ) {
    self.options = options
    self.hook = hook
    self.editor = editor
    self.report = report
  }

  /// Whether edits of a library may be kept from earlier runs: opens no file. `path` is as in
  /// `Options.libraryPath`.
  static func hasEdits(ofLibrary path: [UInt8], dataFolder: [UInt8]) -> Bool {
    Journal(dataFolder: dataFolder, hash: LibraryRoot(path).hash, hook: { _ in }).exists
  }

  /// Finishes or takes back what an earlier run left half done, then tells the edits of earlier
  /// runs. To be called once, before any request.
  /// - Parameter report: called once on the keeper's thread: the edits, oldest first; and a sentence
  ///   without its full stop, safe for a screen, when something had been left half done, or when the
  ///   journal can't be read.
  package func open(_ report: @escaping @Sendable ([PastEdit], _ note: String?) -> Void) {
    add(.open(report))
  }

  /// Has an edit carried out. Returns at once; the report follows.
  package func submit(_ request: EditRequest) { add(.request(request)) }

  /// Waits until all that was submitted is done, on the disk and reported.
  package func flush() {
    state.wait { $0.jobs.isEmpty && !$0.isBusy ? () : nil }
  }

  /// Waits as `flush` does, then lets the thread go. What is submitted later is refused.
  package func stop() {
    flush()
    state.update { $0.isStopped = true }
  }

  // MARK: - The thread

  private func add(_ job: Job) {
    let isTaken = state.update { state in
      if state.isStopped { return false }
      if !state.hasThread { state.hasThread = WorkerThread.start { self.work() } }
      if state.hasThread { state.jobs.append(job) }
      return state.hasThread
    }
    if isTaken { return }
    let words = "no thread can be started: the system's limit is reached"
    switch job {
    case .open(let report): report([], words)
    case .request(let request):
      var refusal = EditReport(id: request.id, kind: request.kind)
      refusal.problem = words
      report(refusal)
    }
  }

  private func work() {
    let work = EditWork(options, hook: hook, editor: editor)
    while let job = nextJob() {
      switch job {
      case .open(let report):
        let (edits, note) = work.open()
        report(edits, note)
      case .request(let request): report(work.carryOut(request))
      }
      state.update { $0.isBusy = false }
    }
  }

  private func nextJob() -> Job? {
    enum Turn {
      case job(Job)
      case leave
    }
    let turn: Turn = state.wait { state in
      if !state.jobs.isEmpty {
        state.isBusy = true
        return .job(state.jobs.removeFirst())
      }
      return state.isStopped ? .leave : nil
    }
    if case .job(let job) = turn { return job }
    return nil
  }
}

extension EditRequest {
  /// The kind of the report that follows it.
  var kind: EditReport.Kind {
    switch self {
    case .perform: .performed
    case .undo: .undone
    case .redo: .redone
    }
  }
}
