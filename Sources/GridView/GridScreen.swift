import AlbumModel
import CellGeometry
package import GridController
package import GridLayout
package import TerminalCore

/// The view: a state goes in, a frame comes out, and nothing else happens. Costs what is visible.
package struct GridScreen {
  private let state: GridState
  private let elements: [LayoutAttributes]
  private let theme: Theme
  private let glyphs: Glyphs
  private let shown: Snapshot
  private let cursorPath: GridIndexPath?

  /// Takes the state's visible elements from who has asked for them already.
  package init(_ state: GridState, elements: [LayoutAttributes]? = nil) {
    self.state = state
    self.elements = elements ?? state.visibleElements
    shown = state.shown
    cursorPath = state.cursorPath
    theme = Theme.named(state.settings.theme, for: state.capabilities)
    glyphs = state.capabilities.symbols == .ascii ? .ascii : .unicode
  }

  package func frame() -> Frame {
    var canvas = Canvas(size: state.window, glyphs: glyphs)
    if state.isTooSmall {
      drawTooSmall(on: &canvas)
    } else {
      if state.overlay == .detail {
        DetailView(state: state, theme: theme).draw(on: &canvas)
      } else {
        drawGrid(on: &canvas)
        drawAlbumList(on: &canvas)
      }
      drawBars(on: &canvas)
      drawOverlay(on: &canvas)
    }
    return canvas.frame
  }

  private func drawTooSmall(on canvas: inout Canvas) {
    let least = GridState.smallestWindow
    let words = DisplayText("photogrid needs \(least.width)×\(least.height) cells")
    let lines = TextLines.wrap(words, width: state.window.width, limit: state.window.height)
    let top = (state.window.height - lines.count) / 2
    for (index, line) in lines.enumerated() {
      canvas.writeCentered(line, x: 0, y: top + index, width: state.window.width, .plain)
    }
  }

  private func drawBars(on canvas: inout Canvas) {
    canvas.clip = Rect(origin: .zero, size: state.window)
    let top = Rect(x: 0, y: 0, width: state.window.width, height: GridState.barHeight)
    BarView(state: state, theme: theme, check: canvas.glyphs.check).draw(in: top, on: &canvas)
    StatusLineView(state: state, theme: theme).draw(
      in: top.offset(y: state.window.height - GridState.barHeight), on: &canvas)
  }

  private func drawOverlay(on canvas: inout Canvas) {
    switch state.overlay {
    case .help(let scroll)?:
      canvas.clip = state.menuArea
      HelpView(state: state, theme: theme).draw(scroll: scroll, in: state.menuArea, on: &canvas)
    case .order?, .confirm?, .share?:
      canvas.clip = state.menuArea
      if let menu = state.menu {
        MenuView(theme: theme).draw(menu, in: state.menuArea, on: &canvas)
      }
    case .detail?, nil: break
    }
  }

  // MARK: - The grid

  private func drawGrid(on canvas: inout Canvas) {
    canvas.clip = state.gridRect
    drawGround(on: &canvas)
    if state.layout.sectionCount == 0 {
      drawEmptyLibrary(on: &canvas)
      return
    }
    if state.pinnedSection != nil {
      canvas.clip = state.gridRect.inset(by: EdgeInsets(top: SectionKind.headerHeight))
    }
    canvas.avoidsOverlap = state.motion != nil
    for drawn in state.drawn(elements) { draw(drawn.element, in: drawn.frame, on: &canvas) }
    canvas.avoidsOverlap = false
    drawDropMark(on: &canvas)
    canvas.clip = state.gridRect
    if let pinned = state.pinnedSection { drawPinnedHeader(of: pinned, on: &canvas) }
  }

  /// Where the lifted items would drop.
  private func drawDropMark(on canvas: inout Canvas) {
    guard let lift = state.lift else { return }
    let mark = state.layout.caret(before: lift.target)
      .offset(x: state.gridRect.x, y: state.gridRect.y - state.viewport.offset)
    for y in mark.y..<max(mark.y + 1, mark.maxY) {
      canvas.write(glyphs.dropMark, x: mark.x, y: y, theme.cursor)
    }
  }

  private func drawAlbumList(on canvas: inout Canvas) {
    guard state.albumList != nil else { return }
    canvas.clip = state.menuArea
    AlbumListView(state: state, theme: theme).draw(on: &canvas)
  }

  private func drawGround(on canvas: inout Canvas) {
    guard theme.ground == .wood else { return }
    let wood = WoodGround(colors: state.capabilities.colors)
    let grid = state.gridRect
    for y in 0..<grid.height {
      for x in 0..<grid.width {
        canvas.set(
          wood.cell(x: x, contentRow: y + state.viewport.offset), x: grid.x + x, y: grid.y + y)
      }
    }
  }

  private func drawEmptyLibrary(on canvas: inout Canvas) {
    let grid = state.gridRect
    canvas.writeCentered(
      DisplayText(emptyWords), x: grid.x, y: grid.y + grid.height / 2, width: grid.width,
      theme.rule)
  }

  /// Why there is nothing to be seen, and what helps.
  private var emptyWords: String {
    if let filter = state.filter {
      return state.photosToRead > 0
        ? "Reading what the photos say of themselves" : "Nothing matches \(filter.text)"
    }
    if state.library.isScanning { return glyphs.scanning }
    guard let undo = state.settings.keymap.keys(of: .undo).first, !state.undoSteps.isEmpty else {
      return "No photos in this library"
    }
    return "No photos in this library; \(HelpText.label(undo.notation)) takes back the last edit"
  }

  private func draw(
    _ element: LayoutAttributes.Element, in frame: Rect, on canvas: inout Canvas
  ) {
    switch element {
    case .item(let path):
      guard let item = shown.item(at: path) else { return }
      let key = state.pictureKey(of: item, at: path)
      ItemCellView(state: state, theme: theme, key: key).draw(
        item, in: frame, isCursor: path == cursorPath, on: &canvas)
    case .header(let section):
      supplementaries(of: section).drawHeader(ofSection: section, in: frame, on: &canvas)
    case .footer(let section):
      supplementaries(of: section).drawFooter(ofSection: section, in: frame, on: &canvas)
    case .empty(let section):
      supplementaries(of: section).drawEmptyState(ofSection: section, in: frame, on: &canvas)
    }
  }

  private func drawPinnedHeader(of section: Int, on canvas: inout Canvas) {
    let rect = Rect(
      x: state.gridRect.x, y: state.gridRect.y, width: state.gridRect.width,
      height: SectionKind.headerHeight)
    supplementaries(of: section).drawHeader(ofSection: section, in: rect, on: &canvas)
  }

  private func supplementaries(of section: Int) -> any SupplementaryProvider {
    switch state.kind(ofSection: section) {
    case .album: AlbumSupplementaries(state: state, shown: shown, theme: theme)
    case .pin: PinSupplementaries(state: state, shown: shown, theme: theme)
    }
  }
}
