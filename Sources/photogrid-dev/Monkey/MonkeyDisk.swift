import Foundation

/// Files by the bytes of their names: a name need not be text.
enum MonkeyDisk {
  /// Calls the body with a path as C has it.
  static func with<Result>(_ path: [UInt8], _ body: (UnsafePointer<CChar>) -> Result) -> Result {
    (path.map { CChar(bitPattern: $0) } + [0]).withUnsafeBufferPointer { buffer in
      guard let base = buffer.baseAddress else { fatalError("an array that is not empty") }
      return body(base)
    }
  }

  static func join(_ folder: [UInt8], _ name: [UInt8]) -> [UInt8] { folder + [0x2f] + name }

  /// The names in a folder, without `.` and `..`.
  static func names(in folder: [UInt8]) -> [[UInt8]] {
    guard let stream = with(folder, { opendir($0) }) else { return [] }
    defer { closedir(stream) }
    var names: [[UInt8]] = []
    while let entry = readdir(stream) {
      let name = withUnsafeBytes(of: entry.pointee.d_name) { Array($0.prefix { $0 != 0 }) }
      if name != [0x2e], name != [0x2e, 0x2e] { names.append(name) }
    }
    return names.sorted { $0.lexicographicallyPrecedes($1) }
  }

  static func isFolder(_ path: [UInt8]) -> Bool {
    var status = stat()
    return with(path) { lstat($0, &status) } == 0 && status.st_mode & S_IFMT == S_IFDIR
  }

  static func isThere(_ path: [UInt8]) -> Bool {
    var status = stat()
    return with(path) { lstat($0, &status) } == 0
  }

  /// All files below a folder, and all folders, itself first.
  static func tree(_ folder: [UInt8]) -> (files: [[UInt8]], folders: [[UInt8]]) {
    var files: [[UInt8]] = []
    var folders = [folder]
    for name in names(in: folder) {
      let path = join(folder, name)
      if isFolder(path) {
        let below = tree(path)
        files += below.files
        folders += below.folders
      } else {
        files.append(path)
      }
    }
    return (files, folders)
  }

  static func read(_ path: [UInt8]) -> [UInt8]? {
    let file = with(path) { open($0, O_RDONLY | O_CLOEXEC) }
    guard file >= 0 else { return nil }
    defer { close(file) }
    var bytes = [UInt8](repeating: 0, count: 4096)
    let count = Foundation.read(file, &bytes, bytes.count)
    return count < 0 ? nil : Array(bytes.prefix(count))
  }

  /// Writes a new file, or appends to one that is there.
  static func write(_ bytes: [UInt8], to path: [UInt8], appending: Bool = false) throws {
    let flags = O_WRONLY | O_CLOEXEC | (appending ? O_APPEND : O_CREAT | O_EXCL)
    let file = with(path) { open($0, flags, 0o644) }
    guard file >= 0 else {
      if appending { return }
      throw MonkeyProblem(
        description: "\(text(path)) can't be made: \(String(cString: strerror(errno)))")
    }
    defer { close(file) }
    _ = Foundation.write(file, bytes, bytes.count)
  }

  static func makeFolder(_ path: [UInt8]) { _ = with(path) { mkdir($0, 0o755) } }

  static func setMode(_ path: [UInt8], _ mode: mode_t) { _ = with(path) { chmod($0, mode) } }

  /// Renames without taking another one's place.
  static func move(_ path: [UInt8], to other: [UInt8]) -> Bool { rename(path, other, noReplace) }

  /// Puts each of two files in the other's place.
  static func exchange(_ path: [UInt8], _ other: [UInt8]) -> Bool { rename(path, other, swap) }

  private static func rename(_ path: [UInt8], _ other: [UInt8], _ flags: UInt32) -> Bool {
    with(path) { from in
      with(other) { to in
        #if canImport(Darwin)
          return renamex_np(from, to, flags) == 0
        #else
          return rename2?(AT_FDCWD, from, AT_FDCWD, to, flags) == 0
        #endif
      }
    }
  }

  #if canImport(Darwin)
    private static let noReplace = UInt32(RENAME_EXCL)
    private static let swap = UInt32(RENAME_SWAP)
  #else
    /// RENAME_NOREPLACE and RENAME_EXCHANGE of renameat2(2).
    private static let noReplace: UInt32 = 1
    private static let swap: UInt32 = 2

    private typealias Rename =
      @convention(c) (
        Int32, UnsafePointer<CChar>, Int32, UnsafePointer<CChar>, UInt32
      ) -> Int32

    /// `renameat2`, which no header shows to Swift.
    private static let rename2: Rename? = dlsym(nil, "renameat2").map {
      unsafeBitCast($0, to: Rename.self)
    }
  #endif

  static func text(_ path: [UInt8]) -> String { String(decoding: path, as: UTF8.self) }
}
