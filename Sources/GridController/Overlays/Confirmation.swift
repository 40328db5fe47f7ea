package import AlbumModel

/// A question that must be answered before photos are deleted.
package struct Confirmation: Equatable, Sendable {
  /// All that are meant.
  package var items: [PhotoID]
  /// Those of them that the grid shows.
  package var shown: [PhotoID]

  package var hiddenCount: Int { items.count - shown.count }

  package init(items: [PhotoID], shown: [PhotoID]) {
    self.items = items
    self.shown = shown
  }

  /// What may be answered, by letter.
  package struct Answer: Equatable, Sendable {
    package var letter: Character
    package var words: String
  }

  package var answers: [Answer] {
    var answers = [
      Answer(letter: "y", words: items.count == 1 ? "delete it" : "delete all \(items.count)")
    ]
    if hiddenCount > 0, !shown.isEmpty {
      let words =
        shown.count == 1
        ? "delete the one that is shown" : "delete the \(shown.count) that are shown"
      answers.append(Answer(letter: "v", words: words))
    }
    answers.append(Answer(letter: "n", words: "delete none"))
    return answers
  }
}
