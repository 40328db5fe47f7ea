import DecoderProtocol
import SystemEdge

/// The edits of one library, on the disk before they are done.
///
/// Several programs may use one journal: whoever edits holds its lock, and reads first what others
/// have written. An edit that is under way in a journal that nobody holds was left by a program
/// that died.
final class Journal {
  /// $XDG_DATA_HOME/photogrid/journal.
  private let folder: [UInt8]
  private let path: [UInt8]
  private let hook: EditStep.Hook
  private var file: Int32 = -1
  private var device: UInt64 = 0
  private var inode: UInt64 = 0
  /// Bytes of the file that `stored` comes from.
  private var length = 0
  /// Bytes of the file when it was last written anew.
  private var compactLength = 0
  private var stored: [UInt64: StoredEdit] = [:]
  private var lastID: UInt64 = Journal.firstID
  /// How long another program may hold the lock, in nanoseconds.
  var patience: UInt64 = 20_000_000_000
  /// The bytes from which on the journal is written anew.
  var compactLimit = 4 << 20

  /// Edits that are kept.
  static let editLimit = 1000
  /// Numbers begin where those that a run gives before it knows of former edits never come.
  private static let firstID: UInt64 = 1 << 32

  /// - `hash`: the library's.
  init(dataFolder: [UInt8], hash: [UInt8], hook: @escaping EditStep.Hook) {
    folder = CPath.join(dataFolder, Array("journal".utf8))
    path = CPath.join(folder, hash + Array(".journal".utf8))
    self.hook = hook
  }

  deinit { if file >= 0 { close(file) } }

  // MARK: - Reading

  /// All edits, oldest first.
  var edits: [StoredEdit] { stored.values.sorted { $0.id < $1.id } }

  subscript(id: UInt64) -> StoredEdit? { stored[id] }

  /// A number for a new edit.
  func newID() -> UInt64 {
    lastID += 1
    return lastID
  }

  /// Whether there is a journal, so that one need not be made only to be read.
  var exists: Bool {
    if case .success = FileFacts.of(path) { return true }
    return false
  }

  // MARK: - The lock

  /// Takes the lock, and reads what others have written.
  func lock() throws(EditProblem) {
    let deadline = MonotonicClock.now() + patience
    while true {
      try openFile()
      if flock(file, LOCK_EX | LOCK_NB) == 0 {
        // Whoever had it may have put a new file in its place.
        if isCurrent { break }
        forgetFile()
        continue
      }
      guard errno == EWOULDBLOCK || errno == EINTR else {
        throw problem("can't be locked", .last)
      }
      guard MonotonicClock.now() < deadline else {
        throw EditProblem(words: "another photogrid is busy with this library")
      }
      _ = poll(nil, 0, 10)
    }
    do throws(EditProblem) {
      try readNews()
    } catch {
      unlock()
      throw error
    }
  }

  func unlock() {
    if file >= 0 { _ = flock(file, LOCK_UN) }
  }

  private var isCurrent: Bool {
    guard case .success(let facts) = FileFacts.of(path, followsLinks: false) else { return false }
    return facts.identity == FileFacts.Identity(device: device, inode: inode)
  }

  private func openFile() throws(EditProblem) {
    if file >= 0 {
      if isCurrent { return }
      forgetFile()
    }
    if let error = CacheFolder.make(folder) { throw problem("can't be made", error) }
    let flags = O_RDWR | O_CREAT | O_APPEND | O_CLOEXEC | O_NOFOLLOW
    file = CPath.with(path) { open($0, flags, 0o600) }
    guard file >= 0 else { throw problem("can't be opened", .last) }
    guard case .success(let facts) = FileFacts.of(descriptor: file), facts.isRegular else {
      forgetFile()
      throw problem("is no file", nil)
    }
    device = facts.identity.device
    inode = facts.identity.inode
  }

  private func forgetFile() {
    if file >= 0 { close(file) }
    file = -1
    length = 0
    stored = [:]
  }

  // MARK: - Records

  private func readNews() throws(EditProblem) {
    guard case .success(let facts) = FileFacts.of(descriptor: file) else {
      throw problem("can't be read", .last)
    }
    if facts.size == UInt64(length), length > 0 { return }
    if facts.size < UInt64(length) { (length, stored) = (0, [:]) }
    if length == 0 { try readStart(isEmpty: facts.size == 0) }
    let content = JournalText.content(of: try read(from: length))
    for record in content.records { take(record) }
    length += content.length
    if content.isDamaged { return try setAside() }
    guard UInt64(length) < facts.size else { return }
    // A record that was never whole says nothing of the disk: it is written before that is changed.
    guard ftruncate(file, off_t(length)) == 0 else { throw problem("can't be written", .last) }
  }

