import SystemEdge

/// A folder that is held open, so that what is done in it is done there whatever its path means
/// meanwhile, and however long that path is.
final class OpenFolder {
  let descriptor: Int32

  private init(_ descriptor: Int32) { self.descriptor = descriptor }

  deinit { close(descriptor) }

  static func at(_ path: [UInt8]) -> Result<OpenFolder, SystemError> {
    CPath.openFolder(path).map(OpenFolder.init)
  }

  /// Its own identity.
  var identity: FileIdentity? {
    var status = stat()
    return fstat(descriptor, &status) == 0 ? FileIdentity(status) : nil
  }

  /// What stands under a name: a link itself, not what it leads to.
  func identity(of name: [UInt8]) -> Result<FileIdentity, SystemError> {
    CPath.with(name) { name in
      var status = stat()
      guard fstatat(descriptor, name, &status, AT_SYMLINK_NOFOLLOW) == 0 else {
        return .failure(.last)
      }
      return .success(FileIdentity(status))
    }
  }

  /// Whether anything stands under a name, or can't be told.
  func holds(_ name: [UInt8]) -> Bool {
    if case .failure(let error) = identity(of: name) { return !error.meansAbsent }
    return true
  }

  /// Makes a file that is on the disk when this returns; nothing is left of one that failed.
  /// - Returns: EEXIST when the name is taken, or why else it was not made; nil when it was.
  func create(_ name: [UInt8], _ content: [UInt8]) -> SystemError? {
    let flags = O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC | O_NOFOLLOW
    let file = CPath.with(name) { openat(descriptor, $0, flags, 0o600) }
    guard file >= 0 else { return .last }
    defer { close(file) }
    if let error = FileOutput.write(content, to: file) ?? FileOutput.sync(file) {
      remove(name)
      return error
    }
    return nil
  }

  /// The content of a small file; nil when it is no regular file, or can't be read.
  func read(_ name: [UInt8], atMost limit: Int = 1 << 16) -> [UInt8]? {
    let flags = O_RDONLY | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK
    let file = CPath.with(name) { openat(descriptor, $0, flags) }
    guard file >= 0 else { return nil }
    defer { close(file) }
    guard case .success(let facts) = FileFacts.of(descriptor: file), facts.isRegular else {
      return nil
    }
    return FileOutput.read(file, atMost: limit)
  }

  /// Takes a file's name away. Only ever called for files of our own making.
  @discardableResult
  func remove(_ name: [UInt8]) -> SystemError? {
    CPath.with(name) { unlinkat(descriptor, $0, 0) == 0 ? nil : .last }
  }

  /// Gives a file another name; never replaces what stands there.
  /// - Returns: EEXIST when the name is taken, EXDEV across volumes, or why else it failed.
  func rename(_ name: [UInt8], to folder: OpenFolder, as newName: [UInt8]) -> SystemError? {
    ExclusiveRename.rename(name, in: descriptor, to: newName, in: folder.descriptor)
  }

  /// Puts the names that stand in it on the disk.
  func sync() { _ = FileOutput.sync(descriptor) }

  /// All names in it but "." and "..", in no order.
  func names() -> [[UInt8]] {
    guard let nameOffset = MemoryLayout<dirent>.offset(of: \.d_name) else { return [] }
    let copy = CPath.with(Array(".".utf8)) { openat(descriptor, $0, O_RDONLY | O_CLOEXEC) }
    guard copy >= 0 else { return [] }
    guard let stream = fdopendir(copy) else {
      close(copy)
      return []
    }
    defer { closedir(stream) }
    var names: [[UInt8]] = []
    while let entry = readdir(stream) {
      // The name may be longer than the structure's field: it is read by address.
      let start = UnsafeRawPointer(entry).advanced(by: nameOffset)
      let length = strlen(start.assumingMemoryBound(to: CChar.self))
      let name = Array(UnsafeRawBufferPointer(start: start, count: length))
      if name != Array(".".utf8) && name != Array("..".utf8) { names.append(name) }
    }
    return names
  }
}
