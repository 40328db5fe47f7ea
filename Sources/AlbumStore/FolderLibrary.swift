import AlbumModel

/// A folder as a library.
struct FolderLibrary {
  let path: [UInt8]
  let includesHidden: Bool
  /// As in `LibraryOptions`.
  var editsFolder: [UInt8]?
  let cancellation: Cancellation

  func read(report: (LibraryEvent) -> Void) {
    let root = Self.trimmed(path)
    let scanner = FolderScanner(
      naming: FolderNaming(root: root),
      options: FolderScanner.Options(includesHidden: includesHidden), cancellation: cancellation)
    do throws(SystemError) {
      let outcome = try scanner.run(
        opened: { report(.opened(.folder, title: CPath.title(of: root), footerPicture: nil)) },
        report: { albums, photos in
          if !albums.isEmpty { report(.albums(albums)) }
          report(.progress(photos: photos))
        })
      guard let outcome else { return }
      let isLibrary = outcome.photos > 0 || hasEdits
      report(isLibrary ? .finished : .failed(line: noPhotosLine(outcome)))
    } catch {
      report(.failed(line: LibraryProblem.line(path, error.words, expected: nil)))
    }
  }

  private var hasEdits: Bool {
    editsFolder.map { EditKeeper.hasEdits(ofLibrary: path, dataFolder: $0) } ?? false
  }

  private func noPhotosLine(_ outcome: FolderScanner.Outcome) -> String {
    if let fault = outcome.firstFault {
      let folders = outcome.faults == 1 ? "1 folder" : "\(outcome.faults) folders"
      return LibraryProblem.line(
        path, "no photos found", expected: "\(folders) could not be read: \(fault)")
    }
    let hint = includesHidden ? "" : "; hidden ones only with -H"
    return LibraryProblem.line(
      path, "no photos found",
      expected: "expected files named .jpg, .png, .webp and the like, in it or below\(hint)")
  }

  /// Without slashes at the end, which would stand twice in every path.
  static func trimmed(_ path: [UInt8]) -> [UInt8] {
    var path = path
    while path.count > 1, path.last == UInt8(ascii: "/") { path.removeLast() }
    return path
  }
}
