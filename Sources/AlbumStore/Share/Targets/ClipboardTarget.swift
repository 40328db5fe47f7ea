import AlbumModel
import DecoderProtocol
import SystemEdge

/// The desktop's clipboard, by the programs that know it.
struct ClipboardTarget {
  private enum Content {
    case text
    case picture
  }

  private let job: ShareJob

  /// How long a program may take over what it is given, in milliseconds.
  private static let patience = 5000

  init(_ job: ShareJob) { self.job = job }

  func sharePaths(_ text: [UInt8]) throws(ShareStop) -> String {
    let isThere = try offer(text, .text)
    job.order.items.forEach { _ in job.succeed() }
    let paths = ShareWords.paths(job.order.items.count)
    return isThere
      ? "Copied \(paths) to the clipboard" : "Sent \(paths) to the terminal's clipboard"
  }

  func sharePicture() throws(ShareStop) -> String {
    guard !commands(.picture).isEmpty else { throw Self.noProgram }
    guard let item = job.order.items.first, let source = job.source(item) else { return "" }
    let stage = try StagingFolder(isKept: false)
    let part = PartFile.reserve(in: stage.folder)
    let folder = CPath.join(stage.path, [])
    guard try job.makeCopy(source, part, folder: folder, becomesPNG: true) != nil else { return "" }
    do throws(SystemError) { try part.open() } catch { throw .problem(stage.path, error) }
    guard let png = FileOutput.read(part.descriptor, atMost: 1 << 30) else {
      throw .problem("the picture is too large for a clipboard")
    }
    guard try offer(png, .picture) else { throw .problem("the clipboard took nothing") }
    job.succeed()
    return "Copied \(SafeText.of(item.name, atMost: 120)) to the clipboard"
  }

  private static let noProgram = ShareStop.problem(
    "no clipboard program is there; install wl-clipboard or xclip")

  /// Programs and their arguments, the best first.
  private func commands(_ content: Content) -> [(program: [UInt8], arguments: [String])] {
    let isPicture = content == .picture
    var commands: [(String, [String])] = []
    if job.context.variable("WAYLAND_DISPLAY") != nil {
      commands.append(
        ("wl-copy", ["--type", isPicture ? "image/png" : "text/plain;charset=utf-8"]))
    }
    if job.context.variable("DISPLAY") != nil {
      let type = isPicture ? ["-t", "image/png"] : []
      commands.append(("xclip", ["-selection", "clipboard"] + type + ["-i"]))
      if !isPicture { commands.append(("xsel", ["--clipboard", "--input"])) }
    }
    if !isPicture { commands.append(("pbcopy", [])) }
    return commands.compactMap { name, arguments in
      job.context.program(name).map { ($0, arguments) }
    }
  }

  /// - Returns: whether a program took it.
  private func offer(_ bytes: [UInt8], _ content: Content) throws(ShareStop) -> Bool {
    for (program, arguments) in commands(content) {
      try job.checkCancelled()
      if hand(bytes, to: program, arguments) { return true }
    }
    return false
  }

  /// The program goes on in the background as long as the clipboard is its own.
  private func hand(_ bytes: [UInt8], to program: [UInt8], _ arguments: [String]) -> Bool {
    guard let input = try? ScratchFile(bytes),
      let process = try? ExternalProcess(
        program: program, arguments: arguments.map { Array($0.utf8) },
        variables: job.context.variables, streams: .init(input: input.descriptor))
    else { return false }
    let status = process.wait(milliseconds: Self.patience) { job.cancellation.isCancelled }
    // One that does not end serves the clipboard itself.
    return status == nil || status == 0
  }
}
