/// Names for copies.
enum ShareName {
  /// The name with " 2", " 3" … before its extension; as it is with number 1. Cut, between
  /// characters, to what file systems take.
  static func numbered(_ name: [UInt8], _ number: Int) -> [UInt8] {
    guard number > 1 else { return NumberedName.name(name, number: 1) }
    let tail = Array(" \(number)".utf8)
    var (stem, ending) = NumberedName.parts(of: name)
    if ending.count + tail.count >= NumberedName.limit { (stem, ending) = (name, []) }
    let room = NumberedName.limit - tail.count - ending.count
    return NumberedName.name(stem, number: 1, atMost: room) + tail + ending
  }

  /// A name with another extension, unless its own stands for the same format.
  static func name(_ name: [UInt8], fileExtension: String) -> [UInt8] {
    let same = [
      "jpg": ["jpg", "jpeg", "jpe", "jfif"], "png": ["png"], "webp": ["webp"],
      "tif": ["tif", "tiff"],
    ]
    let (stem, ending) = NumberedName.parts(of: name)
    let own = String(decoding: ending.dropFirst(), as: UTF8.self).lowercased()
    if (same[fileExtension] ?? [fileExtension]).contains(own) { return name }
    return stem + Array(".\(fileExtension)".utf8)
  }

  /// What a library calls a photo, as a file name.
  static func safe(_ name: [UInt8]) -> [UInt8] {
    var safe = name.map {
      $0 == UInt8(ascii: "/") || $0 < 0x20 || $0 == 0x7F ? UInt8(ascii: "-") : $0
    }
    if safe.isEmpty || safe.allSatisfy({ $0 == UInt8(ascii: ".") }) { safe = Array("photo".utf8) }
    return NumberedName.name(safe, number: 1, atMost: NumberedName.limit - 8)
  }

  /// Gives each name once; "A.jpg" and "a.jpg" are one to many systems.
  struct Register {
    private var taken: Set<[UInt8]> = []

    mutating func unique(_ name: [UInt8]) -> [UInt8] {
      var number = 1
      while true {
        let candidate = ShareName.numbered(name, number)
        if taken.insert(candidate.map(Self.folded)).inserted { return candidate }
        number += 1
      }
    }

    private static func folded(_ byte: UInt8) -> UInt8 {
      (0x41...0x5A).contains(byte) ? byte + 0x20 : byte
    }
  }
}
