/// Cuts a program's output into characters, controls and sequences.
struct VTTokens: Sendable {
  enum Token: Equatable {
    case character(Unicode.Scalar)
    case control(UInt8)
    /// ESC, and what follows.
    case escape([UInt8])
    /// CSI: marker, parameters and intermediates as they came, and the final byte.
    case sequence([UInt8], final: UInt8)
    /// OSC, DCS and so on by the byte after ESC, and the content.
    case string(UInt8, [UInt8])
  }

  private enum State { case ground, utf8, escape, charset, sequence, string, stringEscape }
  private var state = State.ground
  private var bytes: [UInt8] = []
  private var missing = 0
  private var introducer: UInt8 = 0

  mutating func take(_ byte: UInt8) -> Token? {
    switch state {
    case .ground: return takeGround(byte)
    case .utf8:
      bytes.append(byte)
      missing -= 1
      return missing == 0 ? end(character()) : nil
    case .escape: return takeEscape(byte)
    case .charset: return end(.escape(bytes + [byte]))
    case .sequence:
      if (0x40...0x7E).contains(byte) { return end(.sequence(bytes, final: byte)) }
      bytes.append(byte)
      return nil
    case .string:
      if byte == 0x07 { return end(.string(introducer, bytes)) }
      if byte == 0x1B { state = .stringEscape } else { bytes.append(byte) }
      return nil
    case .stringEscape:
      if byte == 0x5C { return end(.string(introducer, bytes)) }
      bytes = []
      state = .escape
      return takeEscape(byte)
    }
  }

  private mutating func end(_ token: Token) -> Token {
    state = .ground
    bytes = []
    return token
  }

  private func character() -> Token {
    .character(String(decoding: bytes, as: UTF8.self).unicodeScalars.first ?? "\u{FFFD}")
  }

  private mutating func takeGround(_ byte: UInt8) -> Token? {
    if byte == 0x1B {
      state = .escape
      return nil
    }
    if byte < 0x20 || byte == 0x7F { return .control(byte) }
    if byte < 0x80 { return .character(Unicode.Scalar(byte)) }
    bytes = [byte]
    missing = byte >= 0xF0 ? 3 : byte >= 0xE0 ? 2 : 1
    state = .utf8
    return nil
  }

  private mutating func takeEscape(_ byte: UInt8) -> Token? {
    switch byte {
    case UInt8(ascii: "["):
      state = .sequence
    case UInt8(ascii: "]"), UInt8(ascii: "P"), UInt8(ascii: "_"), UInt8(ascii: "^"),
      UInt8(ascii: "X"):
      introducer = byte
      state = .string
    case UInt8(ascii: "("), UInt8(ascii: ")"):
      bytes = [byte]
      state = .charset
    case 0x1B:
      break
    default:
      return end(.escape([byte]))
    }
    return nil
  }
}
