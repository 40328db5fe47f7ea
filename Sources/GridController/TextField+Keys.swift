import TerminalCore

extension TextField {
  /// Takes a key that edits text: a character, or a key of the usual line editors.
  /// - Returns: whether it was such a key.
  mutating func take(_ key: Key) -> Bool {
    switch (key.code, key.modifiers) {
    case (.character(let scalar), []): insert(String(scalar))
    case (.backspace, _): deleteBackward()
    case (.delete, _): deleteForward()
    case (.left, _): move(by: -1)
    case (.right, _): move(by: 1)
    case (.home, _): moveToStart()
    case (.end, _): moveToEnd()
    case (.character(let scalar), .control): return takeControl(scalar)
    default: return false
    }
    return true
  }

  private mutating func takeControl(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "a": moveToStart()
    case "e": moveToEnd()
    case "b": move(by: -1)
    case "f": move(by: 1)
    case "h": deleteBackward()
    case "d": deleteForward()
    case "k": deleteToEnd()
    case "u": deleteToStart()
    case "w": deleteWord()
    default: return false
    }
    return true
  }

  /// Takes the first line of pasted text, without what is not printable.
  mutating func paste(_ bytes: [UInt8]) {
    let line = bytes.split(whereSeparator: { $0 == 10 || $0 == 13 }).first ?? []
    insert(DisplayText(bytes: line).string)
  }
}
