/// What `photogrid-plist --edit` answers, one frame.
package enum PlistEditReply: WireMessage, Hashable {
  /// An entry that was taken out.
  package struct Removed: Hashable, Sendable {
    /// The place of the removal in the request's changes.
    package var change: Int
    /// As `PlistChange.insert` takes it.
    package var entry: [UInt8]
    /// Its place in the album's array before all changes.
    package var index: Int

    package init(change: Int, entry: [UInt8], index: Int) {
      self.change = change
      self.entry = entry
      self.index = index
    }
  }

  /// A change that could not be made.
  package struct Failure: Hashable, Sendable {
    /// Its place in the request's changes.
    package var change: Int
    /// Why, as a part of a sentence.
    package var words: String
    /// Whether the entry is not there any more.
    package var isGone: Bool

    package init(change: Int, words: String, isGone: Bool) {
      self.change = change
      self.words = words
      self.isGone = isGone
    }
  }

  /// Tells a file and its version from others.
  package struct Stamp: Hashable, Sendable {
    package var device: UInt64
    package var inode: UInt64
    package var size: UInt64
    /// Nanoseconds since 1970.
    package var modified: Int64

    package init(device: UInt64, inode: UInt64, size: UInt64, modified: Int64) {
      self.device = device
      self.inode = inode
      self.size = size
      self.modified = modified
    }
  }

  /// The new file is complete and on the disk.
  package struct Edited: Hashable, Sendable {
    package var removed: [Removed] = []
    /// What takes the changes back; those of an insertion say the entry's address too, by `addresses`.
    package var inverse: [PlistChange] = []
    /// The addresses of the entries that `inverse` inserts, in their order.
    package var addresses: [[UInt8]] = []
    package var failures: [Failure] = []
    /// The file that was read.
    package var before: Stamp
    /// The new one.
    package var after: Stamp

    package init(before: Stamp, after: Stamp) {
      self.before = before
      self.after = after
    }
  }

  case edited(Edited)
  /// Nothing was written; why, as a part of a sentence.
  case problem(String)

  package static let byteLimit = 256 << 20

  package func write(to writer: inout WireWriter) {
    switch self {
    case .problem(let words):
      writer.u8(0)
      writer.string(words)
    case .edited(let edited):
      writer.u8(1)
      writer.u32(UInt32(edited.removed.count))
      for removed in edited.removed {
        writer.u32(UInt32(clamping: removed.change))
        writer.bytes(removed.entry)
        writer.u64(UInt64(max(0, removed.index)))
      }
      writer.changes(edited.inverse)
      writer.u32(UInt32(edited.addresses.count))
      for address in edited.addresses { writer.bytes(address) }
      writer.u32(UInt32(edited.failures.count))
      for failure in edited.failures {
        writer.u32(UInt32(clamping: failure.change))
        writer.string(failure.words)
        writer.u8(failure.isGone ? 1 : 0)
      }
      for stamp in [edited.before, edited.after] { writer.stamp(stamp) }
    }
  }

  package init(from reader: inout WireReader) throws(WireError) {
    switch try reader.u8() {
    case 0: self = .problem(try reader.string(atMost: PlistMessage.textLimit))
    case 1: self = .edited(try reader.edited())
    default: throw .invalid("kind of reply")
    }
  }
}

extension WireWriter {
  fileprivate mutating func stamp(_ stamp: PlistEditReply.Stamp) {
    u64(stamp.device)
    u64(stamp.inode)
    u64(stamp.size)
    u64(UInt64(bitPattern: stamp.modified))
  }
}

extension WireReader {
  fileprivate mutating func edited() throws(WireError) -> PlistEditReply.Edited {
    let limit = PlistEditRequest.countLimit
    var removed: [PlistEditReply.Removed] = []
    for _ in 0..<(try count(atMost: limit, ofAtLeast: 16)) {
      removed.append(
        PlistEditReply.Removed(
          change: Int(try u32()), entry: try field(), index: Int(clamping: try u64())))
    }
    let inverse = try changes()
    var addresses: [[UInt8]] = []
    for _ in 0..<(try count(atMost: limit, ofAtLeast: 4)) { addresses.append(try field()) }
    var failures: [PlistEditReply.Failure] = []
    for _ in 0..<(try count(atMost: limit, ofAtLeast: 9)) {
      failures.append(
        PlistEditReply.Failure(
          change: Int(try u32()), words: try string(atMost: PlistMessage.textLimit),
          isGone: try u8() != 0))
    }
    var edited = PlistEditReply.Edited(before: try stamp(), after: try stamp())
    edited.removed = removed
    edited.inverse = inverse
    edited.addresses = addresses
    edited.failures = failures
    return edited
  }

  private mutating func stamp() throws(WireError) -> PlistEditReply.Stamp {
    PlistEditReply.Stamp(
      device: try u64(), inode: try u64(), size: try u64(),
      modified: Int64(bitPattern: try u64()))
  }
}
