/// Reads the strings in which terminals answer: the bytes between introducer and terminator.
enum StringAnswer {
  /// `10;rgb:…`, `11;rgb:…`.
  static func operatingSystem(_ bytes: [UInt8]) -> TerminalAnswer? {
    let parts = bytes.split(separator: UInt8(ascii: ";"), maxSplits: 1)
    guard parts.count == 2, let slot = Int(String(decoding: parts[0], as: UTF8.self)),
      slot == 10 || slot == 11, let color = RGB(specification: parts[1])
    else { return nil }
    return .color(slot: slot, color)
  }

  /// `>|name version`, `1$r…` and `0$r`.
  static func deviceControl(_ bytes: [UInt8]) -> TerminalAnswer? {
    if bytes.starts(with: ">|".utf8) {
      return .version(String(decoding: bytes.dropFirst(2), as: UTF8.self))
    }
    if bytes.starts(with: "1$r".utf8) {
      return .setting(String(decoding: bytes.dropFirst(3), as: UTF8.self))
    }
    return bytes.starts(with: "0$r".utf8) ? .setting(nil) : nil
  }

  static func application(_ bytes: [UInt8]) -> TerminalAnswer? {
    bytes.first == UInt8(ascii: "G") ? .graphics(Array(bytes.dropFirst())) : nil
  }
}

extension RGB {
  /// XParseColor's `rgb:RR/GG/BB` with one to four digits each, `rgba:` too, and `#RRGGBB`.
  init?(specification: some Collection<UInt8>) {
    var text = String(decoding: specification, as: UTF8.self)[...]
    let parts: [Substring]
    if text.hasPrefix("#"), text.utf8.count == 7 {
      text = text.dropFirst()
      parts = [text.prefix(2), text.dropFirst(2).prefix(2), text.suffix(2)]
    } else if text.hasPrefix("rgb:") || text.hasPrefix("rgba:") {
      parts = text.drop { $0 != ":" }.dropFirst().split(separator: "/")
    } else {
      return nil
    }
    let values = parts.prefix(3).compactMap(Self.component)
    guard values.count == 3 else { return nil }
    self.init(red: values[0], green: values[1], blue: values[2])
  }

  private static func component(_ digits: Substring) -> UInt8? {
    guard (1...4).contains(digits.utf8.count), let value = Int(digits, radix: 16), value >= 0
    else { return nil }
    let most = 1 << (4 * digits.utf8.count) - 1
    return UInt8((value * 255 + most / 2) / most)
  }
}
