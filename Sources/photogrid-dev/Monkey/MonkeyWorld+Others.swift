import Foundation

/// What other programs do to the library meanwhile.
extension MonkeyWorld {
  /// Changes one thing; says what in words, nil when nothing was changed. A property list is written
  /// only while it is quiet, that is while no edit is under way: who writes all of it would write over
  /// one.
  func changeSomething(_ dice: inout Dice, isQuiet: Bool) throws -> String? {
    switch kind {
    case .folder: try changeFolder(&dice)
    case .plist: isQuiet ? try changeList(&dice) : nil
    case .list: nil
    }
  }

  private func changeFolder(_ dice: inout Dice) throws -> String? {
    let (files, folders) = MonkeyDisk.tree(photos)
    let folder = dice.pick(folders)
    let name = Array("new \(Int(dice.unit() * 1000)).jpg".utf8)
    switch dice.unit() {
    case ..<0.4:
      for index in 0...Int(dice.unit() * 3) {
        try makePhoto(in: folder, Array("\(index) ".utf8) + name)
      }
      return "new photos in \(MonkeyDisk.text(folder))"
    case ..<0.55:
      guard let file = files.isEmpty ? nil : dice.pick(files) else { return nil }
      return MonkeyDisk.move(file, to: takenName()) ? "took \(MonkeyDisk.text(file))" : nil
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

  private func changeList(_ dice: inout Dice) throws -> String? {
    var albums = try readList()
    let titles = albums.keys.filter { albums[$0] is [Any] }.sorted()
    let title = titles.isEmpty ? "Album" : dice.pick(titles)
    var entries = albums[title] as? [Any] ?? []
    switch dice.unit() {
    case ..<0.5: entries.insert(newEntry(), at: Int(dice.unit() * Double(entries.count)))
    case ..<0.8:
      guard !entries.isEmpty else { return nil }
      let entry = entries.remove(at: Int(dice.unit() * Double(entries.count)))
      takenEntries.formUnion(Self.numbers([entry]))
    case ..<0.9: entries.reverse()
    default:
      let new = "New \(Int(dice.unit() * 9))"
      guard albums[new] == nil else { return nil }
      albums[new] = [newEntry()]
    }
    albums[title] = entries
    try writeList(albums)
    return "wrote the property list, \(title)"
  }
}
