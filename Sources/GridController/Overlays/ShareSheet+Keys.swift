import TerminalCore

extension ShareSheet {
  /// Takes a key that edits what is typed.
  /// - Returns: whether it was such a key.
  mutating func take(_ key: Key) -> Bool {
    switch stage {
    case .typing(let target, var field):
      guard field.take(key) else { return false }
      stage = .typing(target, field)
    case .typingEdge(var field):
      guard field.take(key) else { return false }
      stage = .typingEdge(field)
    default: return false
    }
    problem = nil
    return true
  }

  mutating func paste(_ bytes: [UInt8]) {
    switch stage {
    case .typing(let target, var field):
      field.paste(bytes)
      stage = .typing(target, field)
    case .typingEdge(var field):
      field.paste(bytes)
      stage = .typingEdge(field)
    default: break
    }
  }
}
