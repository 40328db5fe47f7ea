/// Cuts a stream of bytes into the paths in it.
struct PathSplitter {
  let separator: UInt8
  /// Longer paths are left out, so that a stream without separators takes no more memory than this.
  var limit = 1 << 16

  /// How many paths were too long.
  private(set) var tooLongCount = 0
  private var current: [UInt8] = []
  private var isTooLong = false
  private var isAtStart = true

  init(separator: UInt8) { self.separator = separator }

  /// - Returns: the paths that are complete now, without the empty ones.
  mutating func append(_ piece: ArraySlice<UInt8>) -> [[UInt8]] {
    var paths: [[UInt8]] = []
    var rest = piece
    while let end = rest.firstIndex(of: separator) {
      keep(rest[..<end])
      if let path = self.end() { paths.append(path) }
      rest = rest[(end + 1)...]
    }
    keep(rest)
    return paths
  }

  /// Takes what stands after the last separator as a path.
  /// - Returns: nil when there is nothing.
  mutating func end() -> [UInt8]? {
    defer {
      current = []
      isTooLong = false
      isAtStart = false
    }
    if isTooLong {
      tooLongCount += 1
      return nil
    }
    // Editors put a byte order mark in front of lists that they write.
    if isAtStart, current.starts(with: [0xef, 0xbb, 0xbf]) { current.removeFirst(3) }
    return current.isEmpty ? nil : current
  }

  private mutating func keep(_ bytes: ArraySlice<UInt8>) {
    guard !isTooLong else { return }
    if current.count + bytes.count > limit {
      isTooLong = true
      current = []
    } else {
      current += bytes
    }
  }
}
