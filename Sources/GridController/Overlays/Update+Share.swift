import AlbumModel
import TerminalCore

extension GridState {
  mutating func openShareSheet() { overlay = .share(ShareSheet()) }

  package var isSharing: Bool {
    if case .share(let sheet)? = overlay, case .running = sheet.stage { true } else { false }
  }

  /// How many of the selected photos the grid does not show.
  var hiddenCount: Int { selection.count - shownOnes(of: selection.items).count }

  /// What the sheet would share, in the order selected.
  func sharedItems(_ sheet: ShareSheet) -> [PhotoID] {
    sheet.includesHidden ? selection.items : shownOnes(of: selection.items)
  }

  /// The user's commands by their letters: their own where no other line has it, else digits; one for
  /// which no digit is left is not offered.
  var commandLetters: [(Character, Int)] {
    var taken = Set(ShareSheet.standardChoices.map(\.letter) + ["l", "L", "x", "h", "s", "q"])
    var letters: [Int: Character] = [:]
    for (index, command) in settings.shareCommands.enumerated() {
      if let letter = command.letter, taken.insert(letter).inserted { letters[index] = letter }
    }
    var digits = "123456789".filter { !taken.contains($0) }.makeIterator()
    return settings.shareCommands.indices.compactMap { index in
      (letters[index] ?? digits.next()).map { ($0, index) }
    }
  }

  mutating func choose(_ letter: Character, in sheet: ShareSheet) -> [Effect] {
    switch sheet.stage {
    case .choosing: return chooseTarget(letter, sheet)
    case .askingToMake(let target, let folder): return answerToMake(letter, target, folder, sheet)
    case .running(let order, _, _): return letter == "c" ? [.cancelShare(order)] : []
    case .typing, .typingEdge: return []
    }
  }

  private mutating func chooseTarget(_ letter: Character, _ old: ShareSheet) -> [Effect] {
    var sheet = old
    sheet.problem = nil
    switch letter {
    case "l":
      let index = ShareSheet.edges.firstIndex(of: sheet.options.longestEdge) ?? -1
      sheet.options.longestEdge = ShareSheet.edges[(index + 1) % ShareSheet.edges.count]
    case "L":
      sheet.stage = .typingEdge(TextField(sheet.options.longestEdge.map(String.init) ?? ""))
    case "x": sheet.options.keepsMetadata.toggle()
    case "h": sheet.includesHidden.toggle()
    case "s":
      // Back to selecting.
      overlay = nil
      return []
    case "q": return closeMenu()
    default: return chooseTarget(ofLetter: letter, sheet)
    }
    overlay = .share(sheet)
    return []
  }

  private mutating func chooseTarget(ofLetter letter: Character, _ sheet: ShareSheet) -> [Effect] {
    let command = commandLetters.first { $0.0 == letter }.map { ShareSheet.Target.command($0.1) }
    let standard = ShareSheet.standardChoices.first { $0.letter == letter }?.target
    guard let target = standard ?? command else { return [] }
    guard !sharedItems(sheet).isEmpty else {
      message = Message(
        .information, "All selected photos are hidden by the search; h includes them")
      return []
    }
    guard target.question != nil else { return run(target, path: "", sheet) }
    var sheet = sheet
    sheet.stage = .typing(target, TextField(proposal(for: target)))
    overlay = .share(sheet)
    return []
  }

  /// A path to begin with.
  private func proposal(for target: ShareSheet.Target) -> String {
    switch target {
    case .zip: "photos.zip"
    case .tar: "photos.tar"
    case .page: "photos.html"
    case .picture: "photos.png"
    default: ""
    }
  }

  /// What was typed is complete.
  mutating func accept(_ old: ShareSheet) -> [Effect] {
    var sheet = old
    switch sheet.stage {
    case .typing(let target, let field):
      let path = field.text
      guard !path.allSatisfy({ $0 == " " }) else {
        sheet.problem = "Expected a path"
        overlay = .share(sheet)
        return []
      }
      return run(target, path: path, sheet)
    case .typingEdge(let field):
      if let edge = Int(field.text), (16...65_535).contains(edge) {
        sheet.options.longestEdge = edge
        sheet.stage = .choosing
      } else if field.isEmpty {
        sheet.options.longestEdge = nil
        sheet.stage = .choosing
      } else {
        sheet.problem = "Expected a number from 16 to 65535, or nothing for the originals"
      }
      overlay = .share(sheet)
      return []
    case .choosing, .askingToMake, .running: return []
    }
  }

