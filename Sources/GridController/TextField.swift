/// A line of text that is being typed, and where. Characters are whole graphemes.
package struct TextField: Equatable, Sendable {
  package private(set) var characters: [Character]
  /// Characters before the insertion point.
  package private(set) var cursor: Int

  /// Longer text is cut.
  package static let limit = 1000

  package init(_ text: String = "") {
    characters = Array(text.prefix(Self.limit))
    cursor = characters.count
  }

  package var text: String { String(characters) }
  package var isEmpty: Bool { characters.isEmpty }

  mutating func insert(_ text: String) {
    // What was one character may be a part of another one now, so that all is split anew.
    let before = String(characters[..<cursor]) + text
    let after = String(characters[cursor...])
    characters = Array((before + after).prefix(Self.limit))
    cursor = min(characters.count, before.count)
  }

  mutating func deleteBackward() {
    guard cursor > 0 else { return }
    cursor -= 1
    characters.remove(at: cursor)
  }

  mutating func deleteForward() {
    guard cursor < characters.count else { return }
    characters.remove(at: cursor)
  }

  mutating func deleteWord() {
    var start = cursor
    while start > 0, characters[start - 1] == " " { start -= 1 }
    while start > 0, characters[start - 1] != " " { start -= 1 }
    characters.removeSubrange(start..<cursor)
    cursor = start
  }

  mutating func deleteToStart() {
    characters.removeSubrange(..<cursor)
    cursor = 0
  }

  mutating func deleteToEnd() { characters.removeSubrange(cursor...) }

  mutating func move(by steps: Int) {
    cursor = max(0, min(characters.count, cursor + steps))
  }

  mutating func moveToStart() { cursor = 0 }
  mutating func moveToEnd() { cursor = characters.count }
}
