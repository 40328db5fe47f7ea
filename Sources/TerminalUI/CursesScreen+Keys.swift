import TerminalCore

extension CursesScreen {
  /// What terminfo says of this terminal's keys: their bytes. Single bytes are left to the parser,
  /// but for the one that Backspace sends.
  var keys: [[UInt8]: Key] {
    var keys: [[UInt8]: Key] = [:]
    for (name, key) in Self.names {
      if let bytes = string(name), bytes.count > 1 { keys[bytes] = key }
    }
    for number in 1...12 {
      if let bytes = string("kf\(number)"), bytes.count > 1 { keys[bytes] = Key(.function(number)) }
    }
    if let bytes = string("kbs"), bytes == [0x08] { keys[bytes] = Key(.backspace) }
    return keys
  }

  private static let names: [(String, Key)] = [
    ("kcuu1", Key(.up)), ("kcud1", Key(.down)), ("kcub1", Key(.left)), ("kcuf1", Key(.right)),
    ("khome", Key(.home)), ("kend", Key(.end)), ("kpp", Key(.pageUp)), ("knp", Key(.pageDown)),
    ("kich1", Key(.insert)), ("kdch1", Key(.delete)), ("kcbt", Key(.tab, .shift)),
  ]
}
