/// A change of what the library keeps. Lists are in reading order, places are those before the edit.
package enum LibraryEdit: Equatable, Sendable {
  /// Files go to the trash; entries of a property list go, the files behind them stay.
  case delete([StoredItem])
  /// The items, from any homes, go as a block to another home: before an item of it, or to its end.
  /// Files of folders are moved and keep their names; a name that is taken there fails. Within a
  /// folder nothing is moved. Within or between keys of a property list the entries are.
  case move([StoredItem], to: AlbumHome, before: StoredItem?)
  /// All items of a key of a property list, in the order that they are to have.
  case arrange(AlbumHome, [StoredItem])
}
