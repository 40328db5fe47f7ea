/// Which key a byte or number of a sequence stands for. Sources: xterm's ctlseqs ("PC-Style
/// Function Keys", "VT220-Style Function Keys"), rxvt's manual, kitty's keyboard protocol.
enum KeyTable {
  /// A byte below 0x80 by itself; raw mode: Enter is CR.
  static func single(_ byte: UInt8) -> Key {
    switch byte {
    case 0x00: Key(.character(" "), .control)
    case 0x09: Key(.tab)
    case 0x0D: Key(.enter)
    case 0x1B: Key(.escape)
    case 0x7F: Key(.backspace)
    case 0x01...0x1A: Key(.character(Unicode.Scalar(byte + 0x60)), .control)
    case 0x1C...0x1F: Key(.character(Unicode.Scalar(byte + 0x40)), .control)
    default: Key(.character(Unicode.Scalar(byte)))
    }
  }

  /// The final byte of a control sequence.
  static func letter(_ byte: UInt8) -> Key? {
    switch byte {
    case UInt8(ascii: "A"): Key(.up)
    case UInt8(ascii: "B"): Key(.down)
    case UInt8(ascii: "C"): Key(.right)
    case UInt8(ascii: "D"): Key(.left)
    case UInt8(ascii: "a"): Key(.up, .shift)
    case UInt8(ascii: "b"): Key(.down, .shift)
    case UInt8(ascii: "c"): Key(.right, .shift)
    case UInt8(ascii: "d"): Key(.left, .shift)
    case UInt8(ascii: "F"): Key(.end)
    case UInt8(ascii: "H"): Key(.home)
    case UInt8(ascii: "P"): Key(.function(1))
    case UInt8(ascii: "Q"): Key(.function(2))
    case UInt8(ascii: "R"): Key(.function(3))
    case UInt8(ascii: "S"): Key(.function(4))
    case UInt8(ascii: "Z"): Key(.tab, .shift)
    default: nil
    }
  }

  /// The byte after `ESC O`: function keys, arrows in application mode, and the keypad.
  static func singleShift(_ byte: UInt8) -> Key? {
    switch byte {
    case UInt8(ascii: "a"): Key(.up, .control)
    case UInt8(ascii: "b"): Key(.down, .control)
    case UInt8(ascii: "c"): Key(.right, .control)
    case UInt8(ascii: "d"): Key(.left, .control)
    case UInt8(ascii: "I"): Key(.tab)
    case UInt8(ascii: "M"): Key(.enter)
    case UInt8(ascii: "X"): Key(.character("="))
    // `j` is `*`, and so on through `y`, which is `9`.
    case UInt8(ascii: "j")...UInt8(ascii: "y"): Key(.character(Unicode.Scalar(byte - 0x40)))
    case UInt8(ascii: "Z"): nil
    default: letter(byte)
    }
  }

  /// The number before `~`.
  static func tilde(_ number: Int) -> Key.Code? {
    switch number {
    case 1, 7: .home
    case 2: .insert
    case 3: .delete
    case 4, 8: .end
    case 5: .pageUp
    case 6: .pageDown
    case 11...15: .function(number - 10)
    case 17...21: .function(number - 11)
    case 23...26: .function(number - 12)
    case 28, 29: .function(number - 13)
    case 31...34: .function(number - 14)
    default: nil
    }
  }

  static func consoleKey(_ byte: UInt8) -> Key.Code? {
    (UInt8(ascii: "A")...UInt8(ascii: "E")).contains(byte) ? .function(Int(byte) - 0x40) : nil
  }

  /// Kitty's numbers of keys that are no characters.
  static func kitty(_ code: Int) -> Key.Code? {
    switch code {
    case 9: .tab
    case 13, 57414: .enter
    case 27: .escape
    case 127, 8: .backspace
    case 57376...57398: .function(code - 57376 + 13)
    case 57417: .left
    case 57418: .right
    case 57419: .up
    case 57420: .down
    case 57421: .pageUp
    case 57422: .pageDown
    case 57423: .home
    case 57424: .end
    case 57425: .insert
    case 57426: .delete
    default: nil
    }
  }

  /// Kitty's numbers of characters; those of the keypad are in the private use area.
  static func kittyCharacter(_ code: Int) -> Unicode.Scalar? {
    switch code {
    case 57399...57408: Unicode.Scalar(UInt8(code - 57399) + 0x30)
    case 57409: "."
    case 57410: "/"
    case 57411: "*"
    case 57412: "-"
    case 57413: "+"
    case 57415: "="
    case 57416: ","
    case 0x20...0x7E, 0xA0..<0xE000, 0xF900...0x10FFFF: Unicode.Scalar(UInt32(code))
    default: nil
    }
  }
}
