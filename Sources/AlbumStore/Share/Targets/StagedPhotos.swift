import AlbumModel
import DecoderProtocol
import SystemEdge

/// Links to originals, or copies, under names of which no two are alike, in a private folder.
final class StagedPhotos {
  let folder: StagingFolder
  /// In the order of the photos.
  private(set) var names: [[UInt8]] = []
  /// Bytes of all files.
  private(set) var size: UInt64 = 0
  private var register = ShareName.Register()

  /// - `isKept`: as of `StagingFolder`.
  init(_ job: ShareJob, isKept: Bool) throws(ShareStop) {
    folder = try StagingFolder(isKept: isKept)
    do throws(ShareStop) {
      try fill(job)
    } catch {
      folder.discard()
      throw error
    }
  }

  private func fill(_ job: ShareJob) throws(ShareStop) {
    for (index, item) in job.order.items.enumerated() {
      try job.checkCancelled()
      guard let source = job.source(item) else { continue }
      if job.order.options.sharesOriginals {
        link(source, job)
      } else {
        try copy(source, job)
        job.tell(index + 1)
      }
    }
  }

  /// The files' paths.
  var paths: [[UInt8]] { names.map { CPath.join(folder.path, $0) } }

  private func link(_ source: ShareSource, _ job: ShareJob) {
    // Whether it can be read is better known before the program finds out.
    switch OriginalFile.open(source.path) {
    case .failure(let error): job.fail(source.item, error.words)
    case .success(let file):
      let name = register.unique(source.name)
      let code = CPath.with(source.path) { path in
        CPath.with(name) { symlinkat(path, folder.folder.descriptor, $0) == 0 ? 0 : errno }
      }
      guard code == 0 else { return job.fail(source.item, SystemError(code: code).words) }
      names.append(name)
      size += file.size
    }
  }

  private func copy(_ source: ShareSource, _ job: ShareJob) throws(ShareStop) {
    let part = PartFile.reserve(in: folder.folder)
    guard let ending = try job.makeCopy(source, part, folder: CPath.join(folder.path, [])) else {
      return
    }
    do throws(SystemError) {
      try part.open()
      if case .success(let facts) = FileFacts.of(descriptor: part.descriptor) { size += facts.size }
      let name = register.unique(ShareName.name(source.name, fileExtension: ending))
      names.append(try part.commit(as: name))
    } catch {
      throw .problem(folder.path, error)
    }
  }
}
