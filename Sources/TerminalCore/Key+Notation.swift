extension Key: CustomStringConvertible {
  /// The key as `init(notation:)` reads it.
  package var description: String {
    // Control makes no difference between a letter's cases, so Shift has to be said there.
    if modifiers.contains(.control), case .character(let scalar) = code,
      let lower = scalar.properties.lowercaseMapping.unicodeScalars.first, lower != scalar
    {
      return Key(.character(lower), modifiers.union(.shift)).description
    }
    let name = Self.name(of: code)
    guard !modifiers.isEmpty || name.count > 1 else { return name }
    let marks: [(Modifiers, String)] = [(.control, "C-"), (.alt, "A-"), (.shift, "S-")]
    let prefix = marks.filter { modifiers.contains($0.0) }.map(\.1).joined()
    return "<\(prefix)\(name)>"
  }

  /// Reads one key: a character, or a name with modifiers in angle brackets. Names and modifiers may
  /// be of any case; `M-` is `A-`, and the usual other names (`CR`, `BS`, `Del`, `PgUp` …) are
  /// understood.
  ///
  /// - Throws: `KeyNotationError`, when this is not exactly one key.
  package init(notation: String) throws(KeyNotationError) {
    let keys = try Self.parse(sequence: notation)
    guard let key = keys.first, keys.count == 1 else {
      throw KeyNotationError(text: notation, reason: "expected one key")
    }
    self = key
  }

  /// Reads keys one after the other: `gg<C-d>3j`.
  ///
  /// - Throws: `KeyNotationError`, naming the first part that is no key.
  package static func parse(sequence: String) throws(KeyNotationError) -> [Key] {
    var keys: [Key] = []
    var rest = sequence.unicodeScalars[...]
    while let first = rest.popFirst() {
      guard first == "<" else {
        guard first.properties.generalCategory != .control else {
          throw KeyNotationError(
            text: sequence, reason: "a control character; expected a name such as <Enter>")
        }
        keys.append(Key(.character(first)))
        continue
      }
      guard let end = rest.firstIndex(of: ">") else {
        throw KeyNotationError(text: sequence, reason: "expected > after <; < itself is <lt>")
      }
      keys.append(try bracketed(String(rest[..<end])))
      rest = rest[rest.index(after: end)...]
    }
    return keys
  }

  private static func bracketed(_ text: String) throws(KeyNotationError) -> Key {
    var name = text[...]
    var modifiers: Modifiers = []
    while name.count > 2, name.dropFirst().first == "-", let letter = name.first {
      guard let modifier = modifier(letter) else {
        throw KeyNotationError(text: "<\(text)>", reason: "expected C-, A- or S- before the key")
      }
      modifiers.insert(modifier)
      name = name.dropFirst(2)
    }
    guard let code = code(named: String(name)) else {
      throw KeyNotationError(text: "<\(text)>", reason: "no such key")
    }
    return normalized(code, modifiers)
  }

  private static func modifier(_ letter: Character) -> Modifiers? {
    switch letter {
    case "C", "c": .control
    case "A", "a", "M", "m": .alt
    case "S", "s": .shift
    default: nil
    }
  }

  /// Shift is part of a character.
  private static func normalized(_ code: Code, _ modifiers: Modifiers) -> Key {
    guard case .character(var scalar) = code else { return Key(code, modifiers) }
    if modifiers.contains(.shift) {
      scalar = scalar.properties.uppercaseMapping.unicodeScalars.first ?? scalar
    } else if modifiers.contains(.control) {
      scalar = scalar.properties.lowercaseMapping.unicodeScalars.first ?? scalar
    }
    return Key(.character(scalar), modifiers.subtracting(.shift))
  }

  private static func code(named name: String) -> Code? {
    let lower = name.lowercased()
    if let code = codes[lower] { return code }
    if lower.first == "f", let number = Int(lower.dropFirst()), (1...63).contains(number) {
      return .function(number)
    }
    guard let scalar = name.unicodeScalars.first, name.unicodeScalars.count == 1 else { return nil }
    return .character(scalar)
  }

  private static func name(of code: Code) -> String {
    switch code {
    case .character(" "): "Space"
    case .character("<"): "lt"
    case .character(let scalar): String(Character(scalar))
    case .enter: "Enter"
    case .escape: "Esc"
    case .tab: "Tab"
    case .backspace: "Backspace"
    case .delete: "Delete"
    case .insert: "Insert"
    case .up: "Up"
    case .down: "Down"
    case .left: "Left"
    case .right: "Right"
    case .home: "Home"
    case .end: "End"
    case .pageUp: "PageUp"
    case .pageDown: "PageDown"
    case .function(let number): "F\(number)"
    }
  }

  private static let codes: [String: Code] = [
    "space": .character(" "), "lt": .character("<"), "gt": .character(">"),
    "bar": .character("|"), "bslash": .character("\\"), "minus": .character("-"),
    "enter": .enter, "cr": .enter, "return": .enter,
    "esc": .escape, "escape": .escape, "tab": .tab,
    "backspace": .backspace, "bs": .backspace,
    "delete": .delete, "del": .delete, "insert": .insert, "ins": .insert,
    "up": .up, "down": .down, "left": .left, "right": .right, "home": .home, "end": .end,
    "pageup": .pageUp, "pgup": .pageUp, "pagedown": .pageDown, "pgdn": .pageDown,
  ]
}
