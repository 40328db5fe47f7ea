/// Why a search can't be understood.
package struct SearchProblem: Error, Equatable, Sendable {
  /// Where, in characters from the beginning of the text.
  package var position: Int
  /// What was expected there, as a part of a sentence, safe for a screen: "expected a size such as
  /// >5MB after size:".
  package var words: String

  package init(position: Int, words: String) {
    self.position = position
    self.words = words
  }
}
