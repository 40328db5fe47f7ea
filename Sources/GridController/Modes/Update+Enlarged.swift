package import AlbumModel
package import CellGeometry
import GridLayout
import TerminalCore

extension GridState {
  /// Lets the cursor's item fill the grid's width, or shrinks it when it does.
  mutating func toggleEnlarged() {
    guard let cursor else { return }
    if isEnlarged(cursor.item, in: cursor.section) { return shrink() }
    guard mode == .browse else { return }
    enlarged = cursor
    layOutEnlarged()
    centerCursor()
  }

  package func isEnlarged(_ item: PhotoID, in section: SectionID) -> Bool {
    enlarged.map { $0.item == item && $0.section == section } ?? false
  }

  mutating func shrink() {
    guard enlarged != nil else { return }
    let row = cursorRow
    enlarged = nil
    layout.enlarge(nil, height: 0)
    viewport.scroll(to: viewport.offset, contentHeight: layout.contentSize.height)
    keepCursor(atRow: row)
  }

  /// Gives the layout the enlarged item's place and height, or shrinks it when it is gone.
  mutating func layOutEnlarged() {
    guard let enlarged else { return layout.enlarge(nil, height: 0) }
    guard let path = shown.indexPath(of: enlarged.item, in: enlarged.section) else {
      self.enlarged = nil
      return layout.enlarge(nil, height: 0)
    }
    layout.enlarge(path, height: enlargedHeight)
  }

  /// Gives the enlarged item its own shape once that is known.
  mutating func followEnlarged() {
    let row = cursorRow
    let before = layout
    layOutEnlarged()
    guard layout != before else { return }
    keepCursor(atRow: row)
    if let cursor, isEnlarged(cursor.item, in: cursor.section) { centerCursor() }
  }

  /// Rows of the enlarged item with its caption: what its photo needs at full width, at most what the
  /// window shows below the header.
  private var enlargedHeight: Int {
    let most = max(1, viewport.size.height - viewport.topInset)
    let width = max(1, layout.metrics.width - 2 * ItemSizing.gutter)
    guard let item = enlarged?.item, let pixels = pixels(of: item), pixels.width > 0 else {
      return most
    }
    let cell = cellPixels
    let rows = (width * cell.width * pixels.height) / max(1, pixels.width * cell.height)
    let least = layout.metrics.itemSize.height
    return min(most, max(least, rows + ItemSizing.captionHeight))
  }

  /// Pixels of a whole photo, once a decoder has said.
  package func pixels(of item: PhotoID) -> Size? {
    for key in [PictureKey.photo(item), .enlarged(item), .large(item)] {
      if let pixels = pictures[key]?.pixels { return pixels }
    }
    return nil
  }

  /// Scrolls so that the cursor's item stands in the middle of the window.
  private mutating func centerCursor() {
    guard let path = cursorPath, let frame = layout.frameOfItem(at: path) else { return }
    let room = viewport.size.height - viewport.topInset
    let y = frame.y - viewport.topInset - max(0, room - frame.height) / 2
    viewport.scroll(to: y, contentHeight: layout.contentSize.height)
  }
}
