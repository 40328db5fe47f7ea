/// Where a file stands, so that a later run finds it that spells the library's path another way.
struct LibraryPlace: Hashable {
  /// Below the library's folder, "" being that itself; or absolute for what is not in it.
  var directory: [UInt8]
  var isInLibrary: Bool
  var name: [UInt8]
}
