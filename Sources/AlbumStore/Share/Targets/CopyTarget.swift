import AlbumModel
import SystemEdge

/// Copies to a folder.
struct CopyTarget {
  private let job: ShareJob
  private let typed: [UInt8]
  private let path: [UInt8]

  init(_ job: ShareJob, folder: [UInt8]) {
    self.job = job
    typed = folder
    path = SharePath.expanded(folder, home: job.context.home)
  }

  func run(makesFolder: Bool) throws(ShareStop) -> String {
    let folder = try open(makesFolder: makesFolder)
    PartFile.sweep(folder)
    for item in job.order.items {
      try job.checkCancelled()
      guard let source = job.source(item) else { continue }
      if try share(source, to: folder) { job.succeed() }
    }
    folder.sync()
    return job.done > 0 ? Self.words(job.done, typed, job.context) : ""
  }

  static func words(_ count: Int, _ folder: [UInt8], _ context: ShareContext) -> String {
    "Copied \(ShareWords.photos(count)) to \(SharePath.words(folder, home: context.home))"
  }

  private func open(makesFolder: Bool) throws(ShareStop) -> OpenFolder {
    guard !path.isEmpty, !path.contains(0) else { throw .problem("expected the path of a folder") }
    if makesFolder, let error = Self.make(path) {
      throw .problem("\(SafeText.of(typed, atMost: 200)) can't be made: \(error.words)")
    }
    switch OpenFolder.at(path) {
    case .success(let folder): return folder
    case .failure(let error) where error.code == ENOENT: throw .folderMissing
    case .failure(let error): throw .problem(typed, error)
    }
  }

  /// Makes a folder and those above it.
  private static func make(_ path: [UInt8]) -> SystemError? {
    if case .success(let facts) = FileFacts.of(path) {
      return facts.isFolder ? nil : SystemError(code: ENOTDIR)
    }
    let trimmed = Array(path.reversed().drop { $0 == UInt8(ascii: "/") }.reversed())
    let above = CPath.directory(of: trimmed)
    if !above.isEmpty, above.count < trimmed.count, let error = make(above) { return error }
    let code = CPath.with(trimmed) { mkdir($0, 0o777) == 0 ? 0 : errno }
    return code == 0 || code == EEXIST ? nil : SystemError(code: code)
  }

  /// - Returns: whether the photo arrived.
  private func share(_ source: ShareSource, to folder: OpenFolder) throws(ShareStop) -> Bool {
    guard !job.order.options.sharesOriginals else { return try copy(source, to: folder) }
    let part = PartFile.reserve(in: folder)
    guard let ending = try job.makeCopy(source, part, folder: CPath.join(path, [])) else {
      return false
    }
    do throws(SystemError) {
      try part.open()
      if job.order.options.keepsMetadata,
        case .success(let original) = OriginalFile.open(source.path)
      {
        original.giveTimes(to: part.descriptor)
      }
      _ = try part.commit(as: ShareName.name(source.name, fileExtension: ending))
      return true
    } catch {
      throw .problem(typed, error)
    }
  }

  private func copy(_ source: ShareSource, to folder: OpenFolder) throws(ShareStop) -> Bool {
    let original: OriginalFile
    switch OriginalFile.open(source.path) {
    case .success(let file): original = file
    case .failure(let error):
      job.fail(source.item, error.words)
      return false
    }
    do throws(SystemError) {
      let part = try PartFile.create(in: folder, isPrivate: true)
      let error = try original.copy(to: part.descriptor) { job.cancellation.isCancelled }
      if let error {
        job.fail(source.item, error.words)
        return false
      }
      guard !job.cancellation.isCancelled else { return false }
      original.giveMode(to: part.descriptor)
      original.giveTimes(to: part.descriptor)
      _ = try part.commit(as: source.name)
      return true
    } catch {
      throw .problem(typed, error)
    }
  }
}
