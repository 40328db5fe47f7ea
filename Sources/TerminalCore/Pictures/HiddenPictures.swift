/// Draws no picture.
struct HiddenPictures: PictureDrawing {
  mutating func draw(
    _ frame: Frame, changedFrom old: CellBuffer?, avoidsCorner: Bool,
    store: (PictureFile) -> Bool
  ) -> PictureOutput { PictureOutput() }

  mutating func invalidate() {}

  func cost(of placement: Placement) -> Int { 0 }
}
