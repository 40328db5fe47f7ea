import DecoderProtocol
import Foundation

/// Writes a property list with changes in it into a new file, in its own format.
enum PlistEditing {
  static func reply(to request: [UInt8]) -> PlistEditReply {
    do {
      return .edited(try edit(try PlistEditRequest(message: request)))
    } catch let problem as Problem {
      return .problem(problem.words)
    } catch {
      return .problem("can't be edited: the request is damaged")
    }
  }

  private struct Problem: Error {
    var words: String

    static func system(_ what: String) -> Problem {
      Problem(words: "\(what): \(String(cString: strerror(errno)).lowercased())")
    }
  }

  private static func edit(_ request: PlistEditRequest) throws -> PlistEditReply.Edited {
    let source = PlistProgram.open(request.path, O_RDONLY)
    guard source >= 0 else { throw Problem.system("can't be read") }
    let file = FileHandle(fileDescriptor: source, closeOnDealloc: true)
    var status = stat()
    guard fstat(source, &status) == 0 else { throw Problem.system("can't be read") }
    let data = try file.readToEnd() ?? Data()
    var format = PropertyListSerialization.PropertyListFormat.xml
    let value = try? PropertyListSerialization.propertyList(
      from: data, options: [], format: &format)
    guard let albums = value as? [String: Any] else {
      throw Problem(words: "is no dictionary of albums any more")
    }
    guard format == .xml || format == .binary else {
      throw Problem(words: "has an old format that can be read, but not written")
    }
    var edit = AlbumEdit(albums)
    edit.apply(request.changes)
    let after = try write(edit.result, format, to: request.temporary, as: status)
    var edited = PlistEditReply.Edited(before: stamp(status), after: after)
    edited.removed = edit.removed
    edited.inverse = edit.inverse
    edited.addresses = edit.addresses
    edited.failures = edit.failures
    return edited
  }

  /// Writes the file, makes sure that it is on the disk, and reads it again.
  private static func write(
    _ albums: [String: Any], _ format: PropertyListSerialization.PropertyListFormat,
    to path: [UInt8], as old: stat
  ) throws -> PlistEditReply.Stamp {
    guard
      let data = try? PropertyListSerialization.data(
        fromPropertyList: albums, format: format, options: 0)
    else { throw Problem(words: "can't be written as a property list") }
    let target = PlistProgram.open(path, O_RDWR | O_CREAT | O_EXCL)
    guard target >= 0 else { throw Problem.system("can't be written beside") }
    let file = FileHandle(fileDescriptor: target, closeOnDealloc: true)
    do {
      try writeAll(data, to: target)
      _ = fchown(target, old.st_uid, old.st_gid)
      _ = fchmod(target, old.st_mode & 0o7777)
      guard fsync(target) == 0 else { throw Problem.system("can't be written") }
      try check(file, holds: albums)
    } catch {
      _ = PlistProgram.withCString(path) { unlink($0) }
      throw error
    }
    var status = stat()
    _ = fstat(target, &status)
    return stamp(status)
  }

  private static func writeAll(_ data: Data, to descriptor: Int32) throws {
    var rest = Array(data)[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { Foundation.write(descriptor, $0.baseAddress, $0.count) }
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { throw Problem.system("can't be written") }
      rest = rest.dropFirst(count)
    }
  }

  private static func check(_ file: FileHandle, holds albums: [String: Any]) throws {
    try file.seek(toOffset: 0)
    let written = try PropertyListSerialization.propertyList(
      from: try file.readToEnd() ?? Data(), options: [], format: nil)
    guard let found = written as? [String: Any],
      NSDictionary(dictionary: found).isEqual(to: albums)
    else { throw Problem(words: "can't be written as it is") }
  }

  private static func stamp(_ status: stat) -> PlistEditReply.Stamp {
    #if canImport(Darwin)
      let time = status.st_mtimespec
    #else
      let time = status.st_mtim
    #endif
    return PlistEditReply.Stamp(
      device: UInt64(truncatingIfNeeded: status.st_dev),
      inode: UInt64(truncatingIfNeeded: status.st_ino), size: UInt64(max(0, status.st_size)),
      modified: Int64(time.tv_sec) * 1_000_000_000 + Int64(time.tv_nsec))
  }
}
