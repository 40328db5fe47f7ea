import CellGeometry

/// What a terminal with the kitty graphics protocol keeps of our pictures. It holds pictures of all
/// programs up to a limit and throws away the oldest ones beyond it, shown or not: so we keep below
/// it ourselves.
struct KittyStore: Sendable {
  private struct Entry {
    var id: UInt32
    /// Bytes of the pixels, not compressed.
    var size: Int
    /// The frame that showed it last.
    var lastShown: UInt64
  }

  /// Bytes of pixels that the terminal is to keep for us: kitty's limit is 320 MB (its
  /// documentation, "Image persistence and storage quotas").
  static let usualQuota = 200 << 20

  private let medium: PictureMethod.KittyMedium
  private let namePrefix: [UInt8]
  private let tmuxLevels: Int
  private let quota: Int
  private var entries: [PictureID: Entry] = [:]
  private var used: Set<UInt32> = []
  private var total = 0
  private var lastID: UInt32
  private var lastFile = 0
  private var frame: UInt64 = 0

  init(
    medium: PictureMethod.KittyMedium, namePrefix: [UInt8], seed: UInt64, tmuxLevels: Int,
    quota: Int = KittyStore.usualQuota
  ) {
    self.medium = medium
    self.namePrefix = namePrefix
    self.tmuxLevels = tmuxLevels
    self.quota = quota
    lastID = UInt32(truncatingIfNeeded: seed % UInt64(Self.idCount))
  }

  // MARK: - Identifiers

  /// Identifiers that a placeholder can name with a colour of the palette and a mark: those with the
  /// two middle bytes 0 and the others not, and below 2^31, which Konsole takes for the largest.
  /// Terminals give programs no rooms of their own, so every process begins at another one.
  static let idCount: UInt32 = 127 * 255

  private static func id(_ number: UInt32) -> UInt32 {
    (number / 255 + 1) << 24 | (number % 255 + 1)
  }

  private mutating func newID() -> UInt32 {
    repeat { lastID = (lastID + 1) % Self.idCount } while used.contains(Self.id(lastID))
    return Self.id(lastID)
  }

  /// The terminal's identifier of a picture; nil when it does not keep it.
  subscript(picture: PictureID) -> UInt32? { entries[picture]?.id }

  // MARK: - Pictures

  /// Has the terminal keep what a frame shows, and forget what has not been shown for longest when
  /// that is too much.
  ///
  /// - Parameters:
  ///   - shown: the frame's pictures; those without pixels are passed over.
  ///   - follow: what is sent after a picture's pixels.
  ///   - store: as of `PictureDrawing.draw`.
  /// - Returns: what is to be written, and the pictures that the terminal forgets.
  mutating func keep(
    _ shown: [EncodedPicture], follow: (EncodedPicture, UInt32) -> [UInt8] = { _, _ in [] },
    store: (PictureFile) -> Bool
  ) -> (bytes: [UInt8], forgotten: [PictureID]) {
    frame += 1
    var news: [EncodedPicture] = []
    for picture in shown {
      guard case .raster = picture.content else { continue }
      if entries[picture.id] == nil { news.append(picture) }
      entries[picture.id]?.lastShown = frame
    }
    guard !news.isEmpty else { return ([], []) }
    let needed = news.reduce(0) { $0 + Self.size(of: $1) }
    var (bytes, forgotten) = forget(downTo: quota - needed)
    for picture in news {
      bytes += send(picture, store)
      if let id = entries[picture.id]?.id { bytes += wrapped(follow(picture, id)) }
    }
    return (bytes, forgotten)
  }

  private mutating func send(_ picture: EncodedPicture, _ store: (PictureFile) -> Bool) -> [UInt8] {
    guard case .raster(let pixels, let size) = picture.content, entries[picture.id] == nil else {
      return []
    }
    let id = newID()
    entries[picture.id] = Entry(id: id, size: Self.size(of: picture), lastShown: frame)
    used.insert(id)
    total += Self.size(of: picture)
    if let file = file(pixels), store(file) {
      return wrapped(
        KittySequence.transmission(id, file, width: size.width, height: size.height))
    }
    return KittySequence.transmission(id, pixels, width: size.width, height: size.height)
      .flatMap(wrapped)
  }

  private mutating func file(_ pixels: [UInt8]) -> PictureFile? {
    let place: PictureFile.Place
    switch medium {
    case .direct: return nil
    case .temporaryFile: place = .file
    case .sharedMemory: place = .sharedMemory
    }
    lastFile += 1
    return PictureFile(place: place, name: namePrefix + Array("\(lastFile)".utf8), bytes: pixels)
  }

  private static func size(of picture: EncodedPicture) -> Int {
    guard case .raster(_, let size) = picture.content else { return 0 }
    return size.area * 4
  }

  /// Forgets pictures that the present frame does not show, the longest unseen ones first.
  private mutating func forget(downTo limit: Int) -> (bytes: [UInt8], forgotten: [PictureID]) {
    guard total > limit else { return ([], []) }
    var bytes: [UInt8] = []
    var forgotten: [PictureID] = []
    let unseen = entries.filter { $0.value.lastShown != frame }
    let order = unseen.sorted {
      ($0.value.lastShown, $0.value.id) < ($1.value.lastShown, $1.value.id)
    }
    for (picture, entry) in order where total > limit {
      bytes += wrapped(KittySequence.removal(entry.id))
      entries[picture] = nil
      used.remove(entry.id)
      total -= entry.size
      forgotten.append(picture)
    }
    return (bytes, forgotten)
  }

  /// A sequence for the terminal itself, through what stands before it.
  func wrapped(_ sequence: [UInt8]) -> [UInt8] {
    sequence.isEmpty ? [] : TmuxPassthrough.wrapped(sequence, levels: tmuxLevels)
  }

  /// What takes all our pictures away.
  var farewell: [UInt8] {
    entries.values.map(\.id).sorted().flatMap { wrapped(KittySequence.removal($0)) }
  }

  /// Notes that the terminal keeps nothing any more.
  mutating func forgetAll() {
    entries = [:]
    used = []
    total = 0
  }

  /// About how many bytes it takes until the terminal has a picture.
  func cost(of picture: EncodedPicture) -> Int {
    guard entries[picture.id] == nil else { return 0 }
    return medium == .direct ? picture.byteCount * 4 / 3 : 200
  }
}
