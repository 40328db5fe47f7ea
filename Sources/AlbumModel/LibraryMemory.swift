/// What is kept of a library from one run to the next, in the user's data folder.
package struct LibraryMemory: Equatable, Sendable {
  /// The order of sections that have none of their own; nil when none was chosen.
  package var order: SortOrder?
  /// Orders that were chosen for single sections.
  package var orders: [AlbumHome: SortOrder] = [:]
  /// The user's own orders: file names for a folder. A photo that is not named comes behind those
  /// that are. (A property list keeps its order itself.)
  package var ownOrders: [AlbumHome: [[UInt8]]] = [:]
  /// Pinned searches, topmost first.
  package var pins: [String] = []
  /// Former searches, the latest last; at most `searchLimit`.
  package var searches: [String] = []

  package static let searchLimit = 100

  package init() {}
}
