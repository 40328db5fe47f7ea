import AlbumModel
import Foundation
import GridController

extension MonkeyWorld {
  /// Counts everything: each photo that was ever made is somewhere, once, and nothing else is there.
  func checkClosed() throws {
    let trash = Array((data + "/Trash").utf8)
    let trashed = MonkeyDisk.tree(MonkeyDisk.join(trash, Array("files".utf8))).files
    let inLibrary = MonkeyDisk.tree(photos).files
    var seen: [Int: [UInt8]] = [:]
    for path in inLibrary + trashed + MonkeyDisk.tree(others).files {
      guard let number = number(of: path) else {
        throw MonkeyProblem(description: "\(MonkeyDisk.text(path)) is no photo of this library")
      }
      if let other = seen.updateValue(path, forKey: number) {
        throw MonkeyProblem(
          description: "photo \(number) is there twice: \(MonkeyDisk.text(path)) and "
            + MonkeyDisk.text(other))
      }
    }
    for number in 0..<made where seen[number] == nil {
      throw MonkeyProblem(description: "photo \(number) is gone")
    }
    try checkTrash(trash, trashed)
    try checkCopies()
    if kind != .folder, !trashed.isEmpty {
      throw MonkeyProblem(description: "a file is in the trash that was only listed")
    }
    if kind == .plist { try checkList() }
    try checkLeftovers(inLibrary)
  }

  private func checkTrash(_ trash: [UInt8], _ files: [[UInt8]]) throws {
    let notes = MonkeyDisk.names(in: MonkeyDisk.join(trash, Array("info".utf8)))
    let wanted = files.map {
      $0.suffix(from: ($0.lastIndex(of: 0x2f) ?? -1) + 1) + ".trashinfo".utf8
    }
    guard Set(notes) == Set(wanted.map(Array.init)) else {
      throw MonkeyProblem(description: "the trash has other notes than files")
    }
  }

  private func checkCopies() throws {
    for path in MonkeyDisk.tree(Array(copies.utf8)).files where number(of: path) == nil {
      throw MonkeyProblem(description: "\(MonkeyDisk.text(path)) is half a copy")
    }
  }

  private func checkLeftovers(_ files: [[UInt8]]) throws {
    let beside = MonkeyDisk.names(in: Array(root.utf8))
    let known = ["photos", "others", "data", "copies", "cache", "log", "photos.plist"]
    for name in beside where !known.contains(MonkeyDisk.text(name)) {
      throw MonkeyProblem(description: "\(MonkeyDisk.text(name)) is left over")
    }
    for path in files where MonkeyDisk.text(path).contains(".photogrid-") {
      throw MonkeyProblem(description: "\(MonkeyDisk.text(path)) is left over")
    }
  }

  /// No entry is there twice, and what was no album is as it was.
  private func checkList() throws {
    let albums = try readList().albums
    var seen: Set<Int> = []
    for (title, album) in albums {
      for number in Self.numbers(album) where !seen.insert(number).inserted {
        throw MonkeyProblem(description: "entry \(number) is there twice, once in \(title)")
      }
      for entry in album as? [Any] ?? [] {
        guard let entry = entry as? [String: Any], let number = entry["number"] as? Int,
          entry["unknown"] as? [String: [Int]] == ["deep": [number]]
        else { throw MonkeyProblem(description: "an entry of \(title) has lost what it held") }
      }
    }
    guard albums["not an album"] as? [String: Int] == ["kept": 1] else {
      throw MonkeyProblem(description: "what is no album was changed")
    }
  }

  /// What everything that was taken back must have brought back.
  func checkAllEntries() throws {
    guard kind == .plist else { return }
    let all = try readList().albums.values.reduce(into: Set<Int>()) {
      $0.formUnion(Self.numbers($1))
    }
    let wanted = Set(0..<entries).subtracting(takenEntries)
    guard all == wanted else {
      throw MonkeyProblem(
        description: "entries are gone: \(wanted.subtracting(all).sorted()), or came: "
          + "\(all.subtracting(wanted).sorted())")
    }
  }

  // MARK: - The grid and the disk

  /// What the grid shows otherwise than the disk has it; nil when it is the same.
  func difference(from state: GridState) throws -> String? {
    switch kind {
    case .folder: folderDifference(state)
    case .plist: try listDifference(state)
    case .list: listedDifference(state)
    }
  }

  /// Nothing is shown that was not listed, and nothing twice.
  private func listedDifference(_ state: GridState) -> String? {
    var left = listed
    for path in shownFiles(state) {
      if left.remove(path) == nil { return "\(MonkeyDisk.text(path)) is shown and not listed" }
    }
    return nil
  }

  /// With everything taken back all that was listed is shown.
  func checkListed(_ state: GridState) throws {
    guard kind == .list, Set(shownFiles(state)) != listed else { return }
    throw MonkeyProblem(description: "not all that was listed is shown")
  }

  private func shownFiles(_ state: GridState) -> [[UInt8]] {
    state.library.snapshot.sections.flatMap { section in
      section.items.compactMap { item in
        if case .file(let path) = state.library.catalog.photo(item).location { path } else { nil }
      }
    }
  }

  private func folderDifference(_ state: GridState) -> String? {
    var shown: Set<[UInt8]> = []
    for path in shownFiles(state) where !shown.insert(path).inserted {
      return "\(MonkeyDisk.text(path)) is shown twice"
    }
    let there = Set(MonkeyDisk.tree(photos).files.filter(isPhoto))
    if let path = shown.subtracting(there).first {
      return "\(MonkeyDisk.text(path)) is shown and not there"
    }
    if let path = there.subtracting(shown).first {
      return "\(MonkeyDisk.text(path)) is there and not shown"
    }
    return nil
  }

  private func listDifference(_ state: GridState) throws -> String? {
    for (title, album) in try readList().albums {
      guard let entries = album as? [Any] else { continue }
      let there = entries.compactMap { ($0 as? [String: Any])?["url"] as? String }
      let section = state.library.section(at: .key(Array(title.utf8)))
      let items = section.map { state.library.snapshot.items(of: $0).array } ?? []
      let shown = items.map { item in
        MonkeyDisk.text(state.library.catalog.photo(item).details?.address ?? [])
      }
      if shown != there { return "\(title): \(shown) instead of \(there)" }
    }
    return nil
  }
}
