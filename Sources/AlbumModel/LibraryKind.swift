/// What one run browses.
package enum LibraryKind: String, Hashable, Sendable {
  case folder
  case plist
  case list
}
