import AlbumModel
package import CellGeometry
import TerminalCore

extension GridState {
  /// The menu that lies over the grid; nil when there is none.
  package var menu: Menu? {
    let found: Menu? =
      switch overlay {
      case .order(let menu)?: orderMenu(menu)
      case .confirm(let question)?: Menu(question)
      case .share(let sheet)?: shareMenu(sheet)
      case .help?, .detail?, nil: nil
      }
    guard menuOffset > 0, var menu = found else { return found }
    menu.offset = min(menuOffset, menu.lastOffset(in: menuArea))
    return menu
  }

  /// Where a menu lies.
  package var menuArea: Rect {
    Rect(origin: Point(x: 0, y: Self.barHeight), size: Self.gridSize(in: window))
  }

  private func orderMenu(_ menu: OrderMenu) -> Menu {
    let section = cursor.map { library.catalog.home(of: $0.item) }
    let order = menu.isForSection ? section.map(order(of:)) : usualOrder
    var lines = OrderMenu.choices.map { choice -> Menu.Line in
      let isChosen = order?.key == choice.key
      let words = choice.words + (isChosen && order?.isReversed == true ? ", reversed" : "")
      return Menu.Line(choice.letter, DisplayText(words), isChosen: isChosen)
    }
    lines.append(Menu.Line(nil, ""))
    lines.append(Menu.Line("a", menu.isForSection ? "all albums instead" : "this album instead"))
    lines.append(Menu.Line(nil, "With Shift it is reversed"))
    return Menu(
      title: menu.isForSection ? "Order this album by" : "Order all albums by", lines: lines)
  }

  private func shareMenu(_ sheet: ShareSheet) -> Menu {
    switch sheet.stage {
    case .choosing: return choosingMenu(sheet)
    case .typing(let target, let field):
      let note =
        target == .copy ? "A name that is taken there gets a number" : "Nothing is overwritten"
      var notes = [Menu.Line(nil, DisplayText(note))]
      if let folder = settings.currentFolder, !field.text.hasPrefix("/"),
        !field.text.hasPrefix("~")
      {
        notes.append(Menu.Line(nil, "In " + DisplayText(bytes: folder)))
      }
      return Menu(
        title: DisplayText(target.question ?? ""), lines: problemLines(sheet) + notes,
        field: field)
    case .typingEdge(let field):
      return Menu(
        title: "Pixels of the longest edge", lines: problemLines(sheet), field: field)
    case .askingToMake(_, let folder):
      return Menu(
        title: DisplayText("The folder \(folder) is not there"),
        lines: [Menu.Line("y", "make it"), Menu.Line("n", "choose another one")])
    case .running(_, let done, let of):
      var menu = Menu(
        title: DisplayText("Sharing \(count(of))"), lines: [Menu.Line("c", "cancel")])
      menu.progress = (done, of)
      return menu
    }
  }

  private func problemLines(_ sheet: ShareSheet) -> [Menu.Line] {
    sheet.problem.map { [Menu.Line(nil, DisplayText($0))] } ?? []
  }

  private func choosingMenu(_ sheet: ShareSheet) -> Menu {
    let items = sharedItems(sheet)
    var lines = ShareSheet.standardChoices.map {
      Menu.Line($0.letter, DisplayText($0.words))
    }
    for (letter, command) in commandLetters {
      lines.append(Menu.Line(letter, DisplayText(settings.shareCommands[command].label)))
    }
    lines.append(Menu.Line(nil, ""))
    let edge = sheet.options.longestEdge.map { "copies of at most \($0) pixels" } ?? "the originals"
    lines.append(Menu.Line("l", DisplayText("Size: \(edge)")))
    lines.append(
      Menu.Line(
        "x",
        sheet.options.keepsMetadata
          ? "Place, camera and other metadata: kept" : "Place, camera and other metadata: removed"))
    let hidden = hiddenCount
    if hidden > 0 {
      let words = sheet.includesHidden ? "included" : "left out"
      lines.append(Menu.Line("h", DisplayText("\(hidden) not shown now: \(words)")))
    }
    return Menu(title: DisplayText("Share \(count(items.count))"), lines: lines)
  }

  private func count(_ photos: Int) -> String { photos == 1 ? "1 photo" : "\(photos) photos" }
}

extension Menu {
  init(_ question: Confirmation) {
    let hidden = question.hiddenCount
    let all = question.items.count == 1 ? "1 photo" : "\(question.items.count) photos"
    var lines: [Line] = []
    if hidden > 0 {
      lines.append(Line(nil, DisplayText("\(hidden) of them the search hides")))
      lines.append(Line(nil, ""))
    }
    lines += question.answers.map { Line($0.letter, DisplayText($0.words)) }
    self.init(title: DisplayText("Delete \(all)?"), lines: lines)
  }
}
