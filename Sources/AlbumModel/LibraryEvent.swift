/// What the reader of a library reports, in this order: `opened`, then any number of `albums` and
/// `progress`, then `finished`; or `failed` at any time, after which nothing comes. What watches the
/// library reports `changed`, `fileChanged` and, for new folders, `albums` at any time after `opened`.
package enum LibraryEvent: Equatable, Sendable {
  /// The library exists and can be read. `title` is bytes, not yet made safe for a screen.
  case opened(LibraryKind, title: [UInt8], footerPicture: PhotoLocation?)
  /// Albums that were found, whole.
  case albums([Album])
  /// Photos found so far.
  case progress(photos: Int)
  case finished
  /// Files of folders that have been reported came, went or changed.
  case changed([FolderChange])
  /// The property list was written, by whomever.
  case fileChanged
  /// Nothing can be shown. The line is complete: it names the path and what was expected, and is
  /// safe for a screen.
  case failed(line: String)
}
