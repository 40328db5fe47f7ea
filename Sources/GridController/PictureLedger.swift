import CellGeometry
import DecoderProtocol
import TerminalCore

/// The pictures at hand, and those that were asked for. Bounded in bytes: what has been out of use
/// longest goes first, and nothing that the present view wants.
package struct PictureLedger: Equatable, Sendable {
  private var entries: [PictureKey: PictureEntry] = [:]
  private var keys: [UInt64: PictureKey] = [:]
  /// When each was wanted last, by a count of views.
  private var lastWanted: [PictureKey: UInt64] = [:]
  private var view: UInt64 = 0
  /// What the present view wants.
  private var wanted: [PictureKey] = []
  private var nextRequest: UInt64 = 1
  package private(set) var byteCount = 0

  /// Pictures as symbols take some 10 kB each: this holds a few thousand.
  static let byteLimit = 48 << 20

  package init() {}

  package subscript(key: PictureKey) -> PictureEntry? { entries[key] }

  /// The picture that a request was made for; nil when nobody wants it any more.
  package func key(ofRequest request: UInt64) -> PictureKey? { keys[request] }

  /// Notes which pictures the view wants, and makes entries for those that are new.
  mutating func want(_ wanted: [PictureKey]) {
    guard wanted != self.wanted else { return }
    self.wanted = wanted
    view += 1
    for key in wanted {
      lastWanted[key] = view
      guard entries[key] == nil else { continue }
      entries[key] = PictureEntry(request: nextRequest, status: .loading, picture: nil)
      keys[nextRequest] = key
      nextRequest += 1
    }
    forgetWaiting()
  }

  /// Takes a reply in.
  /// - Returns: the picture that it is for; nil for one that nobody wants any more.
  ///
  /// `cell` is a terminal cell's size in pixels, for which the picture was made.
  mutating func receive(_ reply: PictureReply, cell: Size) -> PictureKey? {
    guard let key = keys[reply.id], var entry = entries[key], !entry.status.isFinal else {
      return nil
    }
    byteCount -= entry.picture?.byteCount ?? 0
    switch reply.result {
    case .picture(let decoded):
      entry.status = .shown(decoded.quality)
      entry.picture = Self.encode(decoded, request: reply.id, cell: cell)
      entry.pixels = Size(width: Int(decoded.pixelWidth), height: Int(decoded.pixelHeight))
    case .failure(let failure):
      entry.status = .failed(failure)
      entry.picture = nil
    }
    byteCount += entry.picture?.byteCount ?? 0
    entries[key] = entry
    if byteCount > Self.byteLimit { evict() }
    return key
  }

  /// Forgets some pictures, which are asked for anew when they are wanted: they were made for another
  /// size or other colours, or show what is no longer so.
  mutating func forget(where isForgotten: (PictureKey) -> Bool) {
    for key in entries.keys.filter(isForgotten) { remove(key) }
    wanted = []
  }

  /// Requests are numbered from 1 and a picture has at most two stages, so that twice the number
  /// tells every picture from every other.
  private static func encode(
    _ decoded: DecodedPicture, request: UInt64, cell: Size
  ) -> EncodedPicture {
    let size = Size(width: Int(decoded.columns), height: Int(decoded.rows))
    let content: EncodedPicture.Content =
      switch decoded.content {
      case .symbols(let rows): .symbols(rows)
      case .strips(let strips): .strips(strips)
      case .raster(let bytes):
        .raster(bytes, Size(width: size.width * cell.width, height: size.height * cell.height))
      }
    return EncodedPicture(
      id: PictureID(rawValue: request * 2 + (decoded.quality == .embedded ? 0 : 1)), size: size,
      content: content)
  }

  /// An entry that still waits and is no longer wanted is dropped, so that it is asked for anew,
  /// in its new place in the queue, when it comes back.
  private mutating func forgetWaiting() {
    for (key, entry) in entries where entry.status == .loading && lastWanted[key] != view {
      remove(key)
    }
  }

  private mutating func evict() {
    let unused = entries.keys.filter { lastWanted[$0] != view }
    for key in unused.sorted(by: { (lastWanted[$0] ?? 0) < (lastWanted[$1] ?? 0) }) {
      guard byteCount > Self.byteLimit * 3 / 4 else { return }
      remove(key)
    }
  }

  private mutating func remove(_ key: PictureKey) {
    guard let entry = entries.removeValue(forKey: key) else { return }
    keys[entry.request] = nil
    lastWanted[key] = nil
    byteCount -= entry.picture?.byteCount ?? 0
  }
}
