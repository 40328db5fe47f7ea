/// Looks for what is no ASCII.
enum ASCIIScan {
  /// Whether all bytes are ASCII. Complexity: O(count), sixteen bytes at a time.
  static func isASCII(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    let memory = UnsafeRawBufferPointer(bytes)
    var i = 0
    var vector = SIMD16<UInt8>(repeating: 0)
    while i + 16 <= memory.count {
      vector |= memory.loadUnaligned(fromByteOffset: i, as: SIMD16<UInt8>.self)
      i += 16
    }
    var rest: UInt8 = 0
    while i < memory.count {
      rest |= memory[i]
      i += 1
    }
    return rest < 0x80 && hasOnlyASCII(vector)
  }

  /// Whether no byte of a vector has its highest bit set.
  @inline(__always) static func hasOnlyASCII(_ vector: SIMD16<UInt8>) -> Bool {
    let words = unsafeBitCast(vector, to: SIMD2<UInt64>.self)
    return (words[0] | words[1]) & 0x8080_8080_8080_8080 == 0
  }
}
