import CVips
import DecoderProtocol

/// Answers one request.
struct Exporter {
  private let id: UInt64
  private let send: (ExportReply) -> Void

  private static let thumbnailQuality = 82
  private static let white: [UInt8] = [255, 255, 255]

  init(_ id: UInt64, send: @escaping (ExportReply) -> Void) {
    self.id = id
    self.send = send
  }

  func run(_ request: ExportRequest) {
    reply(result(request))
    _ = VipsLibrary.takeError()
  }

  private func reply(_ result: ExportReply.Result) {
    send(ExportReply(id: id, result: result))
  }

  private func result(_ request: ExportRequest) -> ExportReply.Result {
    do throws(DecodeFailure) {
      switch request {
      case .metadata(_, let source): return .metadata(try MetadataReader.record(source))
      case .copy(_, let copy):
        return .copied(fileExtension: try PhotoCopier(copy).run().fileExtension)
      case .thumbnail(_, let source, let edge): return try thumbnail(source, Int(edge))
      case .sheet(_, let sheet):
        return .sheet(try SheetWriter(sheet) { reply(.progress(tile: UInt32($0))) }.run())
      }
    } catch {
      return .failure(error)
    }
  }

  private func thumbnail(
    _ source: [UInt8], _ edge: Int
  ) throws(DecodeFailure) -> ExportReply.Result {
    let photo = try Photo(path: source)
    let decoder = RasterDecoder(
      photo, size: photo.fitting(longestEdge: edge), background: Self.white)
    let raster = try decoder.decode().0
    guard let bytes = raster.picture?.encoded(as: .jpeg, quality: Self.thumbnailQuality),
      let jpeg = MetadataScrubber.scrub(bytes, .jpeg)
    else { throw DecodeFailure(.corrupt, reason: "can't be written as JPEG") }
    return .thumbnail(jpeg: jpeg, width: UInt32(raster.width), height: UInt32(raster.height))
  }
}
