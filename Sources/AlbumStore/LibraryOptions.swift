/// How a library is read.
package struct LibraryOptions: Equatable, Sendable {
  /// Whether files and folders whose names begin with a dot belong to it.
  package var includesHidden: Bool
  /// The program that reads property lists: a path, or a name to be looked up in PATH.
  package var plistReader: String

  package init(includesHidden: Bool = false, plistReader: String = "photogrid-plist") {
    self.includesHidden = includesHidden
    self.plistReader = plistReader
  }
}
