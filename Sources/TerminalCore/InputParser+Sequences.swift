import CellGeometry

extension InputParser {
  mutating func takeControlSequence(_ byte: UInt8) {
    switch byte {
    case 0x1B:
      reset()
      state = .escape
    case 0x20...0x3F:
      if collected.count < Self.sequenceLimit { collected.append(byte) } else { isDropped = true }
    case UInt8(ascii: "[") where collected.isEmpty: state = .consoleKey
    case UInt8(ascii: "M") where collected.isEmpty: state = .oldMouse
    case 0x40...0x7E:
      let sequence = collected
      let wasDropped = isDropped
      reset()
      if !wasDropped { endControlSequence(sequence, final: byte) }
    // A control or a foreign byte breaks the sequence off.
    default: reset()
    }
  }

  mutating func takeSingleShift(_ byte: UInt8) {
    switch byte {
    case 0x1B:
      reset()
      state = .escape
    case 0x30...0x3B where collected.count < Self.sequenceLimit: collected.append(byte)
    default:
      let modifiers = ControlSequence(collected, final: byte).modifiers
      let key = extraKey("\u{1B}O", collected + [byte])
      finish(
        with: key
          ?? modifiers.flatMap { modifiers in
            KeyTable.singleShift(byte).map { Key($0.code, $0.modifiers.union(modifiers)) }
          })
    }
  }

  mutating func takeOldMouse(_ byte: UInt8) {
    collected.append(byte)
    guard collected.count == 3 else { return }
    let numbers = collected.map { Int($0) - 32 }
    reset()
    // Releases do not say which button: xterm's ctlseqs, "Normal tracking mode".
    let isRelease = numbers[0] & 0x43 == 3
    let button = isRelease ? numbers[0] & ~3 : numbers[0]
    emitMouse(button, x: numbers[1], y: numbers[2], isRelease: isRelease)
  }

  private mutating func endControlSequence(_ bytes: [UInt8], final: UInt8) {
    if let key = extraKey("\u{1B}[", bytes + [final]) {
      emit(key)
      return
    }
    let sequence = ControlSequence(bytes, final: final)
    switch sequence.marker {
    case UInt8(ascii: "<"): endMouse(sequence)
    case UInt8(ascii: "?"):
      if let answer = sequence.privateAnswer { output.append(.answer(answer)) }
    case nil where sequence.intermediate == nil: endPlain(sequence)
    default: break
    }
  }

  private mutating func endPlain(_ sequence: ControlSequence) {
    switch (sequence.final, sequence.number(0)) {
    case (UInt8(ascii: "~"), 200): state = .paste(matched: 0)
    case (UInt8(ascii: "I"), nil): output.append(.event(.focus(true)))
    case (UInt8(ascii: "O"), nil): output.append(.event(.focus(false)))
    case (UInt8(ascii: "n"), 0): output.append(.answer(.ready))
    case (UInt8(ascii: "t"), _):
      if let answer = sequence.sizeAnswer { output.append(.answer(answer)) }
    default:
      if let key = sequence.key { emit(key) }
    }
  }

  private mutating func endMouse(_ sequence: ControlSequence) {
    guard sequence.intermediate == nil, let button = sequence.number(0),
      let x = sequence.number(1), let y = sequence.number(2)
    else { return }
    switch sequence.final {
    case UInt8(ascii: "M"): emitMouse(button, x: x, y: y, isRelease: false)
    case UInt8(ascii: "m"): emitMouse(button, x: x, y: y, isRelease: true)
    default: break
    }
  }

  /// Bits of the button: 0–1 which, 2 Shift, 3 Alt, 4 Control, 5 motion, 6 wheel, 7 more buttons.
  private mutating func emitMouse(_ code: Int, x: Int, y: Int, isRelease: Bool) {
    guard x > 0, y > 0, let kind = Self.mouseKind(code, isRelease: isRelease) else { return }
    var modifiers: Key.Modifiers = []
    if code & 4 != 0 { modifiers.insert(.shift) }
    if code & 8 != 0 { modifiers.insert(.alt) }
    if code & 16 != 0 { modifiers.insert(.control) }
    let position = Point(x: x - 1, y: y - 1)
    output.append(.event(.mouse(MouseEvent(kind, at: position, modifiers: modifiers))))
  }

  private static func mouseKind(_ code: Int, isRelease: Bool) -> MouseEvent.Kind? {
    guard code & ~0x7F == 0 else { return nil }
    if code & 64 != 0 {
      guard !isRelease else { return nil }
      return [.scrollUp, .scrollDown, nil, nil][code & 3]
    }
    guard let button = [MouseEvent.Button.left, .middle, .right, nil][code & 3] else { return nil }
    if isRelease { return .release(button) }
    return code & 32 != 0 ? .drag(button) : .press(button)
  }
}
