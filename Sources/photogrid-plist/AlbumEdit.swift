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
  private var dropped: Set<[UInt8]> = []
  /// What was taken out, by its address, for what is put in elsewhere: it may hold more by now than
  /// who asks knows.
  private var taken: [[UInt8]: [Any]] = [:]
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
      // What is no album stays as it is.
      guard let entries = albums[key] else { continue }
      result[String(decoding: key, as: UTF8.self)] = entries.map(\.value)
    }
    for key in dropped { result[String(decoding: key, as: UTF8.self)] = nil }
    return result
  }

  mutating func apply(_ changes: [PlistChange]) {
    let putBack = takeOut(changes)
    if !Self.isMove(changes) { taken = [:] }
    var arranged: [(key: [UInt8], before: [Node])] = []
    var inserted: [(key: [UInt8], node: Node)] = []
    var made: [PlistChange] = []
    for (number, change) in changes.enumerated() {
      switch change {
      case .remove: break
      case .arrange(let key, let order):
        if let before = arrange(key, order, number) { arranged.append((key, before)) }
      case .insert(let key, let entry, let index):
        let isNew = albums[key] == nil
        guard let node = insert(entry, in: key, at: index, number) else { continue }
        inserted.append((key, node))
        if isNew { made.append(.drop(key: key)) }
      case .drop(let key): drop(key)
      }
    }
    inverse =
      removals(of: inserted) + made
      + arrangements(back: arranged, without: Set(inserted.map { ObjectIdentifier($0.node) }))
      + putBack
  }

  /// Whether what is taken out is put in elsewhere.
  private static func isMove(_ changes: [PlistChange]) -> Bool {
    var counts: [[UInt8]: Int] = [:]
    for change in changes {
      switch change {
      case .remove(_, let place): counts[place.address, default: 0] += 1
      case .insert(_, let entry, _):
        guard let address = value(entry).flatMap(AlbumWalk.address(of:)) else { return false }
        counts[address, default: 0] -= 1
      case .arrange, .drop: break
      }
    }
    return counts.values.allSatisfy { $0 == 0 }
  }

  private static func value(_ entry: [UInt8]) -> Any? {
    let array = try? PropertyListSerialization.propertyList(
      from: Data(entry), options: [], format: nil)
    return (array as? [Any])?.first
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
      if let value = albums[key]?[index].value { taken[place.address, default: []].append(value) }
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

  /// - Returns: the entries that changed places, in the order that they had.
  private mutating func arrange(
    _ key: [UInt8], _ order: [PlistChange.Place], _ number: Int
  ) -> [Node]? {
    let nodes = albums[key] ?? []
    let places = Self.places(nodes)
    let wanted = order.compactMap { places[$0] }
    let slots = wanted.sorted()
    guard !wanted.isEmpty || order.isEmpty, Set(wanted).count == wanted.count else {
      failures.append(
        PlistEditReply.Failure(
          change: number, words: "holds none of these photos any more", isGone: true))
      return nil
    }
    guard !wanted.isEmpty else { return nil }
    touched.insert(key)
    albums[key] = Self.moved(nodes, to: slots, from: wanted)
    return slots.map { nodes[$0] }
  }

  private static func moved(_ nodes: [Node], to slots: [Int], from indices: [Int]) -> [Node] {
    var moved = nodes
    for (slot, index) in zip(slots, indices) { moved[slot] = nodes[index] }
    return moved
  }

  /// What arranges the entries as they were, the last change first. It is made when those that were
  /// put in are out again, and each by the places that the one before it has left.
  private func arrangements(
    back arranged: [(key: [UInt8], before: [Node])], without inserted: Set<ObjectIdentifier>
  ) -> [PlistChange] {
    var nodes: [[UInt8]: [Node]] = [:]
    return arranged.reversed().map { key, before in
      let now =
        nodes[key] ?? (albums[key] ?? []).filter { !inserted.contains(ObjectIdentifier($0)) }
      let wanted = before.filter { !inserted.contains(ObjectIdentifier($0)) }
      var indices: [ObjectIdentifier: Int] = [:]
      for (index, node) in now.enumerated() { indices[ObjectIdentifier(node)] = index }
      let sources = wanted.compactMap { indices[ObjectIdentifier($0)] }
      let places = Dictionary(uniqueKeysWithValues: Self.places(now).map { ($1, $0) })
      nodes[key] = Self.moved(now, to: sources.sorted(), from: sources)
      return .arrange(key: key, sources.compactMap { places[$0] })
    }
  }

  private mutating func insert(
    _ entry: [UInt8], in key: [UInt8], at index: Int, _ number: Int
  ) -> Node? {
    // A key that is another one's spelling would take that one's place.
    guard let name = String(validating: key, as: UTF8.self),
      albums[key] != nil || original[name] == nil
    else {
      failures.append(
        PlistEditReply.Failure(change: number, words: "is not kept in an album", isGone: false))
      return nil
    }
    guard let value = Self.value(entry) else {
      failures.append(
        PlistEditReply.Failure(change: number, words: "can't be read again", isGone: false))
      return nil
    }
    let node = Node(moved(value) ?? value)
    touched.insert(key)
    dropped.remove(key)
    let count = albums[key]?.count ?? 0
    albums[key, default: []].insert(node, at: max(0, min(index, count)))
    return node
  }

  /// What was taken out of an entry's like in the same request.
  private mutating func moved(_ value: Any) -> Any? {
    guard let address = AlbumWalk.address(of: value), let first = taken[address]?.first else {
      return nil
    }
    taken[address]?.removeFirst()
    return first
  }

  private mutating func drop(_ key: [UInt8]) {
    guard albums[key]?.isEmpty == true else { return }
    albums[key] = nil
    touched.remove(key)
    dropped.insert(key)
  }

  /// What takes entries out that were put in, found as they stand now: before the changes that take
  /// these back.
  private func removals(of inserted: [(key: [UInt8], node: Node)]) -> [PlistChange] {
    var places: [ObjectIdentifier: PlistChange.Place] = [:]
    for key in Set(inserted.map(\.key)) {
      let nodes = albums[key] ?? []
      for (place, index) in Self.places(nodes) { places[ObjectIdentifier(nodes[index])] = place }
    }
    return inserted.reversed().compactMap { key, node in
      places[ObjectIdentifier(node)].map { .remove(key: key, $0) }
    }
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
    case .remove(let key, _), .insert(let key, _, _), .arrange(let key, _), .drop(let key): key
    }
  }
}
