/// A property list with changes in it, written beside the real one.
struct PreparedEntries {
  struct Removed: Hashable {
    /// Alone, as a binary property list.
    var entry: [UInt8]
    /// Its place in the array before all changes.
    var index: Int
  }

  /// What was taken out, by the places of the removals in the list of changes.
  var removed: [Int: Removed]
  /// What takes the changes back, in this order.
  var inverse: [EntryChange]
  /// Why changes could not be made, by their places in the list of changes.
  var failures: [Int: ItemFailure]
  /// The file that was read.
  var before: FileIdentity
  /// The file that was written.
  var temporary: [UInt8]
  var after: FileIdentity
}
