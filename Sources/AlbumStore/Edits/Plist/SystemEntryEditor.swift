import DecoderProtocol
import SystemEdge

/// Edits property lists by the program that reads them: it writes a new file, which takes the place
/// of the old one here.
struct SystemEntryEditor: EntryEditor {
  let path: [UInt8]
  /// `photogrid-plist`: a path, or a name to be looked up in PATH.
  let program: String
  /// How long reading or writing may take, in nanoseconds.
  var patience: UInt64 = 20_000_000_000
  /// Called before and after the new file goes in place: somebody else may write there.
  var swapHook: @Sendable (_ isDone: Bool) -> Void = { _ in }

  // MARK: - A new file

  func prepare(_ changes: [EntryChange]) throws(EditProblem) -> PreparedEntries {
    let request = PlistEditRequest(
      path: realPath, temporary: temporaryPrefix + Self.suffix, changes: changes.map(\.onTheWire))
    do throws(EditProblem) {
      switch try answer(to: request) {
      case .problem(let words): throw EditProblem(words: SafeText.of(words.utf8))
      case .edited(let edited): return prepared(edited, request.temporary)
      }
    } catch {
      // It may have got as far as that before it was ended.
      _ = CPath.with(request.temporary) { unlink($0) }
      throw EditProblem(words: "\(SafeText.of(path)) \(error.words)")
    }
  }

  private func answer(to request: PlistEditRequest) throws(EditProblem) -> PlistEditReply {
    guard let frame = try? request.frame() else {
      throw EditProblem(words: "can't take so large an edit")
    }
    do throws(PlistCall.Failure) {
      return try PlistCall(program: program, arguments: ["--edit"], patience: patience)
        .answer(to: frame)
    } catch {
      throw EditProblem(words: "can't be written: \(error.words)")
    }
  }

  private func prepared(
    _ edited: PlistEditReply.Edited, _ temporary: [UInt8]
  ) -> PreparedEntries {
    var addresses = edited.addresses[...]
    return PreparedEntries(
      removed: Dictionary(
        edited.removed.map {
          ($0.change, PreparedEntries.Removed(entry: $0.entry, index: $0.index))
        }, uniquingKeysWith: { first, _ in first }),
      inverse: edited.inverse.map { EntryChange($0, addresses: &addresses) },
      failures: Dictionary(
        edited.failures.map {
          ($0.change, ItemFailure(words: SafeText.of($0.words.utf8), isGone: $0.isGone))
        }, uniquingKeysWith: { first, _ in first }),
      before: FileIdentity(edited.before), temporary: temporary,
      after: FileIdentity(edited.after))
  }

  // MARK: - In place of the old one

  func commit(_ prepared: PreparedEntries) throws(EditProblem) -> Bool {
    let target = realPath
    guard let now = identity(target), now.isSameVersion(as: prepared.before) else { return false }
    swapHook(false)
    guard try swap(prepared, with: target) else { return false }
    if case .success(let folder) = CPath.openFolder(directory) {
      fsync(folder)
      close(folder)
    }
    return true
  }

  /// Puts the new file in place and looks at what was there: between looking and replacing somebody
  /// may have written.
  /// - Returns: false when somebody had: then it is there again.
  private func swap(_ prepared: PreparedEntries, with target: [UInt8]) throws(EditProblem) -> Bool {
    let temporary = prepared.temporary
    if let error = ExclusiveRename.exchange(temporary, target) {
      guard ExclusiveRename.isUnknown(error) else { throw cannotReplace(error) }
      let status = CPath.with(temporary) { temporary in
        CPath.with(target) { rename(temporary, $0) }
      }
      guard status == 0 else { throw cannotReplace(.last) }
      return true
    }
    swapHook(true)
    if let old = identity(temporary), old.isSameVersion(as: prepared.before) {
      discard(prepared)
      return true
    }
    if let error = ExclusiveRename.exchange(temporary, target) { throw cannotReplace(error) }
    // What came back is the new file, but for one that was written over it: that is the last one.
    if let back = identity(temporary), !back.isOneFile(with: prepared.after) {
      _ = ExclusiveRename.exchange(temporary, target)
    }
    return false
  }

  private func cannotReplace(_ error: SystemError) -> EditProblem {
    EditProblem(words: "\(SafeText.of(path)) can't be replaced: \(error.words)")
  }

