extension ControlSequence {
  /// The modifiers of the second parameter, 1 + bits: Shift, Alt, Control, Super, Hyper, Meta, and
  /// the locks, which do not count. Nil when Super or Hyper is held: such keys are the desktop's.
  var modifiers: Key.Modifiers? { Self.modifiers(number(1)) }

  static func modifiers(_ number: Int?) -> Key.Modifiers? {
    let bits = max(0, (number ?? 1) - 1)
    guard bits & 0b01_1000 == 0 else { return nil }
    var modifiers = Key.Modifiers(rawValue: UInt8(bits & 0b111))
    if bits & 0b10_0000 != 0 { modifiers.insert(.alt) }
    return modifiers
  }

  /// The key of a sequence without marker and intermediate; nil when it is none that we know, or is
  /// let go.
  var key: Key? {
    // Kitty's event types: 1 press, 2 repeat, 3 release.
    guard number(1, 1) != 3 else { return nil }
    switch final {
    case UInt8(ascii: "u"): return kittyKey
    case UInt8(ascii: "~"): return number(0) == 27 ? otherKey : tildeKey([])
    // rxvt: Control, and Control with Shift.
    case UInt8(ascii: "^"): return tildeKey(.control)
    case UInt8(ascii: "@"): return tildeKey([.control, .shift])
    default: return letterKey
    }
  }

  private func tildeKey(_ more: Key.Modifiers) -> Key? {
    guard let number = number(0), let code = KeyTable.tilde(number), let modifiers else {
      return nil
    }
    return Key(code, modifiers.union(more))
  }

  private var letterKey: Key? {
    // What else has parameters is an answer, for example the cursor's position.
    guard number(0) == nil || number(0) == 1, parameters.count <= 2,
      let key = KeyTable.letter(final), let modifiers
    else { return nil }
    return Key(key.code, key.modifiers.union(modifiers))
  }

  /// xterm's modifyOtherKeys: `CSI 27 ; modifiers ; code ~`.
  private var otherKey: Key? {
    guard let modifiers, let code = number(2) else { return nil }
    return Self.key(code: code, shifted: nil, modifiers)
  }

  /// `CSI code : shifted : base ; modifiers : event ; text u`.
  private var kittyKey: Key? {
    guard let code = number(0), let modifiers else { return nil }
    if let text = number(2), text >= 0x20, modifiers.subtracting(.shift).isEmpty,
      let scalar = Unicode.Scalar(UInt32(text))
    {
      return Key(.character(scalar))
    }
    let isShortcut = !modifiers.isDisjoint(with: [.control, .alt])
    // Shortcuts go by the key's place on a Latin keyboard.
    if isShortcut, code >= 0x80, code < 57344, let base = number(0, 2) {
      return Self.key(code: base, shifted: nil, modifiers)
    }
    return Self.key(code: code, shifted: number(0, 1), modifiers)
  }

  private static func key(code: Int, shifted: Int?, _ modifiers: Key.Modifiers) -> Key? {
    if let named = KeyTable.kitty(code) { return Key(named, modifiers) }
    guard let plain = KeyTable.kittyCharacter(code) else { return nil }
    var scalar = plain
    if modifiers.contains(.shift) {
      scalar =
        shifted.flatMap { Unicode.Scalar(UInt32($0)) }
        ?? plain.properties.uppercaseMapping.unicodeScalars.first ?? plain
    }
    return Key(.character(scalar), modifiers.subtracting(.shift))
  }
}
