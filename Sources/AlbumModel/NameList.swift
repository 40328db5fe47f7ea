/// Many byte strings in one block of memory: their bytes joined, and where each one ends.
///
/// A name is bytes, not text: file names need not be valid in any encoding.
package struct NameList: Equatable, Sendable {
  package private(set) var bytes: [UInt8]
  /// `ends[i]` is the offset in `bytes` just past name `i`; ascending.
  package private(set) var ends: [UInt32]

  package init() {
    bytes = []
    ends = []
  }

  package init(_ names: some Sequence<[UInt8]>) {
    self.init()
    for name in names { append(name) }
  }

  /// Takes over what was joined already.
  /// - Precondition: `ends` ascends, and its last element is `bytes.count`.
  package init(bytes: [UInt8], ends: [UInt32]) {
    precondition(Int(ends.last ?? 0) == bytes.count, "the last name ends where the bytes end")
    self.bytes = bytes
    self.ends = ends
  }

  package var count: Int { ends.count }
  package var isEmpty: Bool { ends.isEmpty }

  /// - Precondition: 0 ≤ index < count. Complexity: O(1).
  package subscript(index: Int) -> ArraySlice<UInt8> {
    bytes[(index == 0 ? 0 : Int(ends[index - 1]))..<Int(ends[index])]
  }

  package mutating func append(_ name: some Collection<UInt8>) {
    bytes.append(contentsOf: name)
    precondition(bytes.count <= UInt32.max, "a list of names holds at most 4 GiB")
    ends.append(UInt32(bytes.count))
  }

  package mutating func reserve(names: Int, bytes: Int) {
    self.bytes.reserveCapacity(bytes)
    ends.reserveCapacity(names)
  }
}
