import AlbumModel
import SystemEdge

/// What came of a list of paths so far.
struct ListRun {
  private struct Walk {
    var path: [UInt8]
    var rank: [UInt8]
  }

  private let includesHidden: Bool
  private let cancellation: Cancellation
  private let noteWalk: @Sendable (FolderNaming) -> Void
  private var sections = ListSections()
  private var walks: [Walk] = []
  private var last: [UInt8]?
  private var pathCount = 0
  private var firstProblem: (path: [UInt8], words: String)?
  private var shownPhotos = 0
  private var dueTime = MonotonicClock.now() + Self.grace
  private(set) var hasPending = false

  /// What a list may take, in nanoseconds, until the first of it is shown: a list that ends by then
  /// has one section a folder, in whatever order its folders come.
  private static let grace: UInt64 = 500_000_000
  /// Between two reports while more comes, in nanoseconds.
  private static let interval: UInt64 = 50_000_000

  /// - `noteWalk`: told of each folder that is walked.
  init(
    includesHidden: Bool, cancellation: Cancellation,
    noteWalk: @escaping @Sendable (FolderNaming) -> Void = { _ in }
  ) {
    self.includesHidden = includesHidden
    self.cancellation = cancellation
    self.noteWalk = noteWalk
  }

  mutating func take(_ path: [UInt8]) {
    pathCount += 1
    last = path
    hasPending = true
    if PhotoReference.isRemote(path) { return sections.add(remote: path) }
    switch PathKind.of(path) {
    case .success(.photo): sections.add(file: path)
    case .success(.folder): walks.append(Walk(path: path, rank: sections.nextRank()))
    case .success(.plist): fail(path, "is a property list, which is opened alone")
    case .failure(let problem): fail(path, problem.words)
    }
  }

  private mutating func fail(_ path: [UInt8], _ words: String) {
    sections.add(missing: path, words)
    if firstProblem == nil { firstProblem = (path, words) }
  }

  /// Shows what is complete as far as one can tell, if it is time.
  mutating func reportWhenDue(_ report: (LibraryEvent) -> Void) {
    let now = MonotonicClock.now()
    guard now >= dueTime else { return }
    dueTime = now + Self.interval
    show(sections.take(exceptOnTheWayTo: last), report)
  }

  /// Shows all that came.
  mutating func reportAll(_ report: (LibraryEvent) -> Void) {
    hasPending = false
    show(sections.take(exceptOnTheWayTo: nil), report)
  }

  private mutating func show(_ albums: [Album], _ report: (LibraryEvent) -> Void) {
    // Faults of what is not shown in the end are part of the last line instead.
    guard !albums.isEmpty else { return }
    report(.albums(albums))
    report(.progress(photos: sections.photoCount))
  }

  // MARK: - The end

  /// - `tooLong`: how many paths were left out; `fault`: why the list was not read to its end.
  mutating func finish(
    _ report: (LibraryEvent) -> Void, source: String, tooLong: Int = 0, fault: String? = nil
  ) {
    let albums = sections.take(exceptOnTheWayTo: nil)
    shownPhotos = sections.photoCount
    if shownPhotos > 0 { show(albums, report) }
    for walk in walks {
      if cancellation.isCancelled { return }
      self.walk(walk, report)
    }
    if tooLong > 0 { report(.albums([tooLongAlbum(tooLong, source)])) }
    if let fault { report(.albums([Self.album(of: source, fault: fault)])) }
    guard !cancellation.isCancelled else { return }
    guard shownPhotos > 0 else { return report(.failed(line: problemLine(source, fault))) }
    // Only now is it certain that there is something beside which faults can be shown.
    if sections.photoCount == 0 && !albums.isEmpty { report(.albums(albums)) }
    report(.progress(photos: shownPhotos))
    report(.finished)
  }

  private mutating func walk(_ walk: Walk, _ report: (LibraryEvent) -> Void) {
    let before = shownPhotos
    let naming = FolderNaming(root: walk.path, titlePrefix: walk.path, rankPrefix: walk.rank)
    noteWalk(naming)
    let scanner = FolderScanner(
      naming: naming, options: FolderScanner.Options(includesHidden: includesHidden),
      cancellation: cancellation)
    do throws(SystemError) {
      let outcome = try scanner.run(
        opened: {},
        report: { albums, photos in
          if !albums.isEmpty { report(.albums(albums)) }
          report(.progress(photos: before + photos))
        })
      guard let outcome else { return }
      shownPhotos += outcome.photos
      if outcome.photos == 0 {
        notePhotoless(walk, outcome.firstFault ?? "no photos found", report)
      }
    } catch {
      notePhotoless(walk, error.words, report)
    }
  }

  private mutating func notePhotoless(
    _ walk: Walk, _ words: String, _ report: (LibraryEvent) -> Void
  ) {
    if firstProblem == nil { firstProblem = (walk.path, words) }
    report(
      .albums([
        Album(
          title: walk.path, contents: .files(directory: walk.path, names: NameList()),
          fault: words, rank: AlbumRank(path: walk.rank))
      ]))
  }

  private func tooLongAlbum(_ count: Int, _ source: String) -> Album {
    Self.album(
      of: source,
      fault: count == 1
        ? "1 path is longer than 65,536 bytes" : "\(count) paths are longer than 65,536 bytes")
  }

  private static func album(of source: String, fault: String) -> Album {
    Album(title: Array(source.utf8), contents: .entries([]), fault: fault)
  }

  private func problemLine(_ source: String, _ fault: String?) -> String {
    guard let firstProblem else {
      let words = fault ?? "no paths"
      return "photogrid: \(source): \(words) (expected paths of photos or folders)"
    }
    return LibraryProblem.line(
      firstProblem.path, firstProblem.words,
      expected: pathCount == 1
        ? "expected a photo or a folder" : "none of \(pathCount) paths can be shown")
  }
}
