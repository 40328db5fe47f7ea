import DecoderProtocol
import Foundation

/// Changes of albums in memory: entries keep whatever they hold, and what is no entry of a photo
/// stays where it is.
struct AlbumEdit {
  /// An entry as one that can be told from an equal one.
  private final class Node {
    let value: Any
    init(_ value: Any) { self.value = value }
  }

  private var albums: [[UInt8]: [Node]] = [:]
  private var touched: Set<[UInt8]> = []
  private let original: [String: Any]

  private(set) var removed: [PlistEditReply.Removed] = []
  private(set) var inverse: [PlistChange] = []
  private(set) var addresses: [[UInt8]] = []
  private(set) var failures: [PlistEditReply.Failure] = []

  init(_ albums: [String: Any]) {
    original = albums
    for (key, value) in albums {
      if let entries = value as? [Any] { self.albums[Array(key.utf8)] = entries.map(Node.init) }
    }
  }

  /// The property list with the changes in it.
  var result: [String: Any] {
    var result = original
    for key in touched {
      result[String(decoding: key, as: UTF8.self)] = (albums[key] ?? []).map(\.value)
    }
    return result
  }

  mutating func apply(_ changes: [PlistChange]) {
    let putBack = takeOut(changes)
    var arranged: [PlistChange] = []
    var inserted: [(key: [UInt8], node: Node)] = []
    for (number, change) in changes.enumerated() {
      switch change {
      case .remove: break
      case .arrange(let key, let order): arranged += arrange(key, order)
      case .insert(let key, let entry, let index):
        if let node = insert(entry, in: key, at: index, number) { inserted.append((key, node)) }
      }
    }
    // Found as they stand now, which is before the changes that take these back.
    inverse = inserted.reversed().compactMap { key, node in
      place(of: node, in: key).map { .remove(key: key, $0) }
    }
    inverse += arranged.reversed() + putBack
  }

  /// - Returns: what puts the entries back, from the front, each where it was.
  private mutating func takeOut(_ changes: [PlistChange]) -> [PlistChange] {
    struct Found {
      var key: [UInt8]
      var index: Int
      var entry: [UInt8]
      var address: [UInt8]
    }
    var found: [Found] = []
    var indices: [[UInt8]: Set<Int>] = [:]
    let places = Dictionary(
      uniqueKeysWithValues: Set(changes.map(\.key)).map { ($0, Self.places(albums[$0] ?? [])) })
    for (number, change) in changes.enumerated() {
      guard case .remove(let key, let place) = change else { continue }
      guard let index = places[key]?[place], let entry = Self.data(albums[key]?[index].value),
        indices[key, default: []].insert(index).inserted
      else {
        failures.append(
          PlistEditReply.Failure(
            change: number, words: "is no longer in the list", isGone: true))
        continue
      }
      removed.append(PlistEditReply.Removed(change: number, entry: entry, index: index))
      found.append(Found(key: key, index: index, entry: entry, address: place.address))
    }
    for (key, gone) in indices {
      touched.insert(key)
      albums[key] = albums[key]?.enumerated().filter { !gone.contains($0.offset) }.map(\.element)
    }
    found.sort { $0.index < $1.index }
    addresses = found.map(\.address)
    return found.map { .insert(key: $0.key, entry: $0.entry, index: $0.index) }
  }

  /// - Returns: what arranges the entries as they were.
  private mutating func arrange(_ key: [UInt8], _ order: [PlistChange.Place]) -> [PlistChange] {
    guard let nodes = albums[key] else { return [] }
    let places = Self.places(nodes)
    let wanted = order.compactMap { places[$0] }
    let slots = wanted.sorted()
    guard Set(wanted).count == wanted.count else { return [] }
    var moved = nodes
    for (slot, index) in zip(slots, wanted) { moved[slot] = nodes[index] }
    touched.insert(key)
    albums[key] = moved
    // By the places that they have now, in the order that they had.
    let now = Self.places(moved)
    let byIndex = Dictionary(uniqueKeysWithValues: now.map { ($1, $0) })
    let newSlot = Dictionary(uniqueKeysWithValues: zip(wanted, slots))
    let back = slots.compactMap { old in newSlot[old].flatMap { byIndex[$0] } }
    return [.arrange(key: key, back)]
  }

  private mutating func insert(
    _ entry: [UInt8], in key: [UInt8], at index: Int, _ number: Int
  ) -> Node? {
    let name = String(decoding: key, as: UTF8.self)
    guard original[name] == nil || original[name] is [Any] else {
      failures.append(
        PlistEditReply.Failure(change: number, words: "is not kept in an album", isGone: false))
      return nil
    }
    guard
      let array = try? PropertyListSerialization.propertyList(
        from: Data(entry), options: [], format: nil) as? [Any], let value = array.first
    else {
      failures.append(
        PlistEditReply.Failure(change: number, words: "can't be read again", isGone: false))
      return nil
    }
    let node = Node(value)
    touched.insert(key)
    let count = albums[key]?.count ?? 0
    albums[key, default: []].insert(node, at: max(0, min(index, count)))
    return node
  }

  private func place(of node: Node, in key: [UInt8]) -> PlistChange.Place? {
    guard let nodes = albums[key], let index = nodes.firstIndex(where: { $0 === node }),
      let address = AlbumWalk.address(of: node.value)
    else { return nil }
    let ordinal = nodes[..<index].count { AlbumWalk.address(of: $0.value) == address }
    return PlistChange.Place(address: address, ordinal: ordinal)
  }

  /// Where the entries of photos are.
  private static func places(_ nodes: [Node]) -> [PlistChange.Place: Int] {
    var counts: [[UInt8]: Int] = [:]
    var places: [PlistChange.Place: Int] = [:]
    for (index, node) in nodes.enumerated() {
      guard let address = AlbumWalk.address(of: node.value) else { continue }
      places[PlistChange.Place(address: address, ordinal: counts[address, default: 0])] = index
      counts[address, default: 0] += 1
    }
    return places
  }

  private static func data(_ value: Any?) -> [UInt8]? {
    guard let value else { return nil }
    let data = try? PropertyListSerialization.data(
      fromPropertyList: [value], format: .binary, options: 0)
    return data.map { Array($0) }
  }
}

extension PlistChange {
  var key: [UInt8] {
    switch self {
    case .remove(let key, _), .insert(let key, _, _), .arrange(let key, _): key
    }
  }
}
