import DecoderProtocol

/// An edit of a property list as the journal keeps it.
struct PlistEdit: Equatable {
  /// An entry that the edit is about.
  struct Item: Hashable {
    var key: [UInt8]
    var address: [UInt8]
  }

  /// A new file that is about to take the place of the property list.
  struct Attempt: Equatable {
    /// What takes the edit back if it does.
    var inverse: [EntryChange]
    var before: FileIdentity
    var temporary: [UInt8]
    var after: FileIdentity
  }

  var items: [Item]
  /// What takes the edit back while it is done, and does it again while it is taken back.
  var opposite: [EntryChange] = []
  var attempt: Attempt?
}

// MARK: - In the journal

extension PlistEdit {
  func write(to writer: inout WireWriter) {
    writer.u32(UInt32(items.count))
    for item in items {
      writer.bytes(item.key)
      writer.bytes(item.address)
    }
    writer.changes(opposite)
    writer.flag(attempt != nil)
    guard let attempt else { return }
    writer.changes(attempt.inverse)
    writer.identity(attempt.before)
    writer.bytes(attempt.temporary)
    writer.identity(attempt.after)
  }

  init(from reader: inout WireReader) throws(WireError) {
    items = []
    for _ in 0..<(try reader.count(atMost: JournalRecord.countLimit, ofAtLeast: 8)) {
      items.append(Item(key: try reader.entry(), address: try reader.entry()))
    }
    opposite = try reader.changes()
    guard try reader.flag() else { return }
    attempt = Attempt(
      inverse: try reader.changes(), before: try reader.identity(), temporary: try reader.name(),
      after: try reader.identity())
  }
}

extension WireWriter {
  fileprivate mutating func changes(_ changes: [EntryChange]) {
    u32(UInt32(changes.count))
    for change in changes {
      switch change {
      case .remove(let key, let place):
        u8(0)
        bytes(key)
        entryPlace(place)
      case .insert(let key, let entry, let address, let index):
        u8(1)
        bytes(key)
        bytes(entry)
        bytes(address)
        u64(UInt64(max(0, index)))
      case .arrange(let key, let order):
        u8(2)
        bytes(key)
        u32(UInt32(order.count))
        for place in order { entryPlace(place) }
      case .drop(let key):
        u8(3)
        bytes(key)
      }
    }
  }

  private mutating func entryPlace(_ place: EntryChange.Place) {
    bytes(place.address)
    u64(UInt64(max(0, place.ordinal)))
  }
}

extension WireReader {
  fileprivate mutating func entry() throws(WireError) -> [UInt8] {
    try bytes(atMost: JournalRecord.byteLimit)
  }

  fileprivate mutating func changes() throws(WireError) -> [EntryChange] {
    var changes: [EntryChange] = []
    for _ in 0..<(try count(atMost: JournalRecord.countLimit, ofAtLeast: 5)) {
      switch try u8() {
      case 0: changes.append(.remove(key: try entry(), try entryPlace()))
      case 1:
        changes.append(
          .insert(
            key: try entry(), entry: try entry(), address: try entry(),
            index: Int(clamping: try u64())))
      case 2:
        let key = try entry()
        var order: [EntryChange.Place] = []
        for _ in 0..<(try count(atMost: JournalRecord.countLimit, ofAtLeast: 12)) {
          order.append(try entryPlace())
        }
        changes.append(.arrange(key: key, order))
      case 3: changes.append(.drop(key: try entry()))
      default: throw .invalid("kind of change")
      }
    }
    return changes
  }

  private mutating func entryPlace() throws(WireError) -> EntryChange.Place {
    EntryChange.Place(address: try entry(), ordinal: Int(clamping: try u64()))
  }
}
