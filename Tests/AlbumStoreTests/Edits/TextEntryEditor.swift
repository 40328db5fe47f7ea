import DecoderProtocol
import Foundation
import SystemEdge

@testable import AlbumStore

/// Edits a "property list" that is a text: a line for each entry, its key, a tab and its address.
/// Does on the disk what the real editor does, so that the keeper can be killed between its steps.
struct TextEntryEditor: EntryEditor {
  let path: [UInt8]
  /// Called before the new file takes the place of the old one.
  var beforeCommit: @Sendable () -> Void = {}

  private typealias Albums = [[UInt8]: [[UInt8]]]

  static func write(_ albums: [String: [String]], to path: String) throws {
    var text = ""
    for (key, entries) in albums.sorted(by: { $0.key < $1.key }) {
      for entry in entries { text += "\(key)\t\(entry)\n" }
    }
    try Data(text.utf8).write(to: URL(fileURLWithPath: path))
  }

  static func read(_ path: String) -> [String: [String]] {
    let lines = String(
      decoding: FileManager.default.contents(atPath: path) ?? Data(), as: UTF8.self
    )
    .split(separator: "\n")
    return Dictionary(grouping: lines.map { $0.split(separator: "\t").map(String.init) }) { $0[0] }
      .mapValues { $0.map { $0[1] } }
  }

  private var text: String { String(decoding: path, as: UTF8.self) }

  private func load() throws(EditProblem) -> (Albums, FileIdentity) {
    guard let identity = identity(path) else { throw EditProblem(words: "the list is not there") }
    let albums = Self.read(text)
    return (
      Dictionary(uniqueKeysWithValues: albums.map { (bytes($0), $1.map { bytes($0) }) }), identity
    )
  }

  private func identity(_ path: [UInt8]) -> FileIdentity? {
    var status = stat()
    return stat(String(decoding: path, as: UTF8.self), &status) == 0 ? FileIdentity(status) : nil
  }

  func albums() throws(EditProblem) -> [[UInt8]: [PlistMessage.Entry]] {
    try load().0.mapValues { $0.map { PlistMessage.Entry(address: $0) } }
  }

  func prepare(_ changes: [EntryChange]) throws(EditProblem) -> PreparedEntries {
    let (original, before) = try load()
    var albums = original
    var inverse: [EntryChange] = []
    var failures: [Int: ItemFailure] = [:]
    var removed: [Int: PreparedEntries.Removed] = [:]
    var places: [(change: Int, key: [UInt8], index: Int)] = []
    for (number, change) in changes.enumerated() {
      guard case .remove(let key, let place) = change else { continue }
      guard let index = Self.index(of: place, in: original[key] ?? []) else {
        failures[number] = ItemFailure(words: "is no longer in the list", isGone: true)
        continue
      }
      let entry = original[key]?[index] ?? []
      removed[number] = PreparedEntries.Removed(entry: entry, index: index)
      places.append((number, key, index))
    }
    // Put back from the front, each where it was.
    for place in places.sorted(by: { $0.index < $1.index }) {
      inverse.append(
        .insert(
          key: place.key, entry: removed[place.change]?.entry ?? [],
          address: removed[place.change]?.entry ?? [], index: place.index))
    }
    for place in places.sorted(by: { $0.index > $1.index }) {
      albums[place.key]?.remove(at: place.index)
    }
    for change in changes {
      switch change {
      // An empty album has no line.
      case .remove, .drop: break
      case .arrange(let key, let order):
        let old = albums[key] ?? []
        inverse.append(.arrange(key: key, Self.places(of: old)))
        albums[key] = order.compactMap { place in
          Self.index(of: place, in: old).map { old[$0] }
        }
      case .insert(let key, let entry, _, let index):
        var entries = albums[key] ?? []
        let index = min(index, entries.count)
        entries.insert(entry, at: index)
        albums[key] = entries
        let ordinal = entries[..<index].count { $0 == entry }
        inverse.insert(
          .remove(key: key, EntryChange.Place(address: entry, ordinal: ordinal)), at: 0)
      }
    }
    let temporary = path + bytes(".new")
    do {
      try Self.write(
        Dictionary(
          uniqueKeysWithValues: albums.map { key, entries in
            (
              String(decoding: key, as: UTF8.self),
              entries.map { String(decoding: $0, as: UTF8.self) }
            )
          }), to: String(decoding: temporary, as: UTF8.self))
    } catch {
      throw EditProblem(words: "the list can't be written")
    }
    guard let after = identity(temporary) else { throw EditProblem(words: "it is not there") }
    return PreparedEntries(
      removed: removed, inverse: inverse, failures: failures, before: before,
      temporary: temporary, after: after)
  }

  private static func index(of place: EntryChange.Place, in entries: [[UInt8]]) -> Int? {
    let same = entries.indices.filter { entries[$0] == place.address }
    return same.indices.contains(place.ordinal) ? same[place.ordinal] : nil
  }

  private static func places(of entries: [[UInt8]]) -> [EntryChange.Place] {
    entries.indices.map { index in
      EntryChange.Place(
        address: entries[index], ordinal: entries[..<index].count { $0 == entries[index] })
    }
  }

  func commit(_ prepared: PreparedEntries) throws(EditProblem) -> Bool {
    beforeCommit()
    guard let now = identity(path), now.isSameVersion(as: prepared.before) else { return false }
    return CPath.with(prepared.temporary) { temporary in
      CPath.with(path) { rename(temporary, $0) == 0 }
    }
  }

  func removeLeftovers() { unlink(text + ".new") }

  func discard(_ prepared: PreparedEntries) {
    _ = CPath.with(prepared.temporary) { unlink($0) }
  }
}
