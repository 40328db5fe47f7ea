/// The order in which people expect names: numbers in them by value, letters without regard to
/// case, `IMG_2` before `IMG_10`.
///
/// Names are compared piece by piece, where a piece is a whole run of ASCII digits, taken by value
/// whatever its length, or one byte, ASCII letters folded to lower case. Where all pieces are
/// equal, the name with fewer leading zeros at the first number that differs in them comes first;
/// then the bytes decide. So this is a strict total order: only identical names are equal.
package enum NaturalOrder {
  package enum Result: Equatable, Sendable {
    case before
    case same
    case after
  }

  /// - Complexity: O(length of the shorter), without allocation.
  package static func precedes(
    _ a: UnsafeBufferPointer<UInt8>, _ b: UnsafeBufferPointer<UInt8>
  ) -> Bool {
    compare(a, b) < 0
  }

  /// - Complexity: O(length of the shorter); allocates for collections that are not contiguous.
  package static func precedes(
    _ a: some Collection<UInt8>, _ b: some Collection<UInt8>
  ) -> Bool {
    compare(a, b) == .before
  }

  /// - Complexity: O(length of the shorter); allocates for collections that are not contiguous.
  package static func compare(
    _ a: some Collection<UInt8>, _ b: some Collection<UInt8>
  ) -> Result {
    let sign = withContiguousBytes(a) { a in withContiguousBytes(b) { b in compare(a, b) } }
    return sign < 0 ? .before : sign > 0 ? .after : .same
  }

  /// - Returns: less than 0, 0, or more than 0 when `a` comes before, is the same as, or comes
  ///   after `b`.
  static func compare(_ a: UnsafeBufferPointer<UInt8>, _ b: UnsafeBufferPointer<UInt8>) -> Int {
    var i = 0
    var j = 0
    var zeros = 0
    while i < a.count && j < b.count {
      let x = a[i]
      let y = b[j]
      if isDigit(x) && isDigit(y) {
        let left = number(in: a, at: i)
        let right = number(in: b, at: j)
        let order = compareDigits(a[left.digits], b[right.digits])
        if order != 0 { return order }
        if zeros == 0 { zeros = left.leadingZeros - right.leadingZeros }
        i = left.digits.upperBound
        j = right.digits.upperBound
      } else {
        let order = Int(folded(x)) - Int(folded(y))
        if order != 0 { return order }
        i += 1
        j += 1
      }
    }
    if i < a.count { return 1 }
    if j < b.count { return -1 }
    return zeros != 0 ? zeros : compareBytes(a, b)
  }

  @inline(__always) static func isDigit(_ byte: UInt8) -> Bool { byte &- 0x30 < 10 }

  /// The byte with an ASCII letter in lower case.
  @inline(__always) package static func folded(_ byte: UInt8) -> UInt8 {
    byte &- 0x41 < 26 ? byte | 0x20 : byte
  }

  /// The number that begins at `start`: its digits without leading zeros, of which 0 has none.
  @inline(__always) static func number(
    in name: UnsafeBufferPointer<UInt8>, at start: Int
  ) -> (leadingZeros: Int, digits: Range<Int>) {
    var first = start
    while first < name.count && name[first] == 0x30 { first += 1 }
    var end = first
    while end < name.count && isDigit(name[end]) { end += 1 }
    return (first - start, first..<end)
  }

  private static func compareDigits(
    _ a: Slice<UnsafeBufferPointer<UInt8>>, _ b: Slice<UnsafeBufferPointer<UInt8>>
  ) -> Int {
    if a.count != b.count { return a.count - b.count }
    var j = b.startIndex
    for digit in a {
      if digit != b[j] { return Int(digit) - Int(b[j]) }
      j += 1
    }
    return 0
  }

  /// - Precondition: neither is a proper prefix of the other, or they are equal.
  private static func compareBytes(
    _ a: UnsafeBufferPointer<UInt8>, _ b: UnsafeBufferPointer<UInt8>
  ) -> Int {
    for i in 0..<min(a.count, b.count) where a[i] != b[i] {
      return Int(a[i]) - Int(b[i])
    }
    return a.count - b.count
  }

  private static func withContiguousBytes<Answer>(
    _ bytes: some Collection<UInt8>, _ body: (UnsafeBufferPointer<UInt8>) -> Answer
  ) -> Answer {
    if let answer = bytes.withContiguousStorageIfAvailable(body) { return answer }
    return Array(bytes).withUnsafeBufferPointer(body)
  }
}
