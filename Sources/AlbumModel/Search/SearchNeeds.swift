/// What has to be known of photos, beyond what the library says, for a search to find them.
package struct SearchNeeds: OptionSet, Hashable, Sendable {
  package let rawValue: UInt8
  package init(rawValue: UInt8) { self.rawValue = rawValue }

  /// Size and modification time of the files.
  package static let file = SearchNeeds(rawValue: 1)
  /// What the files say of themselves.
  package static let metadata = SearchNeeds(rawValue: 2)
}
