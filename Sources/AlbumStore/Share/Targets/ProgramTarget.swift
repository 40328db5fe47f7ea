import AlbumModel
import SystemEdge

/// Programs that get the photos' paths as arguments.
struct ProgramTarget {
  private let job: ShareJob

  /// How long a program's end is waited for, in milliseconds: one that lasts is at work.
  private static let patience = 10_000

  init(_ job: ShareJob) { self.job = job }

  func mail() throws(ShareStop) -> String {
    guard let program = job.context.program("xdg-email") else {
      throw .problem("xdg-email is not installed; install xdg-utils")
    }
    let attach = Array("--attach".utf8)
    let files = try handOver { files throws(ShareStop) in
      try run(program, name: "xdg-email", files.flatMap { [attach, $0] })
    }
    guard !files.isEmpty else { return "" }
    files.forEach { _ in job.succeed() }
    return "Handed \(ShareWords.photos(files.count)) to the mail program"
  }

  func command(label: String, _ words: [String]) throws(ShareStop) -> String {
    guard let first = words.first, !first.isEmpty else {
      throw .problem("\(SafeText.of(label.utf8)): expected a program and its arguments")
    }
    let name = SharePath.expanded(Array(first.utf8), home: job.context.home)
    let path = job.context.variable("PATH") ?? []
    guard let program = ProgramFinder.find(name, in: path) else {
      throw .problem("\(SafeText.of(first.utf8)) is not installed")
    }
    let arguments = words.dropFirst().map { Array($0.utf8) }
    let files = try handOver { files throws(ShareStop) in
      try run(SharePath.absolute(program), name: first, arguments + files)
    }
    guard !files.isEmpty else { return "" }
    files.forEach { _ in job.succeed() }
    return "Gave \(ShareWords.photos(files.count)) to \(SafeText.of(label.utf8))"
  }

  /// Runs a program with the paths of originals, or of copies that stay long enough to be read, unless
  /// it fails.
  /// - Returns: the paths.
  private func handOver(_ run: ([[UInt8]]) throws(ShareStop) -> Void) throws(ShareStop) -> [[UInt8]]
  {
    if job.order.options.sharesOriginals {
      let files = job.order.items.compactMap { job.source($0)?.path }
      if !files.isEmpty { try run(files) }
      return files
    }
    let stage = try StagedPhotos(job, isKept: true)
    do throws(ShareStop) {
      if stage.names.isEmpty { stage.folder.discard() } else { try run(stage.paths) }
    } catch {
      stage.folder.discard()
      throw error
    }
    return stage.paths
  }

  private func run(
    _ program: [UInt8], name: String, _ arguments: [[UInt8]]
  ) throws(ShareStop) {
    try job.checkCancelled()
    let words: ScratchFile
    let process: ExternalProcess
    do throws(SystemError) {
      words = try ScratchFile()
      process = try ExternalProcess(
        program: program, arguments: arguments, variables: job.context.variables,
        streams: .init(errorOutput: words.descriptor))
    } catch {
      guard error.code != E2BIG else { throw .problem("too many photos for one command") }
      throw .problem(Array(name.utf8), error)
    }
    let status = process.wait(milliseconds: Self.patience) { job.cancellation.isCancelled }
    guard let status, status != 0 else { return }
    let reason = words.lastLine ?? "exit status \(status)"
    throw .problem("\(SafeText.of(name.utf8, atMost: 80)): \(reason)")
  }
}