  private mutating func answerToMake(
    _ letter: Character, _ target: ShareSheet.Target, _ folder: String, _ old: ShareSheet
  ) -> [Effect] {
    switch letter {
    case "y": return run(target, path: folder, old, makesFolder: true)
    case "n", "q":
      var sheet = old
      sheet.stage = .typing(target, TextField(folder))
      overlay = .share(sheet)
      return []
    default: return []
    }
  }

  /// Begins to share.
  private mutating func run(
    _ target: ShareSheet.Target, path: String, _ old: ShareSheet, makesFolder: Bool = false
  ) -> [Effect] {
    let items = sharedItems(old)
    if target == .output { return giveOut(items) }
    var sheet = old
    let shared = items.map(sharedItem)
    let order = ShareOrder(
      id: nextShare, target: shareTarget(target, shared, path: path, makesFolder: makesFolder),
      items: shared, options: sheet.options)
    nextShare += 1
    sheet.lastTarget = target
    sheet.lastPath = path
    sheet.stage = .running(order: order.id, done: 0, of: items.count)
    overlay = .share(sheet)
    guard case .clipboardPaths(let text) = order.target else { return [.share(order)] }
    return [.copyText(text), .share(order)]
  }

  private func address(of location: PhotoLocation) -> [UInt8] {
    switch location {
    case .file(let path): path
    case .remote(let address): address
    }
  }

  private func shareTarget(
    _ target: ShareSheet.Target, _ items: [SharedItem], path: String, makesFolder: Bool
  ) -> ShareTarget {
    let bytes = Array(path.utf8)
    return switch target {
    case .copy: .copy(folder: bytes, makesFolder: makesFolder)
    case .zip: .archive(bytes, .zip)
    case .tar: .archive(bytes, .tar)
    case .page: .page(bytes)
    case .picture: .picture(bytes)
    case .clipboardPaths, .output:
      .clipboardPaths(PathText.lines(items.map(\.location), in: settings.currentFolder))
    case .clipboardPicture: .clipboardPicture
    case .mail: .mail
    case .command(let index):
      .command(
        label: settings.shareCommands[index].label, words: settings.shareCommands[index].words)
    }
  }

  private func sharedItem(_ item: PhotoID) -> SharedItem {
    let photo = library.catalog.photo(item)
    return SharedItem(
      item: item, location: photo.location, name: photo.name, caption: photo.caption)
  }

  /// Notes paths for standard output.
  private mutating func giveOut(_ items: [PhotoID]) -> [Effect] {
    let addresses = items.map { address(of: library.catalog.photo($0).location) }
    output += addresses
    overlay = nil
    enter(.browse)
    let paths = items.count == 1 ? "1 path goes" : "\(items.count) paths go"
    let words = "\(paths) to standard output when photogrid ends"
    let isAmbiguous =
      settings.outputEndsLines && addresses.contains(where: PathText.isOnSeveralLines)
    message =
      isAmbiguous
      ? Message(.warning, "\(words); there are line breaks in names: -0 tells them apart")
      : Message(.information, words)
    return []
  }

  // MARK: - What becomes of it

  mutating func receive(_ report: ShareReport) {
    guard case .share(var sheet)? = overlay, case .running(let order, _, _) = sheet.stage,
      order == report.id
    else { return }
    switch report.news {
    case .progress(let done, let of):
      sheet.stage = .running(order: order, done: done, of: of)
      overlay = .share(sheet)
    case .finished(let outcome) where outcome.isFolderMissing:
      sheet.stage = .askingToMake(sheet.lastTarget, folder: sheet.lastPath)
      overlay = .share(sheet)
    case .finished(let outcome):
      overlay = nil
      enter(.browse)
      message = Self.message(for: outcome)
    }
  }

  private static func message(for outcome: ShareReport.Outcome) -> Message {
    var parts: [String] = []
    if !outcome.words.isEmpty { parts.append(outcome.words) }
    if outcome.wasCancelled { parts.append("cancelled") }
    if let problem = outcome.problem { parts.append(problem) }
    if let first = outcome.failures.first {
      let more = outcome.failures.count > 1 ? " (and \(outcome.failures.count - 1) more)" : ""
      parts.append("\(DisplayText(bytes: first.name).string): \(first.words)\(more)")
    }
    let isFine = outcome.problem == nil && outcome.failures.isEmpty && !outcome.wasCancelled
    if !isFine { parts.append("gv selects again") }
    return Message(isFine ? .information : .warning, parts.joined(separator: "; "))
  }
}
