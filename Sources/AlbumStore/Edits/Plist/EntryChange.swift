/// A change of a property list of albums, as the journal keeps it.
enum EntryChange: Hashable {
  /// An entry by its address, and how many with the same one stand before it.
  struct Place: Hashable {
    var address: [UInt8]
    var ordinal: Int
  }

  case remove(key: [UInt8], Place)
  /// - `entry`: alone, as a binary property list; `address`: what it says for its photo; `index`: its
  ///   place in the array.
  case insert(key: [UInt8], entry: [UInt8], address: [UInt8], index: Int)
  /// The entries in the order that they are to have.
  case arrange(key: [UInt8], [Place])
  /// The album goes if it is empty: it came with the entry that this takes back.
  case drop(key: [UInt8])

  var key: [UInt8] {
    switch self {
    case .remove(let key, _), .insert(let key, _, _, _), .arrange(let key, _),
      .drop(let key):
      key
    }
  }
}
