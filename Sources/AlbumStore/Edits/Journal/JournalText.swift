import DecoderProtocol

/// The journal's bytes: a line that names its form, then records: a length of 32 bits, a checksum
/// of 64, the record.
enum JournalText {
  static let start = Array("photogrid journal 1\n".utf8)
  private static let headLength = 12

  static func bytes(of record: JournalRecord) throws(WireError) -> [UInt8] {
    let frame = try record.frame()
    let message = frame.dropFirst(WireWriter.prefixLength)
    var bytes = Array(frame.prefix(WireWriter.prefixLength))
    withUnsafeBytes(of: checksum(message).littleEndian) { bytes.append(contentsOf: $0) }
    return bytes + message
  }

  struct Content {
    var records: [JournalRecord] = []
    /// Bytes up to the end of the last good record.
    var length = 0
    /// Whether what follows is more than one record that was being written when its writer died.
    var isDamaged = false
  }

  /// Takes records out of bytes that begin with one.
  static func content(of bytes: [UInt8]) -> Content {
    var content = Content()
    while bytes.count - content.length >= headLength {
      let head = content.length
      let length = Int(integer(bytes[head..<head + 4]))
      let start = head + headLength
      // A file that was made longer before its content was written ends in zeros.
      guard length > 0, length <= bytes.count - start else { break }
      let message = bytes[start..<start + length]
      guard checksum(message) == integer(bytes[head + 4..<start]),
        let record = try? JournalRecord(message: Array(message))
      else {
        content.isDamaged = start + length < bytes.count
        break
      }
      content.records.append(record)
      content.length = start + length
    }
    return content
  }

  private static func integer(_ bytes: ArraySlice<UInt8>) -> UInt64 {
    bytes.reversed().reduce(0) { $0 << 8 | UInt64($1) }
  }

  /// FNV-1a of 64 bits (Fowler, Noll, Vo; draft-eastlake-fnv): finds records that were torn.
  static func checksum(_ bytes: ArraySlice<UInt8>) -> UInt64 {
    bytes.withUnsafeBufferPointer { bytes in
      var hash: UInt64 = 0xcbf2_9ce4_8422_2325
      for byte in bytes { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
      return hash
    }
  }
}
