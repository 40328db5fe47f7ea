extension NaturalOrder {
  /// The names in natural order; equal names keep their order.
  /// - Complexity: O(n) for names that are in order already, else O(n log n). Names are compared by
  ///   sixteen bytes worked out once; only those that agree in them are read again. Allocates a
  ///   fixed number of times.
  package static func sort(_ names: NameList) -> NameList {
    guard names.count > 1, !isSorted(names) else { return names }
    let entries = sortedEntries(of: names)
    return names.rearranged(by: entries.lazy.map { Int($0.index) })
  }

  /// The indices of the names in natural order of these; those of equal names ascend.
  /// - Complexity: as `sort`.
  package static func sortedOrder(of names: NameList) -> [UInt32] {
    guard names.count > 1, !isSorted(names) else { return Array(0..<UInt32(names.count)) }
    return sortedEntries(of: names).map(\.index)
  }

  /// A name's place in the list, and the beginning of it in a form whose plain order agrees with
  /// the natural order of the names, as far as it goes.
  private struct Entry {
    var key: UInt64
    var nextKey: UInt64
    var index: UInt32
  }

  private static func isSorted(_ names: NameList) -> Bool {
    names.withUnsafeBytes { bytes, ends in
      for i in 1..<ends.count
      where compare(bytes.name(i - 1, ends), bytes.name(i, ends)) > 0 {
        return false
      }
      return true
    }
  }

  private static func sortedEntries(of names: NameList) -> [Entry] {
    names.withUnsafeBytes { bytes, ends in
      let shared = sharedPrefix(bytes, ends)
      var entries = [Entry](unsafeUninitializedCapacity: ends.count) { entries, count in
        for i in 0..<ends.count {
          let keys = keys(of: bytes.name(i, ends), from: shared)
          entries.initializeElement(
            at: i, to: Entry(key: keys.0, nextKey: keys.1, index: UInt32(i)))
        }
        count = ends.count
      }
      entries.sort { a, b in
        if a.key != b.key { return a.key < b.key }
        if a.nextKey != b.nextKey { return a.nextKey < b.nextKey }
        let order = compare(bytes.name(Int(a.index), ends), bytes.name(Int(b.index), ends))
        return order != 0 ? order < 0 : a.index < b.index
      }
      return entries
    }
  }

  /// How many bytes all names begin with alike, not ending inside a number: what need not be in
  /// the keys.
  private static func sharedPrefix(
    _ bytes: UnsafeBufferPointer<UInt8>, _ ends: UnsafeBufferPointer<UInt32>
  ) -> Int {
    let first = bytes.name(0, ends)
    var length = first.count
    for i in 1..<ends.count {
      let name = bytes.name(i, ends)
      length = min(length, name.count)
      var same = 0
      while same < length && name[same] == first[same] { same += 1 }
      length = same
      if length == 0 { return 0 }
    }
    while length > 0 && isDigit(first[length - 1]) { length -= 1 }
    return length
  }

  /// The first sixteen bytes of a name's encoding, as two big-endian numbers. A number is encoded as
  /// `0` plus the count of its digits, then its digits; where there are more than eight the
  /// encoding ends, since how many more decides before any of them does. Other bytes are folded.
  private static func keys(
    of name: UnsafeBufferPointer<UInt8>, from start: Int
  ) -> (UInt64, UInt64) {
    var packer = KeyPacker()
    var i = start
    while i < name.count && packer.count < 16 {
      guard isDigit(name[i]) else {
        packer.append(folded(name[i]))
        i += 1
        continue
      }
      let digits = number(in: name, at: i).digits
      packer.append(0x30 + UInt8(min(digits.count, 9)))
      if digits.count > 8 { break }
      for digit in digits { packer.append(name[digit]) }
      i = digits.upperBound
    }
    return packer.keys
  }

  private struct KeyPacker {
    private(set) var count = 0
    private(set) var keys: (UInt64, UInt64) = (0, 0)

    @inline(__always) mutating func append(_ byte: UInt8) {
      if count < 8 {
        keys.0 |= UInt64(byte) << (56 - 8 * UInt64(count))
      } else if count < 16 {
        keys.1 |= UInt64(byte) << (56 - 8 * UInt64(count - 8))
      }
      count += 1
    }
  }
}

extension UnsafeBufferPointer<UInt8> {
  /// Name `index` of a list of names whose joined bytes this is.
  @inline(__always) fileprivate func name(
    _ index: Int, _ ends: UnsafeBufferPointer<UInt32>
  ) -> UnsafeBufferPointer<UInt8> {
    let start = index == 0 ? 0 : Int(ends[index - 1])
    return UnsafeBufferPointer(rebasing: self[start..<Int(ends[index])])
  }
}
