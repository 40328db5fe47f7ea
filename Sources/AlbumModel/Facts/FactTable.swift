/// What is known of photos beyond what the library says: the facts of their files, and what the
/// files say of themselves.
///
/// Kept in flat arrays by identifier, so that a million photos can be asked one after the other: 20
/// bytes a photo once a file's facts are known, 70 more once its metadata are. Copies share them
/// until one is changed.
package struct FactTable: Sendable {
  private static let unknownSize = UInt64.max

  // By the identifier's raw value; as long as the largest identifier needs.
  private var sizes: [UInt64] = []
  private var times: [Int64] = []
  /// Seconds that the user's clock is ahead of UTC at that time.
  private var offsets: [Int32] = []
  /// The place in `records`, from 1; 0 for none, `.max` for one in `unusual`.
  private var slots: [UInt32] = []

  private var records: [PackedMetadata] = []
  private(set) var texts = TextTable()
  private var places: [PhotoMetadata.Place] = []
  /// Metadata that do not fit in a record.
  private var unusual: [PhotoID: PhotoMetadata] = [:]

  package init() {}

  // MARK: - Facts of files

  /// Takes a file's facts in place of those known before.
  /// - Complexity: O(1), amortised.
  package mutating func set(_ fact: FileFact) {
    let index = Int(fact.item.rawValue)
    if index >= sizes.count { growFacts(to: index + 1) }
    sizes[index] = fact.size
    times[index] = fact.modified
    let seconds = Self.wholeSeconds(fact.modified)
    offsets[index] = Int32(clamping: fact.localSeconds.subtractingReportingOverflow(seconds).0)
  }

  /// Takes many files' facts.
  /// - Complexity: O(count), amortised.
  package mutating func set(_ facts: some Sequence<FileFact>) {
    for fact in facts { set(fact) }
  }

  /// Bytes of the file; as its metadata have it where the file itself was not asked. Nil when it is
  /// not known. Complexity: O(1).
  package func size(of item: PhotoID) -> UInt64? {
    let index = Int(item.rawValue)
    if index < sizes.count, sizes[index] != Self.unknownSize { return sizes[index] }
    if let packed = packed(of: item) {
      return packed.byteCount == .max ? nil : packed.byteCount
    }
    return unusual[item]?.byteCount
  }

  /// When the file was last changed, in nanoseconds since 1970, UTC; nil when it is not known.
  /// - Complexity: O(1).
  package func modified(of item: PhotoID) -> Int64? {
    let index = Int(item.rawValue)
    guard index < sizes.count, sizes[index] != Self.unknownSize else { return nil }
    return times[index]
  }

  /// When the file was last changed, in seconds since 1970 as if the user's clock showed UTC; nil
  /// when it is not known. Complexity: O(1).
  package func localModified(of item: PhotoID) -> Int64? {
    modified(of: item).map { Self.wholeSeconds($0) + Int64(offsets[Int(item.rawValue)]) }
  }

  // MARK: - Metadata

  /// Takes what a file says of itself in place of what was known before.
  /// - Complexity: O(1), amortised.
  package mutating func set(_ metadata: PhotoMetadata, for item: PhotoID) {
    let index = Int(item.rawValue)
    if index >= slots.count { growSlots(to: index + 1) }
    let packed = PackedMetadata(metadata, texts: &texts, places: &places)
    unusual[item] = nil
    if packed.unpacked(texts: texts, places: places) != metadata {
      unusual[item] = metadata
      slots[index] = .max
    } else if slots[index] != 0, slots[index] != .max {
      records[Int(slots[index]) - 1] = packed
    } else {
      records.append(packed)
      slots[index] = UInt32(records.count)
    }
  }

  /// What the file says of itself; nil when it was not asked. Complexity: O(1).
  package func metadata(of item: PhotoID) -> PhotoMetadata? {
    packed(of: item)?.unpacked(texts: texts, places: places) ?? unusual[item]
  }

  /// Whether the file was asked what it says of itself. Complexity: O(1).
  package func hasMetadata(of item: PhotoID) -> Bool {
    let index = Int(item.rawValue)
    return index < slots.count && slots[index] != 0
  }

  /// The metadata as they are kept; nil when they are not known or do not fit.
  func packed(of item: PhotoID) -> PackedMetadata? {
    let index = Int(item.rawValue)
    guard index < slots.count, slots[index] != 0, slots[index] != .max else { return nil }
    return records[Int(slots[index]) - 1]
  }

  /// Pixels of the photo as shown, and its frames; nil for what is not known.
  func shape(of item: PhotoID) -> (width: Int?, height: Int?, frameCount: Int?) {
    if let packed = packed(of: item) { return packed.shape }
    let metadata = unusual[item]
    return (metadata?.width, metadata?.height, metadata?.frameCount)
  }

  /// When the photo was taken: by its own account, else when its file was last changed on the
  /// user's clock. In seconds since 1970 as if the clock showed UTC; nil when neither is known.
  /// - Complexity: O(1).
  package func takenKey(of item: PhotoID) -> Int64? {
    if let packed = packed(of: item) {
      if packed.taken != PackedMetadata.noTime { return packed.taken }
    } else if let time = unusual[item]?.taken.flatMap({ CivilTime($0) }) {
      return time.seconds
    }
    return localModified(of: item)
  }

  /// Forgets all that is known of a photo: its file is another one now. Complexity: O(1).
  package mutating func forget(_ item: PhotoID) {
    let index = Int(item.rawValue)
    if index < sizes.count { sizes[index] = Self.unknownSize }
    if index < slots.count { slots[index] = 0 }
    unusual[item] = nil
  }

  // MARK: - Room

  private mutating func growFacts(to count: Int) {
    let missing = count - sizes.count
    sizes.append(contentsOf: repeatElement(Self.unknownSize, count: missing))
    times.append(contentsOf: repeatElement(0, count: missing))
    offsets.append(contentsOf: repeatElement(0, count: missing))
  }

  private mutating func growSlots(to count: Int) {
    slots.append(contentsOf: repeatElement(0, count: count - slots.count))
  }

  /// Seconds of nanoseconds. How they are rounded does not matter: the same is taken off and put
  /// on again.
  private static func wholeSeconds(_ nanoseconds: Int64) -> Int64 { nanoseconds / 1_000_000_000 }
}

extension FactTable: Equatable {
  /// Whether both know the same of the same photos, however it came in.
  /// - Complexity: O(the largest identifier).
  package static func == (lhs: FactTable, rhs: FactTable) -> Bool {
    let count = max(lhs.sizes.count, rhs.sizes.count, lhs.slots.count, rhs.slots.count)
    return (0..<count).allSatisfy { raw in
      let item = PhotoID(rawValue: UInt32(raw))
      return lhs.modified(of: item) == rhs.modified(of: item)
        && lhs.size(of: item) == rhs.size(of: item)
        && lhs.localModified(of: item) == rhs.localModified(of: item)
        && lhs.metadata(of: item) == rhs.metadata(of: item)
    }
  }
}
