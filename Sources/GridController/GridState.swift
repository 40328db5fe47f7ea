package import AlbumModel
package import CellGeometry
package import DecoderProtocol
package import GridLayout
package import TerminalCore

/// All that the program knows: from it alone a frame is drawn, and by `update` alone it changes.
package struct GridState: Equatable, Sendable {
  package let settings: Settings
  package internal(set) var library = Library()
  package internal(set) var layout: FlowLayout
  package internal(set) var viewport: Viewport
  /// Nil exactly when the library has no photo.
  package internal(set) var cursor: Cursor?
  package internal(set) var mode = InteractionMode.browse
  package internal(set) var overlay: Overlay?
  package internal(set) var sizing: ItemSizing
  package internal(set) var pictures = PictureLedger()
  package internal(set) var facts: [SectionID: SectionFacts] = [:]
  package internal(set) var message: Message?
  package internal(set) var pending = PendingKeys()
  package internal(set) var capabilities: TerminalCapabilities
  /// Columns and rows of the whole window.
  package internal(set) var window: Size
  /// Photos found so far, while more may come.
  package internal(set) var photosFound = 0
  /// Which way the view moved last: the next page that way is made ready.
  package internal(set) var travel = Direction.down
  /// The requests of the last demand, without those that were answered.
  var demanded: [UInt64] = []
  /// The sections of the last measuring.
  var measured: [SectionID] = []

  package init(settings: Settings, window: Size, capabilities: TerminalCapabilities) {
    self.settings = settings
    self.window = window
    self.capabilities = capabilities
    sizing = ItemSizing(fixedColumns: settings.fixedColumns)
    let grid = Self.gridSize(in: window)
    layout = FlowLayout(metrics: sizing.metrics(for: grid))
    viewport = Viewport(size: grid, topInset: SectionKind.headerHeight)
    if let line = settings.missingDecoder { message = Message(.warning, line) }
  }

  /// The smallest window that can be worked in.
  package static let smallestWindow = Size(width: 20, height: 6)

  package var isTooSmall: Bool {
    window.width < Self.smallestWindow.width || window.height < Self.smallestWindow.height
  }

  /// Rows of the bar on top and of the status line.
  package static let barHeight = 1

  /// Where the grid is, on the screen.
  package var gridRect: Rect {
    Rect(origin: Point(x: 0, y: Self.barHeight), size: Self.gridSize(in: window))
  }

  static func gridSize(in window: Size) -> Size {
    Size(width: max(1, window.width), height: max(1, window.height - 2 * barHeight))
  }

  /// The cursor's place; nil when there is no photo.
  package var cursorPath: GridIndexPath? {
    cursor.flatMap { library.snapshot.indexPath(of: $0.item, in: $0.section) }
  }

  /// Everything that the window shows a part of, in reading order, in content coordinates.
  package var visibleElements: [LayoutAttributes] { layout.attributes(in: viewport.visibleRect) }

  /// The room for an item's picture.
  package var pictureBox: PictureBox {
    let item = layout.metrics.itemSize
    return box(
      columns: item.width - 2 * ItemSizing.gutter, rows: item.height - ItemSizing.captionHeight)
  }

  /// The room for the library's footer picture.
  package var footerBox: PictureBox {
    box(columns: layout.metrics.width, rows: SectionKind.footerPictureHeight)
  }

  private func box(columns: Int, rows: Int) -> PictureBox {
    let cell = capabilities.cellPixels ?? Size(width: 10, height: 20)
    return PictureBox(
      columns: UInt16(clamping: max(1, columns)), rows: UInt16(clamping: max(1, rows)),
      cellWidth: UInt16(clamping: max(1, cell.width)),
      cellHeight: UInt16(clamping: max(1, cell.height)),
      encoding: .symbols(colors, shapes))
  }

  private var colors: PictureEncoding.SymbolColors {
    switch capabilities.colors {
    case .none: .none
    case .eight: .eight
    case .sixteen: .sixteen
    case .palette: .palette
    case .direct: .direct
    }
  }

  private var shapes: PictureEncoding.SymbolShapes {
    switch capabilities.symbols {
    case .ascii: .ascii
    case .half: .half
    case .quadrant: .quadrant
    case .sextant: .sextant
    }
  }
}
