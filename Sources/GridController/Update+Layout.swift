import AlbumModel
import CellGeometry
import DecoderProtocol
import GridLayout
import TerminalCore

extension GridState {
  /// Follows the window.
  mutating func resize(to size: Size) {
    guard size != window else { return }
    window = size
    relayout()
  }

  mutating func changeSizing(_ change: (inout ItemSizing, Size) -> Void) {
    let before = sizing
    change(&sizing, gridRect.size)
    if sizing != before { relayout() }
  }

  /// Lays out anew for the present window and item size. The cursor's item stays where it was on
  /// the screen as nearly as can be, and in view.
  mutating func relayout() {
    let boxes = boxes
    let row = cursorRow
    let grid = gridRect.size
    layout.apply(sizing.metrics(for: grid))
    layOutEnlarged()
    viewport.resize(to: grid, contentHeight: layout.contentSize.height)
    keepCursor(atRow: row)
    if let path = cursorPath { cursor?.goalColumn = layout.column(of: path) }
    forgetPictures(unlessFor: boxes)
  }

  /// Forgets the pictures that were made for other rooms than there are now.
  private mutating func forgetPictures(unlessFor old: PictureBoxes) {
    let new = boxes
    guard new != old else { return }
    pictures.forget { key in
      switch key {
      case .photo: new.item != old.item
      case .enlarged: new.enlarged != old.enlarged
      case .large: new.large != old.large
      case .footer: new.footer != old.footer
      }
    }
  }

  mutating func adopt(_ capabilities: TerminalCapabilities) {
    let boxes = boxes
    self.capabilities = capabilities
    forgetPictures(unlessFor: boxes)
    // Its shape depends on that of a cell.
    followEnlarged()
  }

  /// The window's row at which the cursor's item begins; nil without a cursor.
  var cursorRow: Int? {
    cursorPath.flatMap { layout.frameOfItem(at: $0) }.map { $0.y - viewport.offset }
  }

  /// Scrolls so that the cursor's item begins at a row of the window again.
  mutating func keepCursor(atRow row: Int?) {
    guard let row, let path = cursorPath, let frame = layout.frameOfItem(at: path) else { return }
    viewport.scroll(to: frame.y - row, contentHeight: layout.contentSize.height)
    revealCursor()
  }
}
