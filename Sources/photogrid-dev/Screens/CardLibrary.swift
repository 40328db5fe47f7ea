import Foundation

/// A folder of three albums of cards.
struct CardLibrary {
  let folder: URL
  static let albums = ["1 First", "2 Second", "3 Third"]

  init(in parent: URL) throws {
    folder = parent.appendingPathComponent("cards", isDirectory: true)
    let share = (TestCard.all.count + Self.albums.count - 1) / Self.albums.count
    for (index, card) in TestCard.all.enumerated() {
      let album = folder.appendingPathComponent(Self.albums[index / share], isDirectory: true)
      try FileManager.default.createDirectory(at: album, withIntermediateDirectories: true)
      try Data(card.file).write(to: album.appendingPathComponent(card.name))
    }
  }
}
