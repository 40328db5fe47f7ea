import AlbumModel
import DecoderProtocol
import SystemEdge

/// A property list as a library: a dictionary whose keys are albums, shown in natural order, and
/// whose values are arrays of photos.
struct PlistLibrary: Sendable {
  let path: [UInt8]
  let title: [UInt8]
  /// The program that parses it.
  let program: String
  let cancellation: Cancellation
  /// How long parsing may take, in nanoseconds.
  var patience: UInt64 = 10_000_000_000

  /// Larger files are refused.
  static let sizeLimit: UInt64 = 256 << 20

  /// Why the file gives no albums, safe for a screen.
  struct Problem: Error, Equatable {
    var words: String
    var expected: String?
  }

  /// Runs on a worker thread, where a broken pipe is an error and no signal.
  func read(report: (LibraryEvent) -> Void) {
    do throws(Problem) {
      try checkFile()
      guard
        let found = try PlistChild(program: program, cancellation: cancellation).parse(
          path, patience: patience)
      else { return }
      try show(found, report)
    } catch {
      report(.failed(line: LibraryProblem.line(path, error.words, expected: error.expected)))
    }
  }

  // MARK: - Before parsing

  /// What can be told without parsing.
  private func checkFile() throws(Problem) {
    let facts: FileFacts
    switch FileFacts.of(path) {
    case .failure(let error):
      throw Problem(words: error.words, expected: "expected a property list")
    case .success(let found): facts = found
    }
    guard facts.isRegular else {
      throw Problem(words: "is no file", expected: "expected a property list")
    }
    guard facts.size > 0 else { throw Problem(words: "is empty", expected: Self.expected) }
    guard facts.size <= Self.sizeLimit else {
      throw Problem(
        words: "is too large for a property list",
        expected: "\(facts.size >> 20) MiB; expected at most \(Self.sizeLimit >> 20) MiB")
    }
    switch FirstBytes.read(path) {
    case .failure(let error): throw Problem(words: error.words)
    case .success(let bytes):
      guard PlistForm(firstBytes: bytes) != nil else {
        throw Problem(words: "is no property list", expected: Self.expected)
      }
    }
  }

  static let expected = "expected XML or a binary property list: a dictionary of albums"

  // MARK: - After parsing

  private func show(
    _ found: [PlistChild.Album], _ report: (LibraryEvent) -> Void
  ) throws(Problem) {
    let found = found.sorted { NaturalOrder.precedes($0.key, $1.key) }
    let photos = found.reduce(0) { $0 + $1.entries.count }
    if photos == 0, let first = found.first(where: { $0.mismatch != nil }) {
      throw Problem(
        words: "album '\(SafeText.of(first.key))': \(first.fault ?? "is no album")", expected: nil)
    }
    let directory = CPath.directory(of: path)
    report(
      .opened(.plist, title: title, footerPicture: FooterPicture.find(besides: directory)))
    var batch: [AlbumModel.Album] = []
    var told = 0
    for album in found {
      if cancellation.isCancelled { return }
      batch.append(album.resolved(in: directory))
      told += album.entries.count
      guard batch.count == 256 else { continue }
      report(.albums(batch))
      batch = []
      report(.progress(photos: told))
    }
    if !batch.isEmpty { report(.albums(batch)) }
    report(.progress(photos: photos))
    report(.finished)
  }
}

extension PlistChild.Album {
  /// What is wrong with it, in words, safe for a screen.
  var fault: String? {
    guard let mismatch else { return nil }
    let place = mismatch.index.map { "photo \($0 + 1): " } ?? ""
    return "\(place)expected \(mismatch.expected), found \(mismatch.found)"
  }

  fileprivate func resolved(in directory: [UInt8]) -> AlbumModel.Album {
    let photos = entries.map { entry in
      PhotoDetails(
        location: PhotoReference.location(of: entry.address, in: directory), name: entry.name,
        text: entry.text, price: entry.price, address: entry.address)
    }
    return AlbumModel.Album(title: key, contents: .entries(photos), fault: fault)
  }
}
