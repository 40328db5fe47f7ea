import AlbumModel
import SystemEdge

/// Reads folders, one at a time; keeps its memory from one to the next. Of a file it looks at the
/// name and the kind that the folder's own entry gives, and asks the file system only where that
/// does not tell.
struct FolderReader {
  let includesHidden: Bool
  /// Told how many photos were found since it was told last, at times.
  let count: (Int) -> Void
  /// Asked at times.
  let isCancelled: () -> Bool

  private var photos = Block()
  private var folders = Block()
  private var links = Block()
  private var lastExtension: UInt64 = 0
  private var lastExtensionIsPhoto = false

  init(
    includesHidden: Bool, count: @escaping (Int) -> Void, isCancelled: @escaping () -> Bool
  ) {
    self.includesHidden = includesHidden
    self.count = count
    self.isCancelled = isCancelled
  }

  /// Reads the folder to its end, in no more than a few allocations however much it holds.
  /// - `descriptor`: an open folder's, which is closed by this.
  mutating func read(_ descriptor: Int32) -> FolderListing {
    guard let stream = fdopendir(descriptor) else {
      let error = SystemError.last
      close(descriptor)
      return FolderListing(fault: error)
    }
    defer { closedir(stream) }
    photos.clear()
    folders.clear()
    links.clear()
    var listing = FolderListing()
    listing.fault = readEntries(stream, descriptor)
    listing.photos = photos.sorted()
    listing.folders = folders.sorted()
    listing.links = links.sorted()
    return listing
  }

  #if canImport(Darwin)
    private typealias Stream = UnsafeMutablePointer<DIR>
  #else
    private typealias Stream = OpaquePointer
  #endif

  private mutating func readEntries(_ stream: Stream, _ descriptor: Int32) -> SystemError? {
    guard let nameOffset = MemoryLayout<dirent>.offset(of: \.d_name) else { return nil }
    var told = 0
    var entries = 0
    defer { count(photos.count - told) }
    while true {
      errno = 0
      guard let entry = readdir(stream) else { return errno == 0 ? nil : .last }
      // The name may be longer than the structure's field: it is read by address.
      let name = UnsafeRawPointer(entry).advanced(by: nameOffset)
        .assumingMemoryBound(to: UInt8.self)
      take(name, type: Int32(entry.pointee.d_type), descriptor)
      entries += 1
      guard entries % 2048 == 0 else { continue }
      if isCancelled() { return nil }
      count(photos.count - told)
      told = photos.count
    }
  }

  private mutating func take(_ start: UnsafePointer<UInt8>, type: Int32, _ directory: Int32) {
    let isHidden = start[0] == UInt8(ascii: ".")
    if isHidden {
      guard includesHidden else { return }
      if start[1] == 0 || (start[1] == UInt8(ascii: ".") && start[2] == 0) { return }
    }
    let length = strlen(UnsafeRawPointer(start).assumingMemoryBound(to: CChar.self))
    let name = UnsafeBufferPointer(start: start, count: length)
    switch type {
    case Int32(DT_REG): if isPhoto(name) { photos.append(name) }
    case Int32(DT_DIR): folders.append(name)
    case Int32(DT_LNK): takeLink(name, directory)
    case Int32(DT_UNKNOWN): takeUnknown(name, directory)
    default: break
    }
  }

  private mutating func takeUnknown(_ name: UnsafeBufferPointer<UInt8>, _ directory: Int32) {
    switch facts(name, directory, followsLinks: false)?.kind {
    case .regular: if isPhoto(name) { photos.append(name) }
    case .folder: folders.append(name)
    case .link: takeLink(name, directory)
    case .special, nil: break
    }
  }

  private mutating func takeLink(_ name: UnsafeBufferPointer<UInt8>, _ directory: Int32) {
    switch facts(name, directory, followsLinks: true)?.kind {
    case .regular: if isPhoto(name) { photos.append(name) }
    case .folder: links.append(name)
    case .link, .special, nil: break
    }
  }

  /// - `name`: bytes that a zero follows.
  private func facts(
    _ name: UnsafeBufferPointer<UInt8>, _ directory: Int32, followsLinks: Bool
  ) -> FileFacts? {
    guard let base = name.baseAddress else { return nil }
    let path = UnsafeRawPointer(base).assumingMemoryBound(to: CChar.self)
    // What can not be looked at is not there, as far as a listing goes.
    return try? FileFacts.of(path, in: directory, followsLinks: followsLinks).get()
  }

  /// A folder's files mostly have one extension, so the last answer is kept.
  private mutating func isPhoto(_ name: UnsafeBufferPointer<UInt8>) -> Bool {
    guard let packed = PhotoKind.packedExtension(of: name) else { return false }
    if packed != lastExtension {
      lastExtension = packed
      lastExtensionIsPhoto = PhotoKind.kind(packedExtension: packed) != nil
    }
    return lastExtensionIsPhoto
  }

  /// Names as they come.
  private struct Block {
    private var bytes: [UInt8] = []
    private var ends: [UInt32] = []

    var count: Int { ends.count }

    mutating func clear() {
      bytes.removeAll(keepingCapacity: true)
      ends.removeAll(keepingCapacity: true)
    }

    mutating func append(_ name: UnsafeBufferPointer<UInt8>) {
      // 4 GiB of names in one folder: what is beyond is left out.
      guard bytes.count + name.count <= UInt32.max else { return }
      bytes.append(contentsOf: name)
      ends.append(UInt32(bytes.count))
    }

    /// The names in natural order, in memory of exactly their size.
    func sorted() -> NameList {
      guard !ends.isEmpty else { return NameList() }
      let exact = NameList(
        bytes: bytes.withUnsafeBufferPointer { Array($0) },
        ends: ends.withUnsafeBufferPointer { Array($0) })
      return NaturalOrder.sort(exact)
    }
  }
}
