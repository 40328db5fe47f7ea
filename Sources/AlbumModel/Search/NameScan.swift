/// A search for a needle in many names at once: in their joined bytes, as they are, sixteen places at
/// a time. What is found is mapped to names by walking over their ends.
struct NameScan {
  private let text: UnsafeBufferPointer<UInt8>
  private let ends: UnsafeBufferPointer<UInt32>
  private let needle: ByteNeedle
  /// Whether the names are paths, of which the last component is searched.
  private let arePaths: Bool

  private let found: UnsafeMutableBufferPointer<UInt32>
  private(set) var foundCount = 0
  /// The name whose end is the first one behind the last place looked at.
  private var name = 0
  /// No name is looked for before this place: it is the end of the last name found.
  private var resume = 0

  /// - Precondition: the needle is not empty; `found`, which gets the indices of the names in which
  ///   it is, ascending, has room for all of them.
  init(
    _ text: UnsafeBufferPointer<UInt8>, ends: UnsafeBufferPointer<UInt32>, needle: ByteNeedle,
    arePaths: Bool, found: UnsafeMutableBufferPointer<UInt32>
  ) {
    self.text = text
    self.ends = ends
    self.needle = needle
    self.arePaths = arePaths
    self.found = found
  }

  /// Looks through all names.
  mutating func run() {
    let last = text.count - needle.bytes.count
    var place = 0
    if let start = UnsafeRawPointer(text.baseAddress) {
      let probes = Probes(needle)
      let end = text.count - needle.secondProbe - 16
      while place <= end {
        let (low, high) = probes.agreement(start + place)
        if low | high != 0 {
          candidates(low, at: place)
          candidates(high, at: place + 8)
          place = max(place + 16, resume)
        } else {
          place += 16
        }
      }
    }
    while place <= last {
      candidate(place)
      place += 1
    }
  }

  /// What rules places out.
  private struct Probes {
    let first: Int
    let second: Int
    let firstMask: SIMD16<UInt8>
    let firstByte: SIMD16<UInt8>
    let secondMask: SIMD16<UInt8>
    let secondByte: SIMD16<UInt8>

    init(_ needle: ByteNeedle) {
      first = needle.firstProbe
      second = needle.secondProbe
      firstMask = SIMD16(repeating: needle.masks[first])
      firstByte = SIMD16(repeating: needle.bytes[first])
      secondMask = SIMD16(repeating: needle.masks[second])
      secondByte = SIMD16(repeating: needle.bytes[second])
    }

    /// For each of sixteen places a byte, the first in the lowest, with all bits set where both
    /// bytes are as they should be.
    @inline(__always) func agreement(_ start: UnsafeRawPointer) -> (UInt64, UInt64) {
      let one = start.loadUnaligned(fromByteOffset: first, as: SIMD16<UInt8>.self)
      let other = start.loadUnaligned(fromByteOffset: second, as: SIMD16<UInt8>.self)
      // Types are written out, and steps taken singly, so that each is one instruction: the
      // compiler has loops over the lanes for what it can't tell the type of.
      let a: SIMD16<UInt8> = (one | firstMask) ^ firstByte
      let b: SIMD16<UInt8> = (other | secondMask) ^ secondByte
      let difference: SIMD16<UInt8> = a | b
      let none = SIMD16<UInt8>()
      let agrees: SIMDMask<SIMD16<Int8>> = difference .== none
      let words = unsafeBitCast(agrees, to: SIMD2<UInt64>.self)
      return (words[0].littleEndian, words[1].littleEndian)
    }
  }

  /// Looks at places for each of which `flags` has a byte, with all bits set where both probes agree.
  @inline(__always) private mutating func candidates(_ flags: UInt64, at place: Int) {
    var flags = flags
    while flags != 0 {
      let byte = flags.trailingZeroBitCount / 8
      flags &= ~(0xFF << UInt64(byte * 8))
      candidate(place + byte)
    }
  }

  private mutating func candidate(_ place: Int) {
    guard place >= resume, place <= text.count - needle.bytes.count,
      needle.matches(text, at: place)
    else { return }
    while Int(ends[name]) <= place { name += 1 }
    let end = Int(ends[name])
    guard place + needle.bytes.count <= end, !arePaths || isInLastComponent(place, end) else {
      return
    }
    found[foundCount] = UInt32(name)
    foundCount += 1
    resume = end
  }

  private func isInLastComponent(_ place: Int, _ end: Int) -> Bool {
    let slash = UInt8(ascii: "/")
    return text[end - 1] == slash || !text[place..<end].contains(slash)
  }
}
