/// A change of a property list of albums. Those of a request are made in this order: first all
/// removals, of entries as they stand before; then the others, one after the other.
package enum PlistChange: Hashable, Sendable {
  /// An entry by its address as written, and how many with the same one stand before it.
  package struct Place: Hashable, Sendable {
    package var address: [UInt8]
    package var ordinal: Int

    package init(address: [UInt8], ordinal: Int) {
      self.address = address
      self.ordinal = ordinal
    }
  }

  case remove(key: [UInt8], Place)
  /// - `entry`: the only element of an array, as a binary property list; `index`: its place in the
  ///   album's array, which is its end when that is shorter.
  case insert(key: [UInt8], entry: [UInt8], index: Int)
  /// The named entries change places among themselves: what is not named stays where it is.
  case arrange(key: [UInt8], [Place])
  /// The album goes if it is empty: it came with the entry that this takes back.
  case drop(key: [UInt8])
}

// MARK: - On the wire

extension WireWriter {
  mutating func changes(_ changes: [PlistChange]) {
    u32(UInt32(changes.count))
    for change in changes {
      switch change {
      case .remove(let key, let place):
        u8(0)
        bytes(key)
        self.place(place)
      case .insert(let key, let entry, let index):
        u8(1)
        bytes(key)
        bytes(entry)
        u64(UInt64(max(0, index)))
      case .arrange(let key, let order):
        u8(2)
        bytes(key)
        u32(UInt32(order.count))
        for place in order { self.place(place) }
      case .drop(let key):
        u8(3)
        bytes(key)
      }
    }
  }

  private mutating func place(_ place: PlistChange.Place) {
    bytes(place.address)
    u64(UInt64(max(0, place.ordinal)))
  }
}

extension WireReader {
  mutating func changes() throws(WireError) -> [PlistChange] {
    var changes: [PlistChange] = []
    for _ in 0..<(try count(atMost: PlistEditRequest.countLimit, ofAtLeast: 5)) {
      switch try u8() {
      case 0: changes.append(.remove(key: try field(), try place()))
      case 1:
        changes.append(
          .insert(key: try field(), entry: try field(), index: Int(clamping: try u64())))
      case 2:
        let key = try field()
        var order: [PlistChange.Place] = []
        for _ in 0..<(try count(atMost: PlistEditRequest.countLimit, ofAtLeast: 12)) {
          order.append(try place())
        }
        changes.append(.arrange(key: key, order))
      case 3: changes.append(.drop(key: try field()))
      default: throw .invalid("kind of change")
      }
    }
    return changes
  }

  private mutating func place() throws(WireError) -> PlistChange.Place {
    PlistChange.Place(address: try field(), ordinal: Int(clamping: try u64()))
  }

  mutating func field() throws(WireError) -> [UInt8] {
    try bytes(atMost: PlistMessage.textLimit)
  }
}