  private func readStart(isEmpty: Bool) throws(EditProblem) {
    let found = isEmpty ? [] : Array(try read(from: 0).prefix(JournalText.start.count))
    length = JournalText.start.count
    if found == JournalText.start { return }
    guard JournalText.start.starts(with: found) else { return try setAside() }
    guard ftruncate(file, 0) == 0 else { throw problem("can't be written", .last) }
    length = 0
    try append(JournalText.start)
    syncFolder()
  }

  private func read(from offset: Int) throws(EditProblem) -> [UInt8] {
    guard lseek(file, off_t(offset), SEEK_SET) >= 0,
      let bytes = FileOutput.read(file, atMost: 1 << 31)
    else { throw problem("can't be read", .last) }
    return bytes
  }

  private func take(_ record: JournalRecord) {
    switch record {
    case .edit(let edit):
      stored[edit.id] = edit
      lastID = max(lastID, edit.id)
    case .dropped(let id):
      stored[id] = nil
      lastID = max(lastID, id)
    }
  }

  /// Has an edit's state on the disk when it returns.
  /// - Precondition: the lock is held.
  func put(_ edit: StoredEdit) throws(EditProblem) { try write(.edit(edit)) }

  func drop(_ id: UInt64) throws(EditProblem) { try write(.dropped(id)) }

  private func write(_ record: JournalRecord) throws(EditProblem) {
    hook(.writeJournal)
    guard let bytes = try? JournalText.bytes(of: record) else {
      throw EditProblem(words: "the edit is too large for the journal")
    }
    try append(bytes)
    take(record)
  }

  private func append(_ bytes: [UInt8]) throws(EditProblem) {
    if let error = FileOutput.write(bytes, to: file) ?? FileOutput.sync(file) {
      // The next record must not come behind half of this one.
      _ = ftruncate(file, off_t(length))
      throw problem("can't be written", error)
    }
    length += bytes.count
  }

  private func problem(_ words: String, _ error: SystemError?) -> EditProblem {
    EditProblem(
      words: "the journal \(SafeText.of(path)) \(words)" + (error.map { ": \($0.words)" } ?? ""))
  }

  private func syncFolder() {
    if case .success(let folder) = OpenFolder.at(folder) { folder.sync() }
  }

  // MARK: - Writing anew

  /// Writes the journal anew when it has grown, without what can't be taken back any more.
  /// - Precondition: the lock is held.
  func compactIfLarge(_ isUseless: (StoredEdit) -> Bool) {
    guard length > compactLimit, length > 2 * compactLength else { return }
    let useful = edits.filter { $0.pending != nil || !isUseless($0) }
    // One that can't be written anew goes on as it is.
    try? replace(with: Array(useful.suffix(Self.editLimit)))
  }

  /// Keeps a journal that is damaged, under another name, and goes on with what could be read.
  private func setAside() throws(EditProblem) {
    let aside = path + Array(".damaged".utf8)
    var number = 1
    while true {
      let name = number == 1 ? aside : aside + Array("-\(number)".utf8)
      let code = CPath.with(path) { old in
        CPath.with(name) { link(old, $0) == 0 ? 0 : errno }
      }
      if code == 0 { break }
      guard code == EEXIST else {
        throw problem("is damaged and can't be set aside", SystemError(code: code))
      }
      number += 1
    }
    try replace(with: edits)
  }

  private func replace(with edits: [StoredEdit]) throws(EditProblem) {
    hook(.replaceJournal)
    let temporary = path + Array(".new".utf8)
    let flags = O_RDWR | O_CREAT | O_TRUNC | O_APPEND | O_CLOEXEC | O_NOFOLLOW
    let new = CPath.with(temporary) { open($0, flags, 0o600) }
    guard new >= 0 else { throw problem("can't be written anew", .last) }
    var bytes = JournalText.start
    // The last number is kept, so that none is given twice.
    for record in [.dropped(lastID)] + edits.map(JournalRecord.edit) {
      guard let record = try? JournalText.bytes(of: record) else {
        close(new)
        throw problem("can't be written anew", nil)
      }
      bytes += record
    }
    // Whoever opens it waits until this one is done.
    let error =
      (flock(new, LOCK_EX | LOCK_NB) == 0 ? nil : SystemError.last)
      ?? FileOutput.write(bytes, to: new) ?? FileOutput.sync(new)
      ?? CPath.with(temporary) { temporary in
        CPath.with(path) { rename(temporary, $0) == 0 ? nil : .last }
      }
    if let error {
      _ = CPath.with(temporary) { unlink($0) }
      close(new)
      throw problem("can't be written anew", error)
    }
    adopt(new, edits, length: bytes.count)
    syncFolder()
  }

  private func adopt(_ new: Int32, _ edits: [StoredEdit], length: Int) {
    close(file)
    file = new
    if case .success(let facts) = FileFacts.of(descriptor: new) {
      device = facts.identity.device
      inode = facts.identity.inode
    }
    stored = Dictionary(edits.map { ($0.id, $0) }, uniquingKeysWith: { $1 })
    self.length = length
    compactLength = length
  }
}
