import CVips
import DecoderProtocol

/// Writes a sheet row by row: only one row of photos is ever in memory.
struct SheetWriter {
  private let sheet: ExportSheet
  private let begin: (Int) -> Void

  /// - Parameters:
  ///   - sheet: what is to be on it.
  ///   - begin: called with the number of the photo that is decoded next.
  init(_ sheet: ExportSheet, begin: @escaping (Int) -> Void) {
    self.sheet = sheet
    self.begin = begin
  }

  /// - Returns: the photos that could not be shown.
  func run() throws(DecodeFailure) -> [ExportReply.TileFailure] {
    let file = try NewFile(sheet.destination)
    let painter = SheetPainter(sheet, begin: begin)
    let layout = painter.layout
    let status = withExtendedLifetime(painter) {
      cv_write_png(
        file.descriptor, Int32(layout.width), Int32(layout.height),
        { painter, y in
          guard let painter else { return nil }
          return Unmanaged<SheetPainter>.fromOpaque(painter).takeUnretainedValue().row(Int(y))
        }, Unmanaged.passUnretained(painter).toOpaque())
    }
    guard status == 0 else {
      let isFull = VipsLibrary.takeError().lowercased().contains("no space")
      throw DecodeFailure(
        .unreadable, reason: isFull ? "the disk is full" : "the picture can't be written")
    }
    file.keep()
    return painter.failures
  }
}
