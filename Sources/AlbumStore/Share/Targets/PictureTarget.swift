import AlbumModel
import DecoderProtocol

/// One PNG picture that shows all photos in a grid.
struct PictureTarget {
  private let job: ShareJob
  private let path: [UInt8]

  /// Photos at which a decoder may die before the sheet is given up.
  private static let deathLimit = 5

  init(_ job: ShareJob, path: [UInt8]) {
    self.job = job
    self.path = path
  }

  func run() throws(ShareStop) -> String {
    let items = job.order.items
    guard items.count <= ExportSheet.tileLimit else {
      throw .problem("one picture holds \(ExportSheet.tileLimit) photos at most")
    }
    let destination = try ShareDestination(path, home: job.context.home)
    let part = PartFile.reserve(in: destination.folder)
    var tiles = items.map(tile)
    let failures = try draw(&tiles, to: part, destination)
    let done = items.count - failures.count
    guard done > 0 else { return "" }
    do throws(SystemError) { try part.open() } catch { throw .problem(path, error) }
    let result = try destination.commit(part)
    for _ in 0..<done { job.succeed() }
    return "Wrote a picture of \(ShareWords.photos(done)) to "
      + SharePath.words(result, home: job.context.home)
  }

  private func tile(_ item: SharedItem) -> ExportSheet.Tile {
    let caption = SheetText.of(item.caption.isEmpty ? item.name : item.caption)
    switch ShareSource.of(item, job.context) {
    case .success(let source): return ExportSheet.Tile(.photo(source.path), caption: caption)
    case .failure(let refusal): return ExportSheet.Tile(.reason(refusal.words), caption: caption)
    }
  }

  /// Draws; photos at which the decoder dies are left out. Notes the failures.
  private func draw(
    _ tiles: inout [ExportSheet.Tile], to part: PartFile, _ destination: ShareDestination
  ) throws(ShareStop) -> Set<Int> {
    for _ in 0...Self.deathLimit {
      var last = 0
      let sheet = ExportSheet(
        destination: destination.path(of: part.name),
        title: ShareWords.photos(tiles.count), tiles: tiles)
      let reply = try job.export(
        progress: { tile in
          last = tile
          job.tell(tile)
        }, { .sheet(id: $0, sheet) })
      switch reply {
      case .sheet(let failures): return note(failures, tiles)
      case .failure(let failure) where failure.kind == .crashed || failure.kind == .timedOut:
        destination.folder.remove(part.name)
        guard last < tiles.count else { throw Self.problem(failure) }
        tiles[last].content = .reason(failure.reason)
      case .failure(let failure): throw Self.problem(failure)
      default: throw .problem("the decoder answers nonsense")
      }
    }
    throw .problem("the decoder crashes again and again")
  }

  private static func problem(_ failure: DecodeFailure) -> ShareStop {
    .problem(SafeText.of(failure.reason.utf8))
  }

  private func note(
    _ failures: [ExportReply.TileFailure], _ tiles: [ExportSheet.Tile]
  ) -> Set<Int> {
    var reasons = Dictionary(
      failures.map { (Int($0.tile), $0.failure.reason) }, uniquingKeysWith: { first, _ in first })
    for (index, tile) in tiles.enumerated() {
      if case .reason(let words) = tile.content { reasons[index] = words }
    }
    for (index, words) in reasons.sorted(by: { $0.key < $1.key }) where index < tiles.count {
      job.fail(job.order.items[index], SafeText.of(words.utf8))
    }
    return Set(reasons.keys)
  }
}
