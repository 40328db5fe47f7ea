/// Finds the photos that match a search, an album's at a time.
///
/// The names of files are searched in place, in their joined bytes, without work for each name;
/// only names that are no ASCII are folded one by one. Albums' titles are looked at once an album.
/// A million names take some milliseconds, so that a search is made anew for every key typed.
package struct PhotoMatcher: Sendable {
  private let terms: [SearchTerm]
  /// For each term; nil for those that ask for texts.
  private let questions: [FactQuestion?]
  private let facts: FactTable
  /// For folded names.
  private var room: [UInt8] = []

  package init(_ query: SearchQuery, facts: FactTable) {
    // What is quick and rules much out comes first: texts, then facts.
    terms = query.terms.filter { $0.pattern != nil } + query.terms.filter { $0.pattern == nil }
    questions = terms.map { FactQuestion($0.condition, facts: facts) }
    self.facts = facts
  }

  // MARK: - Photos that came together

  /// The photos of an album's contents that match. `base` is the identifier of the first one; those
  /// of the others follow.
  /// - Complexity: O(bytes of the names), some nanoseconds for sixteen of them; O(count) for what
  ///   asks for facts; for entries, and for names that are no ASCII, about 100 ns each.
  package mutating func matches(
    in contents: Album.Contents, album title: [UInt8], base: UInt32
  ) -> MatchedItems {
    guard contents.count > 0 else { return .none }
    var matched = MatchedItems.all
    for index in terms.indices {
      matched = narrow(matched, by: index, contents, title, base)
      if matched == .none { break }
    }
    return matched
  }

  private mutating func narrow(
    _ matched: MatchedItems, by index: Int, _ contents: Album.Contents, _ title: [UInt8],
    _ base: UInt32
  ) -> MatchedItems {
    let term = terms[index]
    if let answer = answer(to: term, ofAll: contents, title) {
      return answer != term.isNegated ? matched : .none
    }
    if let question = questions[index] {
      return matched.filtered(count: contents.count) {
        question.holds(for: PhotoID(rawValue: base + $0)) != term.isNegated
      }
    }
    switch contents {
    case .files(let directory, let names):
      return narrow(matched, by: index, names, arePaths: directory.isEmpty, base)
    case .entries(let entries):
      return matched.filtered(count: entries.count) { item in
        let entry = entries[Int(item)]
        let texts = PhotoTexts(entry)
        return holds(term, texts, PhotoID(rawValue: base + item)) != term.isNegated
      }
    }
  }

  /// The answer that a term has for all photos of an album alike, if it has one.
  private func answer(
    to term: SearchTerm, ofAll contents: Album.Contents, _ title: [UInt8]
  ) -> Bool? {
    switch (term.condition, contents) {
    case (.album(let pattern), _): pattern.isFound(in: title)
    case (.word(let pattern), _): pattern.isFound(in: title) ? true : nil
    case (.trait(.remote), .files): false
    default: nil
    }
  }

  // MARK: - Names of files

  private mutating func narrow(
    _ matched: MatchedItems, by index: Int, _ names: NameList, arePaths: Bool, _ base: UInt32
  ) -> MatchedItems {
    let term = terms[index]
    if let pattern = term.pattern, matched.isMany(of: names.count) {
      let found = search(for: pattern, in: names, arePaths: arePaths)
      return matched.combined(with: found, isNegated: term.isNegated, count: names.count)
    }
    if case .kind(let choice) = term.condition {
      return narrow(matched, to: choice, names, base, isNegated: term.isNegated)
    }
    return matched.filtered(count: names.count) { item in
      let texts = PhotoTexts(fileName: names[Int(item)], isPath: arePaths)
      return holds(term, texts, PhotoID(rawValue: base + item)) != term.isNegated
    }
  }

  private func narrow(
    _ matched: MatchedItems, to choice: KindChoice, _ names: NameList, _ base: UInt32,
    isNegated: Bool
  ) -> MatchedItems {
    names.withUnsafeBytes { text, ends in
      matched.filtered(count: ends.count) { item in
        let start = item == 0 ? 0 : Int(ends[Int(item) - 1])
        let name = UnsafeBufferPointer(rebasing: text[start..<Int(ends[Int(item)])])
        let photo = PhotoID(rawValue: base + item)
        return isKind(choice, name, isAddress: false, photo) != isNegated
      }
    }
  }

  /// The indices of the names in which a pattern is found, ascending.
  private mutating func search(
    for pattern: TextPattern, in names: NameList, arePaths: Bool
  ) -> [UInt32] {
    guard !pattern.needle.isEmpty else { return Array(0..<UInt32(names.count)) }
    return names.withUnsafeBytes { text, ends in
      var found: [UInt32] = []
      if !pattern.needsUnicode {
        // Folding leaves ASCII in its place, so what is found unfolded is found.
        found = [UInt32](unsafeUninitializedCapacity: ends.count) { found, count in
          var scan = NameScan(
            text, ends: ends, needle: pattern.needle, arePaths: arePaths, found: found)
          scan.run()
          count = scan.foundCount
        }
      }
      if found.count == ends.count || ASCIIScan.isASCII(text) { return found }
      return searchUnicode(for: pattern, text, ends, arePaths: arePaths, foundAlready: found)
    }
  }

  /// Adds the names that are no ASCII and match when they are folded.
  private mutating func searchUnicode(
    for pattern: TextPattern, _ text: UnsafeBufferPointer<UInt8>,
    _ ends: UnsafeBufferPointer<UInt32>, arePaths: Bool, foundAlready: [UInt32]
  ) -> [UInt32] {
    var found: [UInt32] = []
    let table = pattern.folding.table
    var next = 0
    for index in 0..<ends.count {
      if next < foundAlready.count, Int(foundAlready[next]) == index {
        next += 1
        found.append(UInt32(index))
        continue
      }
      let start = index == 0 ? 0 : Int(ends[index - 1])
      let name = UnsafeBufferPointer(
        rebasing: PhotoTexts.name(text[start..<Int(ends[index])], isPath: arePaths))
      if ASCIIScan.isASCII(name) { continue }
      let size = Folding.room(for: name.count)
      if room.count < size { room = [UInt8](repeating: 0, count: size) }
      let isFound = room.withUnsafeMutableBufferPointer {
        pattern.isFound(inUnicode: name, table: table, room: $0)
      }
      if isFound { found.append(UInt32(index)) }
    }
    return found
  }

  // MARK: - One photo

  /// Whether a photo, of an album of that title, matches.
  /// - Complexity: O(its texts).
  package func matches(_ photo: Photo, album title: [UInt8]) -> Bool {
    let texts = PhotoTexts(photo)
    return terms.indices.allSatisfy { index in
      let isFound =
        switch terms[index].condition {
        case .album(let pattern): pattern.isFound(in: title)
        case .word(let pattern) where pattern.isFound(in: title): true
        default: questions[index]?.holds(for: photo.id) ?? holds(terms[index], texts, photo.id)
        }
      return isFound != terms[index].isNegated
    }
  }

  /// Whether a term that asks neither for the album nor for facts holds for a photo.
  private func holds(_ term: SearchTerm, _ texts: PhotoTexts, _ photo: PhotoID) -> Bool {
    switch term.condition {
    case .word(let pattern):
      return texts.names(contain: pattern) || texts.description(contains: pattern)
    case .name(let pattern): return texts.names(contain: pattern)
    case .kind(let choice):
      return texts.name.withUnsafeBufferPointer {
        isKind(choice, $0, isAddress: texts.isRemote, photo)
      }
    case .trait(.remote): return texts.isRemote
    case .album, .camera, .taken, .size, .trait: return false
    }
  }

  /// By the name; where that tells nothing, by what the file itself says.
  private func isKind(
    _ choice: KindChoice, _ name: UnsafeBufferPointer<UInt8>, isAddress: Bool, _ photo: PhotoID
  ) -> Bool {
    if choice.contains(fileName: name, isAddress: isAddress) { return true }
    guard facts.hasMetadata(of: photo), !KindChoice.isTelling(name, isAddress: isAddress) else {
      return false
    }
    return choice.contains(format: facts.metadata(of: photo)?.format)
  }
}
