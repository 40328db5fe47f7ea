/// Why nothing of an edit can be done, in words that are safe for a screen.
struct EditProblem: Error, Equatable {
  var words: String
}
