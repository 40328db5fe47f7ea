/// What becomes of a `ShareOrder`: any number of `progress`, then one `finished`.
package struct ShareReport: Equatable, Sendable {
  package struct Failure: Equatable, Sendable {
    package var item: PhotoID
    /// The photo's name, as bytes.
    package var name: [UInt8]
    /// Why, as a part of a sentence, safe for a screen.
    package var words: String

    package init(item: PhotoID, name: [UInt8], words: String) {
      self.item = item
      self.name = name
      self.words = words
    }
  }

  package struct Outcome: Equatable, Sendable {
    /// Photos that arrived.
    package var done: Int
    package var failures: [Failure] = []
    /// What was done, as a sentence without its full stop, safe for a screen: "Copied 3 photos to
    /// ~/out". Empty when nothing was.
    package var words: String
    /// Why nothing, or no more, could be done, where no single photo is to blame: "the disk is full",
    /// "zip is not installed: install zip". Safe for a screen.
    package var problem: String?
    package var wasCancelled = false
    /// Whether nothing was done because the folder to copy to is not there and was not to be made.
    package var isFolderMissing = false

    package init(done: Int, words: String) {
      self.done = done
      self.words = words
    }
  }

  package enum News: Equatable, Sendable {
    case progress(done: Int, of: Int)
    case finished(Outcome)
  }

  /// The order's.
  package var id: UInt64
  package var news: News

  package init(id: UInt64, news: News) {
    self.id = id
    self.news = news
  }
}
