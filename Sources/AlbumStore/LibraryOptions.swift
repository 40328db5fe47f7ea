/// How a library is read.
package struct LibraryOptions: Equatable, Sendable {
  /// Whether files and folders whose names begin with a dot belong to it.
  package var includesHidden: Bool
  /// The program that reads property lists: a path, or a name to be looked up in PATH.
  package var plistReader: String
  /// Where the edits of earlier runs are kept: a folder without photos that has some there is a
  /// library all the same, since taking them back may bring its photos back. Nil when nothing can
  /// be taken back.
  package var editsFolder: [UInt8]?

  package init(
    includesHidden: Bool = false, plistReader: String = "photogrid-plist",
    editsFolder: [UInt8]? = nil
  ) {
    self.includesHidden = includesHidden
    self.plistReader = plistReader
    self.editsFolder = editsFolder
  }
}
