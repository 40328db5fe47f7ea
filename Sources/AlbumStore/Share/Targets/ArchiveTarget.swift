import AlbumModel
import SystemEdge

/// One archive of all photos, made by the system's own programs.
struct ArchiveTarget {
  private let job: ShareJob
  private let path: [UInt8]
  private let format: ShareTarget.ArchiveFormat

  init(_ job: ShareJob, path: [UInt8], _ format: ShareTarget.ArchiveFormat) {
    self.job = job
    self.path = path
    self.format = format
  }

  func run() throws(ShareStop) -> String {
    let packer = try Packer(format, job.context)
    let destination = try ShareDestination(path, home: job.context.home)
    let stage = try StagedPhotos(job, isKept: false)
    guard !stage.names.isEmpty else { return "" }
    let part = try destination.createPart()
    try pack(stage, with: packer, into: part)
    let result = try destination.commit(part)
    stage.names.forEach { _ in job.succeed() }
    let name = SharePath.words(result, home: job.context.home)
    return "Packed \(ShareWords.photos(job.done)) into \(name)"
  }

  private func pack(
    _ stage: StagedPhotos, with packer: Packer, into part: PartFile
  ) throws(ShareStop) {
    let words: ScratchFile
    let process: ExternalProcess
    do throws(SystemError) {
      words = try ScratchFile()
      let list = try ScratchFile(packer.list(of: stage.names))
      process = try ExternalProcess(
        program: packer.program, arguments: packer.arguments, variables: job.context.variables,
        folder: stage.folder.path,
        streams: .init(
          input: list.descriptor, output: part.descriptor, errorOutput: words.descriptor))
    } catch {
      throw .problem(packer.program, error)
    }
    let status = process.wait(milliseconds: -1) {
      tellProgress(part, of: stage)
      return job.cancellation.isCancelled
    }
    guard let status else {
      process.kill()
      throw .cancelled
    }
    guard status == 0 else {
      throw .problem("\(packer.name): \(words.lastLine ?? "exit status \(status)")")
    }
  }

  /// Photos are packed as they are, nearly: the archive's length tells how many are in it.
  private func tellProgress(_ part: PartFile, of stage: StagedPhotos) {
    guard stage.size > 0, case .success(let facts) = FileFacts.of(descriptor: part.descriptor)
    else { return }
    let share = min(1, Double(facts.size) / Double(stage.size))
    job.tell(Int(share * Double(stage.names.count)))
  }
}
