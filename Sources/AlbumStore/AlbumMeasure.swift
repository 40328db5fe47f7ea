import AlbumModel
import SystemEdge

/// What an album's files add up to.
enum AlbumMeasure {
  /// - `isWanted`: asked at times.
  /// - Returns: nil when it is not wanted any more. Files that are not there, and what lies on the
  ///   web, count for nothing.
  static func facts(of album: Album, isWanted: () -> Bool) -> SectionFacts? {
    switch album.contents {
    case .files(let directory, let names):
      measure(names, in: directory, isWanted)
    case .entries(let entries):
      measure(entries, isWanted)
    }
  }

  private static func measure(
    _ names: NameList, in directory: [UInt8], _ isWanted: () -> Bool
  ) -> SectionFacts? {
    if directory.isEmpty { return sum(names, in: nil, isWanted) }
    guard case .success(let descriptor) = CPath.openFolder(directory) else { return Sum().facts }
    defer { close(descriptor) }
    return sum(names, in: descriptor, isWanted)
  }

  private static func sum(
    _ names: NameList, in directory: Int32?, _ isWanted: () -> Bool
  ) -> SectionFacts? {
    var sum = Sum()
    for i in 0..<names.count {
      if i % 256 == 0, !isWanted() { return nil }
      sum.add(FileFacts.of(names[i], in: directory))
    }
    return sum.facts
  }

  private static func measure(
    _ entries: [PhotoDetails], _ isWanted: () -> Bool
  ) -> SectionFacts? {
    var sum = Sum()
    for (i, entry) in entries.enumerated() {
      if i % 256 == 0, !isWanted() { return nil }
      if case .file(let path) = entry.location { sum.add(FileFacts.of(path)) }
    }
    return sum.facts
  }

  /// What was counted so far.
  private struct Sum {
    private var byteCount: UInt64 = 0
    /// In seconds since 1970.
    private var earliest: Int64?
    private var latest: Int64?

    mutating func add(_ result: Result<FileFacts, SystemError>) {
      guard case .success(let file) = result, file.isRegular else { return }
      byteCount &+= file.size
      earliest = min(earliest ?? file.modified, file.modified)
      latest = max(latest ?? file.modified, file.modified)
    }

    var facts: SectionFacts {
      SectionFacts(
        byteCount: byteCount, earliest: earliest.flatMap(localDay),
        latest: latest.flatMap(localDay))
    }

    /// - `time`: in seconds since 1970.
    private func localDay(of time: Int64) -> CivilDay? {
      var time = time_t(time)
      var parts = tm()
      guard localtime_r(&time, &parts) != nil else { return nil }
      return CivilDay(
        year: Int(parts.tm_year) + 1900, month: Int(parts.tm_mon) + 1, day: Int(parts.tm_mday))
    }
  }
}
