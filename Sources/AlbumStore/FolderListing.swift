import AlbumModel

/// What one folder holds.
struct FolderListing {
  /// Photos, in natural order.
  var photos = NameList()
  /// Folders in it, in natural order.
  var folders = NameList()
  /// Links to folders, in natural order.
  var links = NameList()
  /// Why it could not be read, or not to its end.
  var fault: SystemError?
}
