import CellGeometry

/// Pictures that the terminal keeps and shows where placeholder characters stand: they scroll, clip
/// and vanish as text does.
struct PlaceholderPictures: PictureDrawing {
  private var store: KittyStore
  private var layer: PictureLayer<PlaceholderPieces>

  init(_ store: KittyStore, _ erases: Bool) {
    self.store = store
    layer = PictureLayer(PlaceholderPieces(), erases: erases)
  }

  mutating func draw(
    _ frame: Frame, changedFrom old: CellBuffer?, avoidsCorner: Bool,
    store file: (PictureFile) -> Bool
  ) -> PictureOutput {
    var output = PictureOutput()
    let kept = store.keep(
      frame.placements.map(\.picture),
      follow: { picture, id in
        KittySequence.virtualPlacement(id, columns: picture.size.width, rows: picture.size.height)
      }, store: file)
    output.preparation = kept.bytes
    var ids: [PictureID: UInt32] = [:]
    for placement in frame.placements { ids[placement.picture.id] = store[placement.picture.id] }
    layer.pieces.ids = ids
    output.writes = layer.writes(for: frame, changedFrom: old, avoidsCorner: avoidsCorner)
    return output
  }

  mutating func invalidate() { layer.invalidate() }

  mutating func goodbye() -> [UInt8] {
    defer { store.forgetAll() }
    layer.invalidate()
    return store.farewell
  }

  var farewell: [UInt8] { store.farewell }

  func cost(of placement: Placement) -> Int {
    let cells = placement.picture.size.width * placement.visibleRows.count
    return store.cost(of: placement.picture) + cells * PlaceholderPieces.bytesPerCell
  }
}
