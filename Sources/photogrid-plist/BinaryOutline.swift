/// The objects of a binary property list and what they refer to, without their values.
///
/// The parser shares an object that is referred to many times, but what takes over its result makes
/// a copy for each reference: a file of a few hundred bytes can stand for more than any memory
/// holds. This tells so before. The format is that of Core Foundation's `CFBinaryPList.c`.
struct BinaryOutline {
  private let bytes: [UInt8]
  private let referenceSize: Int
  private let offsetSize: Int
  private let objectCount: Int
  private let top: Int
  private let table: Int

  private static let trailerSize = 32

  /// - Returns: nil when the bytes are no binary property list.
  init?(_ bytes: [UInt8]) {
    guard bytes.starts(with: "bplist0".utf8), bytes.count > 8 + Self.trailerSize else { return nil }
    self.bytes = bytes
    let trailer = bytes.count - Self.trailerSize
    offsetSize = Int(bytes[trailer + 6])
    referenceSize = Int(bytes[trailer + 7])
    guard (1...8).contains(offsetSize), (1...8).contains(referenceSize),
      let count = Self.integer(bytes, trailer + 8, 8),
      let top = Self.integer(bytes, trailer + 16, 8),
      let table = Self.integer(bytes, trailer + 24, 8),
      table < trailer, count > 0, count <= (trailer - table) / offsetSize, top < count
    else { return nil }
    (objectCount, self.top, self.table) = (count, top, table)
  }

  /// The values that the whole comes to when nothing is shared; nil when an object holds itself or
  /// is damaged. Saturates.
  var expandedCount: Int? {
    let (unknown, open) = (-1, -2)
    var counts = [Int](repeating: unknown, count: objectCount)
    var stack = [top]
    while let object = stack.last {
      if counts[object] >= 0 {
        stack.removeLast()
        continue
      }
      guard let parts = parts(of: object) else { return nil }
      if counts[object] == unknown {
        counts[object] = open
        for part in parts where counts[part] < 0 {
          // An open one holds this one.
          guard counts[part] != open else { return nil }
          stack.append(part)
        }
      } else {
        counts[object] = parts.reduce(1) { sum, part in
          let (total, overflow) = sum.addingReportingOverflow(counts[part])
          return overflow ? Int.max : total
        }
        stack.removeLast()
      }
    }
    return counts[top]
  }

  /// Whether all keys of each dictionary are different strings; nil when something is damaged.
  var hasDistinctKeys: Bool? {
    var texts = [String?](repeating: nil, count: objectCount)
    for object in 0..<objectCount {
      guard let header = header(of: object) else { return nil }
      guard header.kind == 0xd else { continue }
      var keys: Set<String> = []
      for index in 0..<header.count {
        guard let key = reference(at: header.start + index * referenceSize) else { return nil }
        guard let text = texts[key] ?? text(of: key) else { return nil }
        texts[key] = text
        guard keys.insert(text).inserted else { return false }
      }
    }
    return true
  }

  // MARK: - Objects

  private struct Header {
    /// The upper half of the object's first byte.
    var kind: UInt8
    var count: Int
    /// Where its content begins.
    var start: Int
  }

  private func header(of object: Int) -> Header? {
    guard let offset = Self.integer(bytes, table + object * offsetSize, offsetSize), offset < table
    else { return nil }
    let marker = bytes[offset]
    let (kind, low) = (marker >> 4, Int(marker & 15))
    guard low == 15, kind >= 4, kind != 8 else {
      return Header(kind: kind, count: low, start: offset + 1)
    }
    // The count stands behind, as an integer object.
    guard offset + 1 < table, bytes[offset + 1] >> 4 == 1 else { return nil }
    let size = 1 << Int(bytes[offset + 1] & 15)
    guard size <= 8, let count = Self.integer(bytes, offset + 2, size), count <= bytes.count
    else { return nil }
    return Header(kind: kind, count: count, start: offset + 2 + size)
  }

  /// The objects in an array, a set or a dictionary.
  private func parts(of object: Int) -> [Int]? {
    guard let header = header(of: object) else { return nil }
    let count: Int
    switch header.kind {
    case 0xa, 0xb, 0xc: count = header.count
    case 0xd: count = 2 * header.count
    default: return []
    }
    var parts: [Int] = []
    for index in 0..<count {
      guard let part = reference(at: header.start + index * referenceSize) else { return nil }
      parts.append(part)
    }
    return parts
  }

  private func reference(at offset: Int) -> Int? {
    guard let object = Self.integer(bytes, offset, referenceSize), object < objectCount
    else { return nil }
    return object
  }

  private func text(of object: Int) -> String? {
    guard let header = header(of: object) else { return nil }
    let size = header.kind == 6 ? 2 * header.count : header.count
    guard header.start + size <= table else { return nil }
    let content = bytes[header.start..<header.start + size]
    switch header.kind {
    case 5, 7: return String(decoding: content, as: UTF8.self)
    case 6:
      let units = stride(from: content.startIndex, to: content.endIndex, by: 2).map {
        UInt16(content[$0]) << 8 | UInt16(content[$0 + 1])
      }
      return String(decoding: units, as: UTF16.self)
    default: return nil
    }
  }

  /// A number in big-endian order that fits an index.
  private static func integer(_ bytes: [UInt8], _ offset: Int, _ size: Int) -> Int? {
    guard offset >= 0, size <= bytes.count - offset else { return nil }
    var value: UInt64 = 0
    for index in offset..<offset + size { value = value << 8 | UInt64(bytes[index]) }
    return value <= UInt64(Int32.max) ? Int(value) : nil
  }
}
