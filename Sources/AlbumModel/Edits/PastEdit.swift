/// An edit of an earlier run that can be taken back, or done again.
package struct PastEdit: Equatable, Sendable {
  package var id: EditID
  /// What was done, as a part of a sentence: "deletion of 3 photos".
  package var words: String
  package var isUndone: Bool

  package init(id: EditID, words: String, isUndone: Bool) {
    self.id = id
    self.words = words
    self.isUndone = isUndone
  }
}
