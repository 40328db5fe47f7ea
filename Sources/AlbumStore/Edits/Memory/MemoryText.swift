import AlbumModel

/// A library's memory as lines of text.
///
/// The first line names the form and the last is `end`. A line is words with spaces between: first
/// what it is about, then fields, percent-encoded. Lines that are not known are passed over.
///
///     order name reversed
///     section folder holiday/2024 taken
///     own folder holiday/2024
///     name IMG_1.jpg            a name of the own order above, and so on
///     pin camera:x100
///     search beach
///
/// A section's home is `folder`, a path below the library's folder, `outside`, an absolute path, or
/// `key`, a key of a property list.
struct MemoryText {
  let root: LibraryRoot

  private static let start = Array("photogrid library 1".utf8)
  private static let end = Array("end".utf8)
  private static let newline = UInt8(ascii: "\n")
  private static let space = UInt8(ascii: " ")

  // MARK: - Writing

  func content(of memory: LibraryMemory) -> [UInt8] {
    var lines = [Self.start]
    if let order = memory.order { lines.append(Self.line("order", Self.words(order))) }
    lines += sorted(memory.orders).map { home, order in
      Self.line("section", home + Self.words(order))
    }
    for (home, names) in sorted(memory.ownOrders) {
      lines.append(Self.line("own", home))
      lines += names.map { Self.line("name", [$0]) }
    }
    lines += memory.pins.map { Self.line("pin", [Array($0.utf8)]) }
    lines += memory.searches.suffix(LibraryMemory.searchLimit).map {
      Self.line("search", [Array($0.utf8)])
    }
    lines.append(Self.end)
    return Array(lines.joined(separator: [Self.newline])) + [Self.newline]
  }

  /// In an order that is the same for the same memory.
  private func sorted<Value>(_ values: [AlbumHome: Value]) -> [([[UInt8]], Value)] {
    values.compactMap { home, value in fields(of: home).map { ($0, value) } }
      .sorted { $0.0.joined(separator: [0]).lexicographicallyPrecedes($1.0.joined(separator: [0])) }
  }

  /// Nil for a section that no other run has.
  private func fields(of home: AlbumHome) -> [[UInt8]]? {
    switch home {
    case .folder(let path):
      let place = root.place(folder: path, name: [])
      return [Array((place.isInLibrary ? "folder" : "outside").utf8), place.directory]
    case .key(let key): return [Array("key".utf8), key]
    case .none: return nil
    }
  }

  private static func words(_ order: SortOrder) -> [[UInt8]] {
    [Array(order.key.rawValue.utf8)] + (order.isReversed ? [Array("reversed".utf8)] : [])
  }

  private static func line(_ word: String, _ fields: [[UInt8]]) -> [UInt8] {
    fields.reduce(Array(word.utf8)) { $0 + [space] + PercentEncoding.encodedPath($1) }
  }

  // MARK: - Reading

  /// - Returns: nil when it is not of this form, or not whole.
  func memory(of content: [UInt8]) -> LibraryMemory? {
    let lines = content.split(separator: Self.newline, omittingEmptySubsequences: true)
    guard let first = lines.first, Array(first) == Self.start,
      lines.last.map(Array.init) == Self.end
    else { return nil }
    return memory(of: lines.dropFirst().dropLast())
  }

  /// What can be made of a file that is not whole: all lines but the last, which may be cut. Nothing
  /// of a file of another form.
  func whatIsLeft(of content: [UInt8]) -> LibraryMemory {
    let lines = content.split(separator: Self.newline)
    guard let first = lines.first, Array(first) == Self.start else { return LibraryMemory() }
    return memory(of: lines.dropFirst().dropLast())
  }

  private func memory(of lines: ArraySlice<ArraySlice<UInt8>>) -> LibraryMemory {
    var memory = LibraryMemory()
    var own: AlbumHome?
    for line in lines {
      let fields = line.split(separator: Self.space, omittingEmptySubsequences: false)
      let values = fields.dropFirst().map { PercentEncoding.decoded($0) }
      switch fields.first.map({ String(decoding: $0, as: UTF8.self) }) {
      case "order": if let order = Self.order(values[...]) { memory.order = order }
      case "section":
        if let home = home(values), let order = Self.order(values.dropFirst(2)) {
          memory.orders[home] = order
        }
      case "own":
        own = home(values)
        if let own { memory.ownOrders[own] = [] }
      case "name": if let own, values.count == 1 { memory.ownOrders[own]?.append(values[0]) }
      case "pin": if let text = Self.text(values) { memory.pins.append(text) }
      case "search": if let text = Self.text(values) { memory.searches.append(text) }
      default: break
      }
    }
    memory.searches = memory.searches.suffix(LibraryMemory.searchLimit)
    return memory
  }

  private func home(_ values: [[UInt8]]) -> AlbumHome? {
    guard values.count >= 2 else { return nil }
    switch String(decoding: values[0], as: UTF8.self) {
    case "folder": return .folder(CPath.join(root.path, values[1]))
    case "outside": return .folder(values[1])
    case "key": return .key(values[1])
    default: return nil
    }
  }

  private static func order(_ words: ArraySlice<[UInt8]>) -> SortOrder? {
    let words = words.map { String(decoding: $0, as: UTF8.self) }
    guard let first = words.first, let key = SortOrder.Key(rawValue: first) else { return nil }
    return SortOrder(key, isReversed: words.dropFirst().first == "reversed")
  }

  private static func text(_ values: [[UInt8]]) -> String? {
    values.count == 1 ? String(validating: values[0], as: UTF8.self) : nil
  }
}
