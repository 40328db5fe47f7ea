package import AlbumModel
package import CellGeometry
package import DecoderProtocol
package import GridLayout
package import TerminalCore

/// All that the program knows: from it alone a frame is drawn, and by `update` alone it changes.
package struct GridState: Equatable, Sendable {
  package let settings: Settings
  package internal(set) var library = Library()
  package internal(set) var layout: FlowLayout { didSet { layoutVersion &+= 1 } }
  /// Another one for every layout.
  private(set) var layoutVersion: UInt64 = 0
  /// A change of the layout that is being shown; nil when everything is in its place.
  package internal(set) var motion: Motion?
  package internal(set) var viewport: Viewport
  /// The sections and items of the grid where they are others than the library's: in another order,
  /// filtered, below pinned searches. Nil is the library's own snapshot.
  var listing: Snapshot?
  /// The album that is shown alone, as a snapshot; nil shows all.
  var soloListing: Snapshot?
  /// Nil exactly when the grid shows no photo.
  package internal(set) var cursor: Cursor?
  /// Where the cursor was last seen: looking there first spares a search through a sorted section.
  var cursorPlace: GridIndexPath?
  package internal(set) var mode = InteractionMode.browse
  package internal(set) var overlay: Overlay? {
    didSet { if overlay?.name != oldValue?.name { menuOffset = 0 } }
  }
  /// Whether a photo is open below the help.
  var isHelpOverDetail = false
  /// The first line of a menu that is seen.
  var menuOffset = 0
  package internal(set) var selection = Selection()
  /// The range that is being selected.
  package internal(set) var range: SelectedRange?
  /// Items that are being moved.
  package internal(set) var lift: Lift?
  /// The item that fills the grid's width.
  package internal(set) var enlarged: Cursor?
  package internal(set) var filter: Filter? {
    didSet { if filter != oldValue { changeFacts(hadFilter: oldValue != nil) } }
  }
  package internal(set) var pins: [Pin] = []
  /// The search while it is typed.
  package internal(set) var search: SearchField?
  /// The last search, for going from match to match without a filter.
  var lastSearch: Filter?
  package internal(set) var albumList: AlbumList?
  /// What is kept for the next run.
  package internal(set) var memory = LibraryMemory()
  /// Sections in an order of their own, by their identifiers.
  var arranged: [SectionID: ItemList] = [:]
  /// Sections that edits left empty.
  var emptied: Set<SectionID> = []
  package internal(set) var undoSteps: [UndoStep] = []
  package internal(set) var redoSteps: [UndoStep] = []
  /// Whether the edits of earlier runs are known.
  var knowsPastEdits = false
  /// What could be done again before the last edits, until it is known that one of them was done.
  var lapsed = LapsedSteps()
  var nextEdit: UInt64
  /// Whether the cursor fell back to an item before the deleted one: a further deletion needs a move.
  var isAtDeletedEnd = false
  /// What is known of files.
  package internal(set) var photoFacts = FactTable()
  var gathering = FactGathering()
  /// Photos whose own account is wanted for an order or a search and has not come, the next one last.
  var undescribed: [PhotoID] = []
  /// Photos below this identifier have been looked at for `undescribed`.
  var undescribedEnd: UInt32 = 0
  /// The last batch of photos that were asked.
  var described: [PhotoToDescribe] = []
  /// What was asked for and not reported, in the order asked: an edit that is taken back at once and
  /// done again is there three times.
  package internal(set) var pendingEdits: [EditID] = []
  /// Edits that have been asked for so far, with undo and redo.
  var editCount: UInt64 = 0
  /// Whether the property list may be another one than the grid has.
  var isListDoubtful = false
  /// Folders of which files were edited in this run.
  var editedFolders: Set<[UInt8]> = []
  /// Where files are, and were, that were edited in this run.
  var editedPaths: Set<[UInt8]> = []
  /// Folders of which something was told that may be true no more.
  var doubtfulFolders: Set<[UInt8]> = []
  /// Counts the steps of what moves by itself.
  package internal(set) var phase = 0
  var nextShare: UInt64 = 1
  /// What was selected when a mode was left last.
  var lastSelection: [PhotoID] = []
  /// Paths and addresses for standard output.
  var output: [[UInt8]] = []
  /// Whether the mouse's button went down on an item that it may drag.
  var holdsItem = false
  package internal(set) var sizing: ItemSizing
  package internal(set) var pictures = PictureLedger()
  /// What the files of sections add up to: of those that the filter leaves.
  package internal(set) var facts: [SectionID: SectionFacts] = [:]
  /// The same of whole sections, while there is a filter.
  var wholeFacts: [SectionID: SectionFacts] = [:]
  /// Another one whenever facts may be those of other files.
  var factsVersion: UInt64 = 0
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
    nextEdit = settings.firstEdit
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

  /// Where grid and album list are, on the screen.
  package var split: GridSplit {
    GridSplit(
      area: Rect(origin: Point(x: 0, y: Self.barHeight), size: Self.gridSize(in: window)),
      showsList: albumList != nil)
  }

  /// Where the grid is, on the screen.
  package var gridRect: Rect { split.grid }

  static func gridSize(in window: Size) -> Size {
    Size(width: max(1, window.width), height: max(1, window.height - 2 * barHeight))
  }

  /// What the grid shows.
  package var shown: Snapshot { soloListing ?? listed }

  /// What the grid would show without an album alone.
  package var listed: Snapshot { listing ?? library.snapshot }

  /// The cursor's place in what is shown; nil when there is no photo.
  /// - Complexity: O(1) but for the first time after a change of what is shown: then that of
  ///   `ItemList.index(of:)`.
  package var cursorPath: GridIndexPath? {
    guard let cursor else { return nil }
    let shown = shown
    if let place = cursorPlace, shown.item(at: place) == cursor.item,
      shown.sections[place.section].id == cursor.section
    {
      return place
    }
    return shown.indexPath(of: cursor.item, in: cursor.section)
  }

  /// Everything that the window shows a part of, in reading order, in content coordinates.
  package var visibleElements: [LayoutAttributes] { layout.attributes(in: viewport.visibleRect) }

  /// The rooms for pictures.
  struct PictureBoxes: Equatable {
    var item: PictureBox
    var enlarged: PictureBox
    var large: PictureBox
    var footer: PictureBox
  }

  var boxes: PictureBoxes {
    let item = layout.metrics.itemSize
    let detail = DetailLayout(window: window).picture
    return PictureBoxes(
      item: box(
        columns: item.width - 2 * ItemSizing.gutter, rows: item.height - ItemSizing.captionHeight),
      enlarged: box(
        columns: layout.metrics.width - 2 * ItemSizing.gutter,
        rows: viewport.size.height - viewport.topInset - ItemSizing.captionHeight),
      large: box(columns: detail.width, rows: detail.height),
      footer: box(columns: layout.metrics.width, rows: SectionKind.footerPictureHeight))
  }

  /// The room for a picture.
  package func box(for key: PictureKey) -> PictureBox {
    let boxes = boxes
    return switch key {
    case .photo: boxes.item
    case .enlarged: boxes.enlarged
    case .large: boxes.large
    case .footer: boxes.footer
    }
  }

  /// The picture of an item where it stands in the grid.
  package func pictureKey(of item: PhotoID, at path: GridIndexPath) -> PictureKey {
    layout.enlarged?.path == path ? .enlarged(item) : .photo(item)
  }

  private func box(columns: Int, rows: Int) -> PictureBox {
    // Some terminals cut wide pictures. Their height is that of a row.
    let most = capabilities.pictureLimit.map { $0.width / cellPixels.width } ?? columns
    let columns = min(columns, max(1, most))
    return PictureBox(
      columns: UInt16(clamping: max(1, columns)), rows: UInt16(clamping: max(1, rows)),
      cellWidth: UInt16(clamping: cellPixels.width),
      cellHeight: UInt16(clamping: cellPixels.height), encoding: encoding
    ).acceptable
  }

  /// A terminal cell's pixels, at least 1 × 1; the usual ones while they are not known.
  var cellPixels: Size {
    let cell = capabilities.cellPixels ?? Size(width: 10, height: 20)
    return Size(width: max(1, cell.width), height: max(1, cell.height))
  }

  private var encoding: PictureEncoding {
    switch capabilities.pictures {
    case .kitty, .kittyDirect: .pixels(.raster)
    case .iterm2: .pixels(.png)
    case .sixel(let colors): .pixels(.sixel(colors: UInt16(clamping: colors)))
    case .symbols, .none: .symbols(colors, shapes)
    }
  }

  /// Whether there is somebody who makes pictures, and something that shows them.
  package var showsPictures: Bool {
    settings.missingDecoder == nil && capabilities.pictures != .none
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