  func discard(_ prepared: PreparedEntries) {
    _ = CPath.with(prepared.temporary) { unlink($0) }
  }

  func removeLeftovers() {
    guard case .success(let folder) = CPath.openFolder(directory),
      let stream = fdopendir(folder)
    else { return }
    defer { closedir(stream) }
    let prefix = temporaryPrefix.suffix(from: directory.count).drop { $0 == UInt8(ascii: "/") }
    while let entry = readdir(stream) {
      let name = withUnsafeBytes(of: entry.pointee.d_name) { bytes in
        Array(bytes.prefix { $0 != 0 })
      }
      guard name.starts(with: prefix), Self.isSuffix(name.dropFirst(prefix.count)) else { continue }
      _ = CPath.with(name) { name in
        var status = stat()
        let isFile =
          fstatat(dirfd(stream), name, &status, AT_SYMLINK_NOFOLLOW) == 0
          && status.st_mode & S_IFMT == S_IFREG
        return isFile ? unlinkat(dirfd(stream), name, 0) : 0
      }
    }
  }

  func albums() throws(EditProblem) -> [[UInt8]: [PlistMessage.Entry]] {
    do throws(PlistLibrary.Problem) {
      let albums = try PlistChild(program: program, cancellation: Cancellation())
        .parse(path, patience: patience)
      return Dictionary(
        (albums ?? []).map { ($0.key, $0.entries) }, uniquingKeysWith: { first, _ in first })
    } catch {
      let details = error.expected.map { " (\($0))" } ?? ""
      throw EditProblem(words: "\(SafeText.of(path)) \(error.words)\(details)")
    }
  }

  // MARK: - Paths

  /// The property list itself, by whatever link leads to it.
  private var realPath: [UInt8] { CPath.real(path) ?? path }

  private var directory: [UInt8] { CPath.directory(of: realPath) }

  /// What the names of new files begin with: beside the old one, out of sight.
  private var temporaryPrefix: [UInt8] {
    let real = realPath
    let start = (real.lastIndex(of: UInt8(ascii: "/")) ?? -1) + 1
    // The whole name must stay below the system's limit.
    return real[..<start] + [UInt8(ascii: ".")] + real[start...].prefix(200) + ".photogrid-".utf8
  }

  private static let suffixLength = 16

  /// The end of a new file's name: sixteen hexadecimal digits.
  private static var suffix: [UInt8] {
    let digits = String(UInt64.random(in: 0...UInt64.max), radix: 16)
    return Array((String(repeating: "0", count: suffixLength - digits.count) + digits).utf8)
  }

  private static func isSuffix(_ name: some Collection<UInt8>) -> Bool {
    name.count == suffixLength && name.allSatisfy { "0123456789abcdef".utf8.contains($0) }
  }

  private func identity(_ path: [UInt8]) -> FileIdentity? {
    CPath.with(path) { path in
      var status = stat()
      return stat(path, &status) == 0 ? FileIdentity(status) : nil
    }
  }
}

extension EntryChange {
  fileprivate var onTheWire: PlistChange {
    switch self {
    case .remove(let key, let place):
      .remove(key: key, PlistChange.Place(address: place.address, ordinal: place.ordinal))
    case .insert(let key, let entry, _, let index):
      .insert(key: key, entry: entry, index: index)
    case .arrange(let key, let order):
      .arrange(
        key: key,
        order.map { PlistChange.Place(address: $0.address, ordinal: $0.ordinal) })
    case .drop(let key): .drop(key: key)
    }
  }

  /// - `addresses`: those of the entries that are inserted, which this takes one of.
  fileprivate init(_ change: PlistChange, addresses: inout ArraySlice<[UInt8]>) {
    switch change {
    case .remove(let key, let place):
      self = .remove(key: key, Place(address: place.address, ordinal: place.ordinal))
    case .insert(let key, let entry, let index):
      self = .insert(
        key: key, entry: entry, address: addresses.popFirst() ?? [], index: index)
    case .arrange(let key, let order):
      self = .arrange(
        key: key, order.map { Place(address: $0.address, ordinal: $0.ordinal) })
    case .drop(let key): self = .drop(key: key)
    }
  }
}

extension FileIdentity {
  fileprivate init(_ stamp: PlistEditReply.Stamp) {
    self.init(
      device: stamp.device, inode: stamp.inode, size: stamp.size, modified: stamp.modified)
  }
}
