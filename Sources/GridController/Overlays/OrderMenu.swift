package import AlbumModel

/// The choice of an order, for one album or for all.
package struct OrderMenu: Equatable, Sendable {
  /// Whether the choice is for the cursor's album alone.
  package var isForSection = false

  package init() {}

  package struct Choice: Equatable, Sendable {
    /// Its key; with Shift the order is reversed.
    package var letter: Character
    package var key: SortOrder.Key
    package var words: String
  }

  package static let choices: [Choice] = [
    Choice(letter: "n", key: .name, words: "name"),
    Choice(letter: "t", key: .taken, words: "date taken"),
    Choice(letter: "d", key: .date, words: "date changed"),
    Choice(letter: "s", key: .size, words: "size"),
    Choice(letter: "k", key: .kind, words: "kind"),
    Choice(letter: "r", key: .random, words: "random"),
    Choice(letter: "o", key: .own, words: "own"),
  ]

  /// An order in words that follow "ordered": `by name, reversed`.
  package static func words(for order: SortOrder) -> String {
    let words =
      switch order.key {
      case .own: "as it was"
      case .random: "at random"
      default: "by " + (choices.first { $0.key == order.key }?.words ?? "")
      }
    return words + (order.isReversed ? ", reversed" : "")
  }

  /// The order that a key chooses; nil for another key.
  static func order(for letter: Character) -> SortOrder? {
    let lower = Character(letter.lowercased())
    guard let choice = choices.first(where: { $0.letter == lower }) else { return nil }
    return SortOrder(choice.key, isReversed: letter != lower)
  }
}
