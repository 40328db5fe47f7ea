import CVips
import DecoderProtocol

/// Answers one request: a preview where that is quick, then the picture, or why there is none.
struct PictureDecoder {
  private let request: PictureRequest
  private let send: (PictureReply) -> Void
  private let watch = Stopwatch()

  init(_ request: PictureRequest, send: @escaping (PictureReply) -> Void) {
    self.request = request
    self.send = send
  }

  func run() {
    do throws(DecodeFailure) {
      let photo = try Photo(path: request.path)
      let preview = PreviewDecoder(photo).raster(for: request.box)
      if let preview { reply(.picture(encode(preview, of: photo, quality: .embedded))) }
      do throws(DecodeFailure) {
        let (raster, quality) = try RasterDecoder(photo, box: request.box).decode()
        reply(.picture(encode(raster, of: photo, quality: quality)))
      } catch {
        // All that can be saved of the file.
        guard let preview else { throw error }
        reply(.picture(encode(preview, of: photo, quality: .partial)))
      }
    } catch {
      reply(.failure(error))
    }
  }

  private func reply(_ result: PictureReply.Result) {
    send(PictureReply(id: request.id, result: result, microseconds: watch.microseconds))
  }

  private func encode(
    _ raster: Raster, of photo: Photo, quality: DecodedPicture.Quality
  ) -> DecodedPicture {
    let size = request.box.fit(photo)
    let lines: [[UInt8]]
    switch request.box.encoding {
    case .symbols(let colors, let shapes):
      let encoder = SymbolEncoder(
        columns: Int(size.columns), rows: Int(size.rows), colors: colors, shapes: shapes,
        background: request.box.background)
      lines = encoder.lines(raster)
    case .pixels: lines = []
    }
    return DecodedPicture(
      quality: quality, columns: size.columns, rows: size.rows, lines: lines,
      pixelWidth: UInt32(photo.shownWidth), pixelHeight: UInt32(photo.shownHeight))
  }
}

extension PictureBox {
  /// The cells that a photo covers.
  func fit(_ photo: Photo) -> (columns: UInt16, rows: UInt16) {
    fit(pixelWidth: UInt32(photo.shownWidth), pixelHeight: UInt32(photo.shownHeight))
  }

  /// The pixels that are wanted of a photo, upright.
  func sampleSize(_ photo: Photo) -> (width: Int, height: Int) {
    let size = fit(photo)
    return (
      Int(size.columns) * SymbolEncoder.samplesPerCell,
      Int(size.rows) * SymbolEncoder.samplesPerCell
    )
  }
}
