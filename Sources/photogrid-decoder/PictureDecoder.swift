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
      let preview = PreviewDecoder(photo).first(for: request.box)
      if let preview { reply(.picture(try encode(preview, of: photo, quality: .embedded))) }
      let (raster, quality) = try decode(photo, orShow: preview)
      reply(.picture(try encode(raster, of: photo, quality: quality)))
    } catch {
      reply(.failure(error))
    }
  }

  /// The photo, or its preview: all that can be saved of a file whose own data can't be decoded.
  private func decode(
    _ photo: Photo, orShow preview: Raster?
  ) throws(DecodeFailure) -> (Raster, DecodedPicture.Quality) {
    do throws(DecodeFailure) {
      return try RasterDecoder(photo, box: request.box).decode()
    } catch {
      guard let preview = preview ?? PreviewDecoder(photo).raster(for: request.box) else {
        throw error
      }
      return (preview, .partial)
    }
  }

  private func reply(_ result: PictureReply.Result) {
    send(PictureReply(id: request.id, result: result, microseconds: watch.microseconds))
  }

  private func encode(
    _ raster: Raster, of photo: Photo, quality: DecodedPicture.Quality
  ) throws(DecodeFailure) -> DecodedPicture {
    let size = request.box.fit(photo)
    let encoder = PictureEncoder(box: request.box, columns: size.columns, rows: size.rows)
    return DecodedPicture(
      quality: quality, columns: size.columns, rows: size.rows,
      content: try encoder.content(raster),
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
    switch encoding {
    case .symbols:
      let size = fit(photo)
      return (
        Int(size.columns) * SymbolEncoder.samplesPerCell,
        Int(size.rows) * SymbolEncoder.samplesPerCell
      )
    case .pixels:
      return pixelSize(
        pixelWidth: UInt32(photo.shownWidth), pixelHeight: UInt32(photo.shownHeight))
    }
  }
}
