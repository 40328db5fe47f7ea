import AlbumModel
import CellGeometry
import GridLayout
import TerminalCore

extension GridState {
  /// Rows that one step of the wheel scrolls.
  private static let wheelRows = 3

  mutating func receive(_ mouse: MouseEvent) -> [Effect] {
    switch mouse.kind {
    case .scrollUp: return wheel(-Self.wheelRows, at: mouse.position)
    case .scrollDown: return wheel(Self.wheelRows, at: mouse.position)
    case .press(.left): return press(at: mouse.position)
    case .drag(.left):
      drag(at: mouse.position)
      return []
    case .release: return release()
    case .press, .drag: return []
    }
  }

  private mutating func wheel(_ rows: Int, at point: Point) -> [Effect] {
    switch overlay {
    case .help(let scroll)?:
      let last = HelpText.lastStart(inHeight: gridRect.height, settings.keymap)
      overlay = .help(scroll: max(0, min(last, scroll + rows)))
    case .detail?: return performInDetail(rows < 0 ? .previousPhoto : .nextPhoto, count: nil)
    case .order?, .confirm?, .share?: scrollMenu(by: rows)
    case nil:
      if albumList != nil, split.pane(at: point) == .list {
        scrollAlbums(rows: rows)
      } else {
        scroll(rows: rows)
      }
    }
    return []
  }

  private mutating func press(at point: Point) -> [Effect] {
    message = nil
    holdsItem = false
    if let menu {
      if !menu.frame(in: menuArea).contains(point) { return pressBeside() }
      return menu.letter(at: point, in: menuArea).map { chooseInMenu($0) } ?? []
    }
    switch overlay {
    case .help?:
      closeHelp()
      return []
    case .detail?: return pressInDetail(at: point)
    case .order?, .confirm?, .share?, nil: break
    }
    if let button = barButtons.first(where: { $0.frame.contains(point) }) {
      search = nil
      return perform(button.action, count: nil)
    }
    guard !isTooSmall else { return [] }
    if albumList != nil, split.pane(at: point) == .list { return pressInAlbums(at: point) }
    return pressInGrid(at: point)
  }

  /// Beside a menu is no choice. A share sheet and what is typed into it is not left by a slip.
  private mutating func pressBeside() -> [Effect] {
    if case .share? = overlay { return [] }
    return closeMenu()
  }

  private mutating func pressInDetail(at point: Point) -> [Effect] {
    guard let button = detailButtons.first(where: { $0.frame.contains(point) }) else { return [] }
    return performInDetail(button.action, count: nil)
  }

  private mutating func pressInAlbums(at point: Point) -> [Effect] {
    guard let row = albumViewport.row(atLine: point.y - split.list.y) else { return [] }
    if albumList?.hasFocus == true, listed.sections[row].id == albumList?.section {
      acceptAlbum()
    } else {
      albumList?.hasFocus = true
      goToAlbum(at: row)
    }
    return []
  }

  /// Bars, headers, footers and gutters are nobody's items.
  private mutating func pressInGrid(at point: Point) -> [Effect] {
    guard gridRect.contains(point), split.pane(at: point) == .grid else { return [] }
    if search != nil { search = nil }
    if albumList?.hasFocus == true { acceptAlbum() }
    if lift != nil { return pressWhileLifted(at: point) }
    let row = point.y - gridRect.y
    let content = Point(x: point.x - gridRect.x, y: row + viewport.offset)
    if row < viewport.topInset, let section = pinnedSection {
      return pressHeader(ofSection: section, at: point)
    }
    if let section = layout.section(atRow: content.y),
      layout.frameOfHeader(inSection: section)?.contains(content) == true
    {
      return pressHeader(ofSection: section, at: point)
    }
    guard let path = layout.item(at: content) else { return [] }
    return press(path, at: content)
  }

  /// A pinned search's mark is at the right end of its header.
  private mutating func pressHeader(ofSection section: Int, at point: Point) -> [Effect] {
    guard mode == .edit, pin(ofSection: section) != nil, point.x >= gridRect.maxX - 3 else {
      return []
    }
    return unpin(section: section)
  }

  private mutating func press(_ path: GridIndexPath, at content: Point) -> [Effect] {
    let wasCursor = path == cursorPath
    if mode == .edit, let frame = layout.frameOfItem(at: path),
      ItemSizing.badge(in: frame).contains(content)
    {
      return delete(at: path)
    }
    place(cursorAt: path)
    isAtDeletedEnd = false
    switch mode {
    case .browse: return wasCursor ? perform(.open, count: nil) : []
    case .share:
      range = nil
      performSelection(.toggleSelection)
    case .edit: holdsItem = true
    }
    return []
  }

  /// What was lifted by keys goes where the mouse's button comes up again.
  private mutating func pressWhileLifted(at point: Point) -> [Effect] {
    holdsItem = true
    lift?.isDragged = true
    drag(to: point)
    return []
  }

  private mutating func drag(at point: Point) {
    guard overlay == nil, mode == .edit, holdsItem else { return }
    if lift == nil, !liftItems(isDragged: true) {
      holdsItem = false
      return
    }
    drag(to: point)
  }

  private mutating func release() -> [Effect] {
    holdsItem = false
    return lift?.isDragged == true ? drop() : []
  }

  /// The section whose header is drawn over the window's first row; nil when there is no section.
  package var pinnedSection: Int? { layout.section(atRow: viewport.offset) }

  /// The buttons of the detail view, in the bar.
  package var detailButtons: [BarButton] {
    let open = openCommand?.label ?? "Open"
    var x = window.width
    var buttons: [BarButton] = []
    for (action, label) in [(Action.closeDetail, "Close"), (.openOutside, open)] {
      let named = action == .closeDetail ? Action.cancel : action
      let key = settings.keymap.keys(of: named).first.map { HelpText.label($0.notation) } ?? ""
      let width = DisplayText(key).width + DisplayText(label).width + 4
      guard x - width >= window.width / 3 else { break }
      x -= width
      buttons.append(
        BarButton(
          action: action, key: DisplayText(key), label: DisplayText(label),
          frame: Rect(x: x, y: 0, width: width, height: 1)))
    }
    return buttons.reversed()
  }
}
