package import AlbumModel

/// The search while it is typed.
package struct SearchField: Equatable, Sendable {
  package internal(set) var field: TextField
  /// Why what is typed can't be understood; the last good result is shown meanwhile.
  package internal(set) var problem: SearchProblem?
  /// Where the cursor was when the search began.
  var origin: Cursor?
  /// The former search that was recalled last, counted from the latest; nil for the text typed.
  var recalled: Int?
  /// Whether the text is that of the search before: the first character typed takes its place.
  package internal(set) var isFormer = false
  /// What was typed before a former search was recalled.
  var typed = ""
}
