/// Reads single values of an EXIF block (CIPA DC-008, 4.6; TIFF 6.0, section 2). Whatever the bytes
/// are, the worst outcome is that a value is not found.
struct ExifReader {
  enum Directory {
    case main
    case exif
    case place
  }

  private let read: (_ offset: Int, _ count: Int) -> [UInt8]
  private let isLittle: Bool
  /// Where the directories begin.
  private var starts: [Directory: Int] = [:]

  private static let entryLimit = 1024
  private static let valueLimit = 4096

  /// - Parameter block: with or without "Exif" and zeros in front.
  init?(_ block: [UInt8]) {
    let start = [0, 4, 6, 10].first { Self.byteOrder(block.dropFirst($0).prefix(4)) != nil }
    guard let start else { return nil }
    self.init(count: block.count - start) { offset, count in
      let from = start + offset
      guard from <= block.count else { return [] }
      return Array(block[from..<min(block.count, from + count)])
    }
  }

  /// - Parameters:
  ///   - count: bytes of the block.
  ///   - read: gives a part of it, shorter at its end.
  init?(count: Int, read: @escaping (_ offset: Int, _ count: Int) -> [UInt8]) {
    let head = read(0, 8)
    guard head.count == 8, let isLittle = Self.byteOrder(head.prefix(4)) else { return nil }
    self.isLittle = isLittle
    self.read = read
    starts[.main] = integer(head[4...])
    starts[.exif] = offset(0x8769)
    starts[.place] = offset(0x8825)
  }

  /// Whether the least significant byte comes first; nil for no TIFF.
  private static func byteOrder(_ head: ArraySlice<UInt8>) -> Bool? {
    if head.elementsEqual([0x49, 0x49, 42, 0]) { return true }
    return head.elementsEqual([0x4D, 0x4D, 0, 42]) ? false : nil
  }

  // MARK: - Values

  /// Trimmed; nil when it is empty. Bytes that are not UTF-8 count as Latin-1.
  func text(_ tag: Int, in directory: Directory) -> String? {
    guard let value = value(tag, directory), [1, 2, 7, 129].contains(value.type) else { return nil }
    let bytes = value.bytes.prefix { $0 != 0 }
    let text =
      String(validating: bytes, as: UTF8.self)
      ?? String(String.UnicodeScalarView(bytes.map { Unicode.Scalar($0) }))
    let trimmed = text.drop(while: \.isWhitespace).reversed().drop(while: \.isWhitespace)
    return trimmed.isEmpty ? nil : String(String(trimmed.reversed()).prefix(200))
  }

  /// All numbers of a value; a fraction whose lower part is 0 is not finite.
  func numbers(_ tag: Int, in directory: Directory) -> [Double] {
    guard let value = value(tag, directory), let size = Self.size(ofType: value.type) else {
      return []
    }
    return stride(from: 0, to: value.bytes.count - size + 1, by: size).compactMap {
      number(value.bytes[$0..<$0 + size], type: value.type)
    }
  }

  private func number(_ bytes: ArraySlice<UInt8>, type: Int) -> Double? {
    switch type {
    case 1, 3, 4: Double(integer(bytes))
    case 5: Double(integer(bytes.prefix(4))) / Double(integer(bytes.suffix(4)))
    case 9: Double(signed(bytes))
    case 10: Double(signed(bytes.prefix(4))) / Double(signed(bytes.suffix(4)))
    default: nil
    }
  }

  private static func size(ofType type: Int) -> Int? {
    switch type {
    case 1, 2, 6, 7, 129: 1
    case 3, 8: 2
    case 4, 9, 11: 4
    case 5, 10, 12: 8
    default: nil
    }
  }

  // MARK: - Entries

  private func offset(_ tag: Int) -> Int? {
    guard let value = value(tag, .main), [4, 13].contains(value.type), value.bytes.count >= 4 else {
      return nil
    }
    return integer(value.bytes.prefix(4))
  }

  private func value(_ tag: Int, _ directory: Directory) -> (type: Int, bytes: [UInt8])? {
    guard let start = starts[directory] else { return nil }
    let head = read(start, 2)
    guard head.count == 2 else { return nil }
    let count = min(integer(head[...]), Self.entryLimit)
    let entries = read(start + 2, count * 12)
    for place in stride(from: 0, to: entries.count - 11, by: 12)
    where integer(entries[place..<place + 2]) == tag {
      return value(entries[place..<place + 12])
    }
    return nil
  }

  private func value(_ entry: ArraySlice<UInt8>) -> (type: Int, bytes: [UInt8])? {
    let entry = Array(entry)
    let type = integer(entry[2..<4])
    let size = type == 13 ? 4 : Self.size(ofType: type)
    guard let size else { return nil }
    let length = integer(entry[4..<8]) * size
    if length <= 4 { return (type, Array(entry[8..<8 + length])) }
    return (type, read(integer(entry[8..<12]), min(length, Self.valueLimit)))
  }

  private func integer(_ bytes: ArraySlice<UInt8>) -> Int {
    let ordered = isLittle ? Array(bytes.reversed()) : Array(bytes)
    return ordered.reduce(0) { $0 << 8 | Int($1) }
  }

  private func signed(_ bytes: ArraySlice<UInt8>) -> Int {
    Int(Int32(truncatingIfNeeded: integer(bytes)))
  }
}
