extension InputParser {
  mutating func takeString(_ byte: UInt8, _ introducer: UInt8) {
    switch byte {
    case 0x1B: state = .stringEscape(introducer)
    case 0x07 where introducer == UInt8(ascii: "]"): endString(introducer)
    // CAN and SUB break a string off; so does Ctrl-C, lest a broken reply locks the keyboard.
    case 0x18, 0x1A: reset()
    case 0x03:
      reset()
      takeGround(byte, isAlt: false)
    default:
      if collected.count < Self.stringLimit {
        collected.append(byte)
      } else {
        isDropped = true
      }
    }
  }

  mutating func takeStringEscape(_ byte: UInt8, _ introducer: UInt8) {
    if byte == UInt8(ascii: "\\") {
      endString(introducer)
    } else {
      // ESC breaks a string off and begins something new.
      reset()
      takeEscape(byte)
    }
  }

  private mutating func endString(_ introducer: UInt8) {
    let bytes = collected
    let wasDropped = isDropped
    reset()
    guard !wasDropped else { return }
    let answer: TerminalAnswer? =
      switch introducer {
      case UInt8(ascii: "]"): StringAnswer.operatingSystem(bytes)
      case UInt8(ascii: "P"): StringAnswer.deviceControl(bytes)
      case UInt8(ascii: "_"): StringAnswer.application(bytes)
      default: nil
      }
    if let answer { output.append(.answer(answer)) }
  }

  mutating func takePaste(_ byte: UInt8, matched: Int) {
    if byte == Self.pasteEnd[matched] {
      guard matched + 1 == Self.pasteEnd.count else {
        state = .paste(matched: matched + 1)
        return
      }
      output.append(.event(.paste(collected)))
      reset()
      return
    }
    for seen in Self.pasteEnd[..<matched] { keepPasted(seen) }
    if byte == Self.pasteEnd[0] {
      state = .paste(matched: 1)
    } else {
      keepPasted(byte)
      state = .paste(matched: 0)
    }
  }

  private mutating func keepPasted(_ byte: UInt8) {
    if collected.count < Self.pasteLimit { collected.append(byte) }
  }
}
