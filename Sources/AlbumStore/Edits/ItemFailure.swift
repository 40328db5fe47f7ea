/// Why nothing was done with one item.
struct ItemFailure: Error, Equatable {
  /// As a part of a sentence, safe for a screen.
  var words: String
  /// Whether it was not there any more.
  var isGone = false
  /// The system's number for it, where there is one.
  var code: Int32?

  init(words: String, isGone: Bool = false, code: Int32? = nil) {
    self.words = words
    self.isGone = isGone
    self.code = code
  }

  init(_ error: SystemError) {
    self.init(
      words: error.meansAbsent ? "is gone already" : error.words, isGone: error.meansAbsent,
      code: error.code)
  }
}
