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
    let file = try read(request.path)
    guard let albums = file.value as? [String: Any] else {
      throw Problem(words: "is no dictionary of albums any more")
    }
    guard file.format == .xml || file.format == .binary else {
      throw Problem(words: "has an old format that can be read, but not written")
    }
    guard file.keepsAllKeys else {
      throw Problem(words: "has a dictionary with two keys that are alike: one would be lost")
    }
    try checkIsWritable(request.path, file.status)
    var edit = AlbumEdit(albums)
    edit.apply(request.changes)
    let after = try write(edit.result, file.format, to: request.temporary, as: file.status)
    var edited = PlistEditReply.Edited(before: stamp(file.status), after: after)
    edited.removed = edit.removed
    edited.inverse = edit.inverse
    edited.addresses = edit.addresses
    edited.failures = edit.failures
    return edited
  }

  private static func read(_ path: [UInt8]) throws(Problem) -> PlistFile {
    do throws(PlistFile.Problem) {
      // It is parsed, written, parsed again and compared.
      return try PlistFile(path: path, share: 5)
    } catch {
      switch error {
      case .unreadable(let words): throw Problem(words: "can't be read: \(words)")
      case .malformed: throw Problem(words: "is no dictionary of albums any more")
      }
    }
  }

  /// A file that nobody may write is one that is to stay as it is, though another could take its
  /// place.
  private static func checkIsWritable(_ path: [UInt8], _ status: stat) throws(Problem) {
    if status.st_mode & 0o222 == 0 {
      errno = EACCES
    } else if PlistProgram.withCString(path, { access($0, W_OK) }) == 0 {
      return
    }
    throw Problem.system("can't be written")
  }

  /// Writes the file, makes sure that it is on the disk, and reads it again.
  private static func write(
    _ albums: [String: Any], _ format: PlistFile.Format, to path: [UInt8], as old: stat
  ) throws -> PlistEditReply.Stamp {
    guard
      let data = try? PropertyListSerialization.data(
        fromPropertyList: albums, format: format, options: 0)
    else { throw Problem(words: "can't be written as a property list") }
    let target = PlistProgram.open(path, O_RDWR | O_CREAT | O_EXCL)
    guard target >= 0 else { throw Problem.system("can't be written beside") }
    let file = FileHandle(fileDescriptor: target, closeOnDealloc: true)
    do {
      guard PlistProgram.write([UInt8](data), to: target) else {
        throw Problem.system("can't be written")
      }
      setMode(of: target, as: old)
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

  /// Who may do what with the old file may with the new one, and nobody else.
  private static func setMode(of descriptor: Int32, as old: stat) {
    var mode = old.st_mode & 0o777
    if fchown(descriptor, old.st_uid, old.st_gid) != 0,
      fchown(descriptor, uid_t.max, old.st_gid) != 0
    {
      // It belongs to another group.
      mode &= ~0o070
    }
    _ = fchmod(descriptor, mode)
  }

  private static func check(_ file: FileHandle, holds albums: [String: Any]) throws {
    try file.seek(toOffset: 0)
    let written = try? PropertyListSerialization.propertyList(
      from: try file.readToEnd() ?? Data(), options: [], format: nil)
    guard let written, SameValue.check(albums, written) else {
      throw Problem(words: "holds something that can't be written as it is")
    }
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
