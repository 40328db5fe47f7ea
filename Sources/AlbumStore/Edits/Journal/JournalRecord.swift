import DecoderProtocol

/// What the journal is made of. The last record of an edit is what counts.
enum JournalRecord: WireMessage, Equatable {
  /// How an edit stands.
  case edit(StoredEdit)
  /// An edit that is not known any more.
  case dropped(UInt64)

  static let byteLimit = 1 << 30
  static let nameLimit = 1 << 20
  static let countLimit = 50_000_000

  func write(to writer: inout WireWriter) {
    switch self {
    case .edit(let edit):
      writer.u8(0)
      writer.edit(edit)
    case .dropped(let id):
      writer.u8(1)
      writer.u64(id)
    }
  }

  init(from reader: inout WireReader) throws(WireError) {
    switch try reader.u8() {
    case 0: self = .edit(try reader.edit())
    case 1: self = .dropped(try reader.u64())
    default: throw .invalid("kind of record")
    }
  }
}

// MARK: - Writing

extension WireWriter {
  fileprivate mutating func edit(_ edit: StoredEdit) {
    u64(edit.id)
    u8(edit.action.rawValue)
    u64(UInt64(edit.count))
    u8(edit.pending.map { $0.rawValue + 1 } ?? 0)
    flag(edit.isUndone)
    switch edit.body {
    case .files(let transfers):
      u8(0)
      u32(UInt32(transfers.count))
      for transfer in transfers { self.transfer(transfer) }
    case .entries(let entries):
      u8(1)
      entries.write(to: &self)
    }
  }

  private mutating func transfer(_ transfer: Transfer) {
    place(transfer.home)
    switch transfer.away {
    case .trash(let trash):
      u8(0)
      bytes(trash.folder.path)
      flag(trash.folder.topDirectory != nil)
      if let top = trash.folder.topDirectory { bytes(top) }
      bytes(trash.name)
      bytes(trash.info)
    case .place(let place):
      u8(1)
      self.place(place)
    }
    identity(transfer.identity)
    flag(transfer.isAway)
  }

  mutating func place(_ place: LibraryPlace) {
    bytes(place.directory)
    flag(place.isInLibrary)
    bytes(place.name)
  }

  mutating func identity(_ identity: FileIdentity) {
    u64(identity.device)
    u64(identity.inode)
    u64(identity.size)
    u64(UInt64(bitPattern: identity.modified))
    flag(identity.isFolder)
  }

  mutating func flag(_ value: Bool) { u8(value ? 1 : 0) }
}

// MARK: - Reading

extension WireReader {
  fileprivate mutating func edit() throws(WireError) -> StoredEdit {
    let id = try u64()
    guard let action = StoredEdit.Action(rawValue: try u8()) else { throw .invalid("action") }
    let count = Int(clamping: try u64())
    let code = try u8()
    let pending = code == 0 ? nil : StoredEdit.Direction(rawValue: code - 1)
    guard code == 0 || pending != nil else { throw .invalid("direction") }
    let isUndone = try flag()
    let body: StoredEdit.Body
    switch try u8() {
    case 0:
      var transfers: [Transfer] = []
      let count = try self.count(atMost: JournalRecord.countLimit, ofAtLeast: 50)
      for _ in 0..<count { transfers.append(try transfer()) }
      body = .files(transfers)
    case 1: body = .entries(try PlistEdit(from: &self))
    default: throw .invalid("kind of edit")
    }
    return StoredEdit(
      id: id, action: action, count: count, body: body, pending: pending, isUndone: isUndone)
  }

  private mutating func transfer() throws(WireError) -> Transfer {
    let home = try place()
    let away: Transfer.Away
    switch try u8() {
    case 0:
      let path = try name()
      let folder = TrashFolder(path: path, topDirectory: try flag() ? try name() : nil)
      away = .trash(Transfer.TrashPlace(folder: folder, name: try name(), info: try name()))
    case 1: away = .place(try place())
    default: throw .invalid("kind of place")
    }
    return Transfer(home: home, away: away, identity: try identity(), isAway: try flag())
  }

  mutating func place() throws(WireError) -> LibraryPlace {
    LibraryPlace(directory: try name(), isInLibrary: try flag(), name: try name())
  }

  mutating func identity() throws(WireError) -> FileIdentity {
    FileIdentity(
      device: try u64(), inode: try u64(), size: try u64(),
      modified: Int64(bitPattern: try u64()), isFolder: try flag())
  }

  mutating func flag() throws(WireError) -> Bool {
    switch try u8() {
    case 0: false
    case 1: true
    default: throw .invalid("flag")
    }
  }

  mutating func name() throws(WireError) -> [UInt8] {
    try bytes(atMost: JournalRecord.nameLimit)
  }
}
