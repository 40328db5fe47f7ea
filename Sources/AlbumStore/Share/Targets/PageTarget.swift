import AlbumModel
import DecoderProtocol

/// One HTML page that holds everything it shows, and runs nothing.
struct PageTarget {
  private let job: ShareJob
  private let path: [UInt8]

  private static let thumbnailEdge: UInt32 = 400

  init(_ job: ShareJob, path: [UInt8]) {
    self.job = job
    self.path = path
  }

  func run() throws(ShareStop) -> String {
    let destination = try ShareDestination(path, home: job.context.home)
    let part = try destination.createPart()
    let title = ShareWords.photos(job.order.items.count)
    try write(PageText.beginning(title: title), to: part)
    for item in job.order.items {
      try job.checkCancelled()
      try write(try figure(item), to: part)
    }
    guard job.done > 0 else { return "" }
    try write(PageText.end, to: part)
    let result = try destination.commit(part)
    return "Wrote a page of \(ShareWords.photos(job.done)) to "
      + SharePath.words(result, home: job.context.home)
  }

  private func write(_ text: String, to part: PartFile) throws(ShareStop) {
    if let error = FileOutput.write(Array(text.utf8), to: part.descriptor) {
      throw .problem(path, error)
    }
  }

  private func figure(_ item: SharedItem) throws(ShareStop) -> String {
    let caption = item.caption.isEmpty ? item.name : item.caption
    let source: ShareSource
    switch ShareSource.of(item, job.context) {
    case .success(let found): source = found
    case .failure(let refusal): return miss(item, caption, refusal.words)
    }
    let edge = min(Self.thumbnailEdge, UInt32(clamping: job.order.options.longestEdge ?? 400))
    switch try job.export({ .thumbnail(id: $0, source: source.path, longestEdge: max(1, edge)) }) {
    case .thumbnail(let jpeg, let width, let height):
      job.succeed()
      return PageText.figure(jpeg, width: Int(width), height: Int(height), caption: caption)
    case .failure(let failure):
      return miss(item, caption, SafeText.of(failure.reason.utf8))
    default:
      return miss(item, caption, "the decoder answers nonsense")
    }
  }

  private func miss(_ item: SharedItem, _ caption: [UInt8], _ words: String) -> String {
    job.fail(item, words)
    return PageText.figure(reason: words, caption: caption)
  }
}
