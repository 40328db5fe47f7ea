import Foundation

/// What other programs do to the library meanwhile.
extension MonkeyWorld {
  /// Changes one thing; says what in words, nil when nothing was changed. Edits may be under way.
  func changeSomething(_ dice: inout Dice) throws -> String? {
    switch kind {
    case .folder: try changeFolder(&dice)
    case .plist: try changeList(&dice)
    case .list: try changeListed(&dice)
    }
  }

  /// Nothing that is listed goes away, so that it can be listed again.
  private func changeListed(_ dice: inout Dice) throws -> String? {
    let (files, folders) = MonkeyDisk.tree(photos)
    let (file, folder) = (dice.pick(files), dice.pick(folders))
    guard dice.unit() < 0.5 else {
      try MonkeyDisk.write(Array("more\n".utf8), to: file, appending: true)
      return "changed \(MonkeyDisk.text(file))"
    }
    try makePhoto(in: folder, Array("new \(Int(dice.unit() * 1000)).jpg".utf8))
    return "a new photo in \(MonkeyDisk.text(folder))"
  }

  private func changeFolder(_ dice: inout Dice) throws -> String? {
    let (files, folders) = MonkeyDisk.tree(photos)
    let folder = dice.pick(folders)
    let name = Array("new \(Int(dice.unit() * 1000)).jpg".utf8)
    switch dice.unit() {
    case ..<0.01:
      guard files.count < 500 else { return nil }
      for index in 0..<300 { try makePhoto(in: folder, Array("many \(index).jpg".utf8)) }
      return "very many photos in \(MonkeyDisk.text(folder))"
    case ..<0.03: return lock(folder)
    case ..<0.4:
      for index in 0...Int(dice.unit() * 3) {
        try makePhoto(in: folder, Array("\(index) ".utf8) + name)
      }
      return "new photos in \(MonkeyDisk.text(folder))"
    case ..<0.55:
      guard let file = files.isEmpty ? nil : dice.pick(files) else { return nil }
      guard MonkeyDisk.move(file, to: takenName()) else { return nil }
      guard dice.unit() < 0.3, isPhoto(file), let slash = file.lastIndex(of: 0x2f) else {
        return "took \(MonkeyDisk.text(file))"
      }
      try makePhoto(in: Array(file[..<slash]), Array(file[(slash + 1)...]))
      return "put another one for \(MonkeyDisk.text(file))"
    case ..<0.7:
      guard let file = files.isEmpty ? nil : dice.pick(files), isPhoto(file) else { return nil }
      return MonkeyDisk.move(file, to: MonkeyDisk.join(folder, name))
        ? "renamed \(MonkeyDisk.text(file))" : nil
    case ..<0.8:
      guard let file = files.isEmpty ? nil : dice.pick(files) else { return nil }
      try MonkeyDisk.write(Array("more\n".utf8), to: file, appending: true)
      return "changed \(MonkeyDisk.text(file))"
    case ..<0.88:
      let new = MonkeyDisk.join(folder, Array("folder \(Int(dice.unit() * 20))".utf8))
      MonkeyDisk.makeFolder(new)
      try makePhoto(in: new, name)
      return "made \(MonkeyDisk.text(new))"
    case ..<0.96:
      guard folder != photos else { return nil }
      let new = MonkeyDisk.join(photos, Array("moved \(Int(dice.unit() * 20))".utf8))
      return MonkeyDisk.move(folder, to: new) ? "moved \(MonkeyDisk.text(folder))" : nil
    default:
      guard folder != photos, folders.count > 4 else { return nil }
      return MonkeyDisk.move(folder, to: takenName()) ? "took \(MonkeyDisk.text(folder))" : nil
    }
  }

  /// Reads the property list and writes it in whole, unless somebody else wrote in between.
  private func changeList(_ dice: inout Dice) throws -> String? {
    let before = try readList()
    let first = entries
    guard let change = listChange(of: before.albums, &dice) else { return nil }
    guard try replaceList(before.content, by: change.albums) else {
      takenEntries.formUnion(first..<entries)
      return nil
    }
    takenEntries.formUnion(change.taken)
    return "wrote the property list: \(change.words)"
  }

  private struct ListChange {
    var albums: [String: Any]
    var words: String
    /// Entries that are not in it any more.
    var taken: [Int] = []
  }

  private func listChange(of before: [String: Any], _ dice: inout Dice) -> ListChange? {
    var albums = before
    let titles = albums.keys.filter { albums[$0] is [Any] }.sorted()
    let title = titles.isEmpty ? "Album" : dice.pick(titles)
    var entries = albums[title] as? [Any] ?? []
    let place = Int(dice.unit() * Double(entries.count))
    switch dice.unit() {
    case ..<0.4: entries.insert(newEntry(), at: place)
    case ..<0.6:
      guard !entries.isEmpty else { return nil }
      let taken = Self.numbers([entries.remove(at: place)])
      albums[title] = entries
      return ListChange(albums: albums, words: "took of \(title)", taken: taken)
    case ..<0.7: entries.reverse()
    case ..<0.75: return ListChange(albums: albums, words: "as it was")
    case ..<0.85:
      guard !entries.isEmpty, var entry = entries[place] as? [String: Any] else { return nil }
      entry["note"] = "of others \(place)"
      entries[place] = entry
    case ..<0.9:
      guard titles.count > 3 else { return nil }
      albums[title] = nil
      return ListChange(
        albums: albums, words: "took \(title)", taken: Self.numbers(entries))
    default:
      let new = "New \(Int(dice.unit() * 9))"
      guard albums[new] == nil else { return nil }
      albums[new] = [newEntry()]
      return ListChange(albums: albums, words: "made \(new)")
    }
    albums[title] = entries
    return ListChange(albums: albums, words: title)
  }
}
