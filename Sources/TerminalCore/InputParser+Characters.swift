extension InputParser {
  mutating func takeGround(_ byte: UInt8, isAlt: Bool) {
    state = .ground
    if byte == 0x1B && !isAlt {
      state = .escape
      return
    }
    if byte < 0x80 {
      let key = KeyTable.single(byte)
      let whole = isAlt ? Key(key.code, key.modifiers.union(.alt)) : key
      emit(extraKey(isAlt ? "\u{1B}" : "", [byte]) ?? whole)
      return
    }
    guard let length = LossyUTF8.length(first: byte) else { return }
    collected = [byte]
    state = .character(missing: length - 1, isAlt: isAlt)
  }

  mutating func takeCharacter(_ byte: UInt8, missing: Int, isAlt: Bool) {
    guard byte & 0xC0 == 0x80 else {
      // A character cut short is dropped; this byte begins something new.
      reset()
      takeGround(byte, isAlt: false)
      return
    }
    collected.append(byte)
    guard missing == 1 else {
      state = .character(missing: missing - 1, isAlt: isAlt)
      return
    }
    let scalars = LossyUTF8.decode(collected).unicodeScalars
    reset()
    guard scalars.count == 1, let scalar = scalars.first,
      scalar.properties.generalCategory != .control
    else { return }
    emit(Key(.character(scalar), isAlt ? .alt : []))
  }

  mutating func takeEscape(_ byte: UInt8) {
    collected.removeAll()
    switch byte {
    case 0x1B: emit(Key(.escape))
    case UInt8(ascii: "["): state = .controlSequence
    case UInt8(ascii: "O"): state = .singleShift
    case UInt8(ascii: "]"), UInt8(ascii: "P"), UInt8(ascii: "_"), UInt8(ascii: "^"),
      UInt8(ascii: "X"):
      state = .string(byte)
    default: takeGround(byte, isAlt: true)
    }
  }
}
