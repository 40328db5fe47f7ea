import DecoderProtocol
import Foundation

/// A property list as it was read.
struct PlistFile {
  typealias Format = PropertyListSerialization.PropertyListFormat

  /// Why a file is none, or can't be handled.
  enum Problem: Error {
    /// In the system's words.
    case unreadable(String)
    /// In the parser's words.
    case malformed(String)

    static var system: Problem { .unreadable(String(cString: strerror(errno)).lowercased()) }
  }

  let value: Any
  let format: Format
  let status: stat
  private let data: Data

  /// Reads by the path's bytes: a name need not be text.
  /// - `share`: how much of the usual time this may take, in seconds for each second.
  init(path: [UInt8], share: Int = 1) throws(Problem) {
    let descriptor = PlistProgram.open(path, O_RDONLY)
    guard descriptor >= 0 else { throw .system }
    let file = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { throw .system }
    if status.st_mode & S_IFMT == S_IFDIR { errno = EISDIR; throw .system }
    ResourceLimits.setTime(forBytes: Int(status.st_size), share: share)
    guard let data = try? file.readToEnd() ?? Data() else { throw .system }
    self.status = status
    self.data = data
    try Self.checkSize(data)
    var format = Format.xml
    do {
      value = try PropertyListSerialization.propertyList(
        from: data, options: [], format: &format)
    } catch {
      let details = (error as NSError).userInfo[NSDebugDescriptionErrorKey] as? String
      throw .malformed(String((details ?? "").prefix(300)))
    }
    self.format = format
  }

  /// Values that any file may stand for.
  private static let freeCount = 1 << 20

  private static func checkSize(_ data: Data) throws(Problem) {
    guard let outline = BinaryOutline([UInt8](data)), let count = outline.expandedCount else {
      // Whatever it is: the parser says.
      return
    }
    // Without shared parts, a value takes a byte at least.
    guard count <= max(freeCount, 4 * data.count) else {
      throw .malformed("Its parts refer to each other so often that they fit no memory")
    }
  }

  /// Whether writing it anew keeps all names: dictionaries hold one of those that are alike, or that
  /// differ in nothing but how their letters are composed.
  var keepsAllKeys: Bool {
    guard format == .xml else {
      return BinaryOutline([UInt8](data))?.hasDistinctKeys == true
    }
    return XMLKeys.count(in: [UInt8](data)) == Self.keyCount(value)
  }

  private static func keyCount(_ value: Any) -> Int {
    if value is String { return 0 }
    if let fields = value as? [String: Any] {
      return fields.values.reduce(fields.count) { $0 + keyCount($1) }
    }
    if let values = value as? [Any] { return values.reduce(0) { $0 + keyCount($1) } }
    return 0
  }
}
