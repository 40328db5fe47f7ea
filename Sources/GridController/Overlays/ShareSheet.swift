package import AlbumModel

/// What is to be done with the selected photos: a list of targets, options, and what the chosen
/// target asks for.
package struct ShareSheet: Equatable, Sendable {
  /// A line of the sheet.
  package struct Choice: Equatable, Sendable {
    package var letter: Character
    package var target: Target
    package var words: String
  }

  package enum Target: Equatable, Sendable {
    case copy
    case zip
    case tar
    case page
    case picture
    case output
    case clipboardPaths
    case clipboardPicture
    case mail
    /// One of the user's commands, by its place in the settings.
    case command(Int)

    /// What must be typed for it; nil when nothing is.
    package var question: String? {
      switch self {
      case .copy: "Copy to the folder"
      case .zip, .tar: "Name of the archive"
      case .page: "Name of the page"
      case .picture: "Name of the picture"
      default: nil
      }
    }
  }

  package enum Stage: Equatable, Sendable {
    case choosing
    /// A path is typed for a target.
    case typing(Target, TextField)
    /// A number of pixels is typed for the longest edge.
    case typingEdge(TextField)
    /// The folder is not there: is it to be made?
    case askingToMake(Target, folder: String)
    /// It is being done.
    case running(order: UInt64, done: Int, of: Int)
  }

  package var stage = Stage.choosing
  package var options = ShareOptions()
  /// Whether photos that the search hides go along.
  package var includesHidden = false
  /// What was wrong with what was typed last.
  package var problem: String?

  /// What was begun last, to be asked about.
  var lastTarget = Target.copy
  var lastPath = ""

  package init() {}

  package static let standardChoices: [Choice] = [
    Choice(letter: "c", target: .copy, words: "copy to a folder"),
    Choice(letter: "z", target: .zip, words: "zip archive"),
    Choice(letter: "t", target: .tar, words: "tar archive"),
    Choice(letter: "w", target: .page, words: "contact sheet as a web page"),
    Choice(letter: "g", target: .picture, words: "contact sheet as a PNG picture"),
    Choice(letter: "o", target: .output, words: "paths to standard output at the end"),
    Choice(letter: "p", target: .clipboardPaths, words: "paths to the clipboard"),
    Choice(letter: "i", target: .clipboardPicture, words: "the first photo to the clipboard"),
    Choice(letter: "m", target: .mail, words: "mail"),
  ]

  /// Edges that `l` goes through, in pixels; nil are the originals.
  static let edges: [Int?] = [nil, 4096, 2048, 1600, 1024]
}
