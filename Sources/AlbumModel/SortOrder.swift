/// How a section's items are ordered.
package struct SortOrder: Hashable, Sendable {
  /// The raw value is the name in the user's files.
  package enum Key: String, Hashable, Sendable, CaseIterable {
    /// As the user put them; without that, as the library has them.
    case own
    /// Natural order of file names.
    case name
    /// When the photo was taken by its own account, else when the file was last changed.
    case taken
    /// When the file was last changed.
    case date
    case size
    /// By format, then by name.
    case kind
    case random
  }

  package var key: Key
  package var isReversed: Bool

  package init(_ key: Key = .own, isReversed: Bool = false) {
    self.key = key
    self.isReversed = isReversed
  }
}
