import AlbumModel
import SystemEdge

/// Asks the file system for one file after the other, and hands the facts on in batches.
struct FactWalk {
  /// Asked at times.
  let isWanted: () -> Bool
  let report: ([FileFact]) -> Void
  private var batch: [FileFact] = []
  private var clock = LocalClock()
  private var isGivenUp = false
  private var untilAsked = 0

  init(isWanted: @escaping () -> Bool, report: @escaping ([FileFact]) -> Void) {
    self.isWanted = isWanted
    self.report = report
    batch.reserveCapacity(FileFactsGatherer.batchLimit)
  }

  mutating func add(_ block: FileFactsGatherer.Block) {
    switch block.contents {
    case .files(let directory, let names): add(names, in: directory, base: block.base)
    case .entries(let entries):
      for (index, entry) in entries.enumerated() where mayGoOn() {
        guard case .file(let path) = entry.location, !path.contains(0) else { continue }
        add(path, in: AT_FDCWD, item: block.base + UInt32(index))
      }
    }
  }

  /// Hands on what is left.
  mutating func flush() {
    guard !batch.isEmpty, !isGivenUp else { return }
    report(batch)
    batch.removeAll(keepingCapacity: true)
  }

  private mutating func add(_ names: NameList, in directory: [UInt8], base: UInt32) {
    var descriptor = AT_FDCWD
    if !directory.isEmpty {
      guard mayGoOn(), case .success(let folder) = CPath.openFolder(directory) else { return }
      descriptor = folder
    }
    defer { if descriptor != AT_FDCWD { close(descriptor) } }
    for index in 0..<names.count where mayGoOn() {
      add(names[index], in: descriptor, item: base + UInt32(index))
    }
  }

  private mutating func add(_ path: some Collection<UInt8>, in directory: Int32, item: UInt32) {
    var status = stat()
    guard CPath.with(path, { fstatat(directory, $0, &status, 0) }) == 0,
      status.st_mode & S_IFMT == S_IFREG
    else { return }
    let identity = FileIdentity(status)
    let seconds = identity.modified.dividedDown(by: 1_000_000_000)
    batch.append(
      FileFact(
        item: PhotoID(rawValue: item), size: identity.size, modified: identity.modified,
        localSeconds: clock.local(seconds)))
    if batch.count == FileFactsGatherer.batchLimit { flush() }
  }

  private mutating func mayGoOn() -> Bool {
    if isGivenUp { return false }
    untilAsked -= 1
    guard untilAsked < 0 else { return true }
    untilAsked = 255
    isGivenUp = !isWanted()
    return !isGivenUp
  }
}

extension Int64 {
  /// The quotient, rounded towards the past.
  fileprivate func dividedDown(by divisor: Int64) -> Int64 {
    let (quotient, rest) = quotientAndRemainder(dividingBy: divisor)
    return rest < 0 ? quotient - 1 : quotient
  }
}
