/// What a decoder that was started with `--export` is asked for, one request at a time. Paths are
/// bytes.
package enum ExportRequest: Hashable, Sendable {
  /// What the file says of itself. Only its header is read.
  case metadata(id: UInt64, source: [UInt8])
  /// The photo, written to a new file.
  case copy(id: UInt64, ExportCopy)
  /// A small JPEG in sRGB, upright, without metadata.
  /// - `longestEdge`: pixels, from 1 on; a smaller photo keeps its size.
  case thumbnail(id: UInt64, source: [UInt8], longestEdge: UInt32)
  /// One PNG picture of many photos.
  case sheet(id: UInt64, ExportSheet)

  /// Given by whoever asks; replies carry it.
  package var id: UInt64 {
    switch self {
    case .metadata(let id, _), .copy(let id, _), .thumbnail(let id, _, _), .sheet(let id, _): id
    }
  }
}
