import CVips
import DecoderProtocol

/// Makes the rows of a sheet as they are asked for, from the top to the bottom.
final class SheetPainter {
  let layout: SheetLayout
  private let sheet: ExportSheet
  private let begin: (Int) -> Void
  private var canvas: SheetCanvas
  /// The row of photos that is on the canvas; -1 is what stands above the first.
  private var current: Int?
  private var failureOfTile: [Int: DecodeFailure] = [:]

  init(_ sheet: ExportSheet, begin: @escaping (Int) -> Void) {
    self.sheet = sheet
    self.begin = begin
    layout = SheetLayout(count: sheet.tiles.count, hasTitle: !sheet.title.isEmpty)
    canvas = SheetCanvas(
      width: layout.width, height: max(SheetLayout.rowHeight, layout.headHeight))
  }

  /// The photos that could not be shown, in their order.
  var failures: [ExportReply.TileFailure] {
    failureOfTile.sorted { $0.key < $1.key }
      .map { ExportReply.TileFailure(tile: UInt32($0.key), failure: $0.value) }
  }

  /// The pixels of a row, until the next call.
  func row(_ y: Int) -> UnsafePointer<UInt8> {
    let below = y - layout.headHeight
    let place = below < 0 ? -1 : min(below / SheetLayout.rowHeight, layout.rows)
    if place != current {
      current = place
      paint(place)
    }
    return canvas.row(below < 0 ? y : below - place * SheetLayout.rowHeight)
  }

  private func paint(_ row: Int) {
    canvas.clear()
    if row < 0 { return paintTitle() }
    let first = row * layout.columns
    for tile in first..<max(first, min(first + layout.columns, sheet.tiles.count)) {
      ResourceLimits.allowMoreTime()
      begin(tile)
      paint(tile, left: layout.left(ofColumn: tile - first))
    }
  }

  private func paintTitle() {
    guard layout.hasTitle,
      let text = SheetLabel(
        sheet.title, style: .title, width: layout.width - 2 * SheetLayout.margin)
    else { return }
    canvas.draw(text, left: SheetLayout.margin, top: SheetLayout.margin)
  }

  private func paint(_ tile: Int, left: Int) {
    let side = SheetLayout.tile
    switch picture(of: tile) {
    case .success(let raster):
      canvas.draw(
        raster, left: left + (side - raster.width) / 2, top: (side - raster.height) / 2)
    case .failure(let failure):
      failureOfTile[tile] = failure
      canvas.drawBox(left: left, top: 0, side: side)
      if let words = SheetLabel(failure.reason, style: .reason, width: side - 48) {
        canvas.draw(
          words, left: left + (side - words.width) / 2, top: max(0, (side - words.height) / 2))
      }
    }
    guard let caption = SheetLabel(sheet.tiles[tile].caption, style: .caption, width: side) else {
      return
    }
    canvas.draw(
      caption, left: left + (side - caption.width) / 2, top: side + SheetLayout.captionGap)
  }

  private func picture(of tile: Int) -> Result<Raster, DecodeFailure> {
    switch sheet.tiles[tile].content {
    case .reason(let words): return .failure(DecodeFailure(.unreachable, reason: words))
    case .photo(let path):
      do throws(DecodeFailure) {
        let photo = try Photo(path: path)
        let size = photo.fitting(longestEdge: SheetLayout.tile)
        let decoder = RasterDecoder(photo, size: size, background: SheetCanvas.paper)
        return .success(try decoder.decode().0)
      } catch {
        _ = VipsLibrary.takeError()
        return .failure(error)
      }
    }
  }
}
