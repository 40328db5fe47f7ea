import Foundation
import Testing

/// A library of three albums of nine photos each, of one of the three kinds.
enum LibraryCase: String, CaseIterable, CustomTestStringConvertible {
  case folder
  case plist
  case list

  var testDescription: String { rawValue }

  static let albums = ["2023 Lake", "2024 Mountains", "2024 Mountains/Day 1"]

  /// Makes the photos, and what names them.
  /// - Returns: the program's arguments.
  func make(in scratch: Scratch) throws -> [String] {
    let folder = try Project.library(in: scratch)
    switch self {
    case .folder: return [folder]
    case .list:
      return Self.albums.flatMap { album in names(album).map { "\(folder)/\(album)/\($0)" } }
    case .plist:
      var albums: [String: Any] = [:]
      for album in Self.albums {
        albums[album] = names(album).map { "photos/\(album)/\($0)" }
      }
      let data = try PropertyListSerialization.data(
        fromPropertyList: albums, format: .xml, options: 0)
      return [try scratch.write("photos.plist", data)]
    }
  }

  private func names(_ album: String) -> [String] {
    let extensions = ["jpg", "png", "webp"]
    return (1...9).map { "IMG_\($0).\(extensions[$0 % 3])" }
  }

  /// Folders of the user's own for a run.
  static func home(in scratch: Scratch) -> [String: String] {
    [
      "HOME": scratch.path("home"), "XDG_DATA_HOME": scratch.path("home/data"),
      "XDG_CONFIG_HOME": scratch.path("home/config"), "XDG_STATE_HOME": scratch.path("home/state"),
      "XDG_CACHE_HOME": scratch.path("home/cache"),
    ]
  }

  /// The photos' files, below the scratch folder.
  static func files(in scratch: Scratch) -> Set<String> {
    let photos = scratch.url.appendingPathComponent("photos")
    let all = FileManager.default.enumerator(atPath: photos.path)
    return Set(
      (all?.allObjects as? [String] ?? []).filter { $0.contains("IMG_") })
  }
}
