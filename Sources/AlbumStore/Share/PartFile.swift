import SystemEdge

/// A file that gets its name when it is whole. Until then it has a name of its own, which nothing
/// keeps when it is given up.
final class PartFile {
  let folder: OpenFolder
  /// `.photogrid-XXXXXXXXXXXX.part`.
  let name: [UInt8]
  /// -1 when somebody else makes the file.
  private(set) var descriptor: Int32 = -1
  private var isKept = false

  private static let start = Array(".photogrid-".utf8)
  private static let end = Array(".part".utf8)

  private init(in folder: OpenFolder) {
    self.folder = folder
    let number = String(UInt64.random(in: 0..<1 << 60), radix: 36)
    name = Self.start + Array(number.utf8) + Self.end
  }

  /// Removes from a folder what runs left that died.
  static func sweep(_ folder: OpenFolder) {
    Leftovers.find(in: folder, kind: S_IFREG, where: isName).forEach { folder.remove($0) }
  }

  private static func isName(_ name: [UInt8]) -> Bool {
    guard name.starts(with: start), name.suffix(end.count).elementsEqual(end) else { return false }
    let number = name.dropFirst(start.count).dropLast(end.count)
    let digits = Set("0123456789abcdefghijklmnopqrstuvwxyz".utf8)
    return (1...12).contains(number.count) && number.allSatisfy(digits.contains)
  }

  deinit {
    if descriptor >= 0 { close(descriptor) }
    if !isKept { folder.remove(name) }
  }

  /// Makes the file.
  /// - `isPrivate`: whether nobody else may read it before its mode is set.
  static func create(in folder: OpenFolder, isPrivate: Bool) throws(SystemError) -> PartFile {
    let file = PartFile(in: folder)
    let flags = O_RDWR | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC
    file.descriptor = CPath.with(file.name) {
      openat(folder.descriptor, $0, flags, isPrivate ? 0o600 : 0o666)
    }
    guard file.descriptor >= 0 else {
      let error = SystemError.last
      file.isKept = true
      throw error
    }
    return file
  }

  /// Only chooses the name.
  static func reserve(in folder: OpenFolder) -> PartFile { PartFile(in: folder) }

  /// Opens what somebody else has made under the name.
  func open() throws(SystemError) {
    let flags = O_RDWR | O_NOFOLLOW | O_CLOEXEC
    descriptor = CPath.with(name) { openat(folder.descriptor, $0, flags) }
    guard descriptor >= 0 else { throw .last }
  }

  /// Puts the file on the disk and gives it the first free of a name's numbered forms. Nothing is
  /// ever replaced.
  /// - Returns: the name that it got.
  func commit(as wanted: [UInt8]) throws(SystemError) -> [UInt8] {
    if let error = FileOutput.sync(descriptor) { throw error }
    for number in 1...100_000 {
      let candidate = ShareName.numbered(wanted, number)
      guard let error = folder.rename(name, to: folder, as: candidate) else {
        isKept = true
        return candidate
      }
      guard error.code == EEXIST else { throw error }
    }
    throw SystemError(code: EEXIST)
  }
}
