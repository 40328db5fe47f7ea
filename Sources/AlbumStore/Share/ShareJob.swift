import AlbumModel
import DecoderProtocol
import SystemEdge

/// One act of sharing, on one thread.
final class ShareJob {
  let order: ShareOrder
  let context: ShareContext
  let cancellation: Cancellation
  private let progress: (Int) -> Void
  private(set) var done = 0
  private var failures: [ShareReport.Failure] = []
  private var lastProgress: UInt64 = 0
  private var client: ExportClient?

  /// Nanoseconds between two reports of progress.
  private static let progressInterval: UInt64 = 100_000_000
  /// How long a decoder may work on one photo, in nanoseconds.
  static let patience: UInt64 = 60_000_000_000

  /// - `progress`: called with the number of photos done so far, about ten times a second.
  init(
    _ order: ShareOrder, _ context: ShareContext, _ cancellation: Cancellation,
    progress: @escaping (Int) -> Void
  ) {
    self.order = order
    self.context = context
    self.cancellation = cancellation
    self.progress = progress
  }

  func run() -> ShareReport.Outcome {
    var outcome = ShareReport.Outcome(done: 0, words: "")
    do throws(ShareStop) {
      guard !order.items.isEmpty else { throw .problem("there are no photos to share") }
      StagingFolder.sweep()
      outcome.words = try share()
    } catch {
      switch error {
      case .problem(let words): outcome.problem = words
      case .folderMissing: outcome.isFolderMissing = true
      case .cancelled: outcome.wasCancelled = true
      }
      // Copies that are whole stay, and are told.
      if case .copy(let folder, _) = order.target, done > 0 {
        outcome.words = CopyTarget.words(done, folder, context)
      }
    }
    client?.stop()
    outcome.done = outcome.words.isEmpty ? 0 : done
    outcome.failures = failures
    return outcome
  }

  private func share() throws(ShareStop) -> String {
    switch order.target {
    case .copy(let folder, let makesFolder):
      try CopyTarget(self, folder: folder).run(makesFolder: makesFolder)
    case .archive(let path, let format): try ArchiveTarget(self, path: path, format).run()
    case .page(let path): try PageTarget(self, path: path).run()
    case .picture(let path): try PictureTarget(self, path: path).run()
    case .clipboardPaths(let text): try ClipboardTarget(self).sharePaths(text)
    case .clipboardPicture: try ClipboardTarget(self).sharePicture()
    case .mail: try ProgramTarget(self).mail()
    case .command(let label, let words): try ProgramTarget(self).command(label: label, words)
    }
  }

  // MARK: - Photos one by one

  func checkCancelled() throws(ShareStop) {
    if cancellation.isCancelled { throw .cancelled }
  }

  /// One more photo has arrived.
  func succeed() {
    done += 1
    tell(done)
  }

  /// Reports progress, not too often.
  func tell(_ done: Int) {
    let now = MonotonicClock.now()
    guard now - lastProgress >= Self.progressInterval else { return }
    lastProgress = now
    progress(done)
  }

  func fail(_ item: SharedItem, _ words: String) {
    failures.append(ShareReport.Failure(item: item.item, name: item.name, words: words))
  }

  /// The photo's file; nil when there is none, which has been noted.
  func source(_ item: SharedItem) -> ShareSource? {
    switch ShareSource.of(item, context) {
    case .success(let source): return source
    case .failure(let refusal):
      fail(item, refusal.words)
      return nil
    }
  }

  // MARK: - The decoder

  /// Asks the decoder.
  func export(
    progress: (Int) -> Void = { _ in }, _ request: (UInt64) -> ExportRequest
  ) throws(ShareStop) -> ExportReply.Result {
    try checkCancelled()
    let client = try readyClient()
    guard let reply = client.ask(patience: Self.patience, progress: progress, request) else {
      throw .cancelled
    }
    if case .failure(let failure) = reply, failure.kind == .noDecoder {
      throw .problem(SafeText.of(failure.reason.utf8))
    }
    return reply
  }

  private func readyClient() throws(ShareStop) -> ExportClient {
    if let client { return client }
    guard let program = context.decoderProgram else {
      throw .problem("copies and thumbnails need the decoder, which is not installed")
    }
    let client = ExportClient(program: program, cancellation: cancellation)
    self.client = client
    return client
  }

  /// Has a copy of a photo made under a part file's name.
  /// - `folder`: the path of the part file's folder, with a slash at its end.
  /// - Returns: what a file of that format is called; nil when it failed, which has been noted.
  func makeCopy(
    _ source: ShareSource, _ part: PartFile, folder: [UInt8], becomesPNG: Bool = false
  ) throws(ShareStop) -> String? {
    let copy = ExportCopy(
      source: source.path, destination: folder + part.name,
      longestEdge: UInt32(clamping: order.options.longestEdge ?? 0),
      keepsMetadata: order.options.keepsMetadata && !becomesPNG, becomesPNG: becomesPNG)
    switch try export({ .copy(id: $0, copy) }) {
    case .copied(let fileExtension): return fileExtension
    case .failure(let failure): fail(source.item, SafeText.of(failure.reason.utf8))
    default: fail(source.item, "the decoder answers nonsense")
    }
    return nil
  }
}
