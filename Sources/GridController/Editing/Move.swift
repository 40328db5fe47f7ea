import AlbumModel

/// A drop of items in a section, with all that is known before it.
struct Move {
  /// In the order in which they will stand.
  var items: [PhotoID]
  var members: PhotoSet
  /// Where they were.
  var homes: Set<SectionID>
  var destination: SectionID
  /// The destination's items afterwards, in the order that is the library's own.
  var target: ItemList
  /// Whether the destination keeps an order that is not the user's own: then an item that comes from
  /// another section stands where that order puts it.
  var keepsOrder: Bool

  /// Whether items come from other sections.
  var isCrossing: Bool { homes != [destination] }
}
