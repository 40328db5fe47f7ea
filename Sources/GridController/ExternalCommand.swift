/// A command of the user's configuration: a photo's path or address is its last argument.
package struct ExternalCommand: Equatable, Sendable {
  /// What a button or a list says.
  package var label: String
  /// The key in a list; nil where it has none.
  package var letter: Character?
  /// The program and its arguments.
  package var words: [String]

  package init(label: String, letter: Character? = nil, words: [String]) {
    self.label = label
    self.letter = letter
    self.words = words
  }
}
