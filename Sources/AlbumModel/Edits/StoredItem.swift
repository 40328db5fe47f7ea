/// An item as the library keeps it, so that an edit finds it there.
package struct StoredItem: Hashable, Sendable {
  /// Comes back in the report; means nothing to the store.
  package var item: PhotoID
  package var home: AlbumHome
  package var location: PhotoLocation
  /// As the library writes it: an entry's `url` in a property list, else the path.
  package var address: [UInt8]
  /// How many entries with the same address stand before it in its home, at the time of the edit.
  package var ordinal: Int

  package init(
    item: PhotoID, home: AlbumHome, location: PhotoLocation, address: [UInt8], ordinal: Int = 0
  ) {
    self.item = item
    self.home = home
    self.location = location
    self.address = address
    self.ordinal = ordinal
  }
}
