import DecoderProtocol

/// Takes the settings out of a configuration, and notes what is none.
struct ConfigCheck {
  private(set) var settings = ConfigSettings()
  private(set) var mistakes: [String] = []
  private(set) var warnings: [String] = []

  mutating func take(_ value: ConfigValue) {
    guard case .object(let members) = value else {
      mistakes.append("expected an object with settings: { … }")
      return
    }
    for (name, value) in Self.sorted(members) { take(name, value) }
  }

  private mutating func take(_ name: String, _ value: ConfigValue) {
    switch name {
    case "theme": settings.theme = text(value, name)
    case "columns": settings.columns = columns(value)
    case "motion": settings.motion = truth(value, name)
    case "readOnly": settings.readOnly = truth(value, name)
    case "order": settings.order = text(value, name)
    case "keys": takeKeys(value)
    case "open": settings.open = command(value, name)
    case "albums": takeAlbums(value)
    case "share": takeShare(value)
    default: warnings.append("\(Self.member(name)): no such setting")
    }
  }

  // MARK: - Single values

  private mutating func text(_ value: ConfigValue, _ path: String) -> String? {
    guard case .text(let text) = value else { return mistake(path, "a string") }
    return text
  }

  private mutating func label(_ value: ConfigValue, _ path: String) -> String? {
    guard case .text(let text) = value, !text.isEmpty else {
      return mistake(path, "a string that is not empty")
    }
    return text
  }

  private mutating func truth(_ value: ConfigValue, _ path: String) -> Bool? {
    guard case .truth(let truth) = value else { return mistake(path, "true or false") }
    return truth
  }

  private mutating func columns(_ value: ConfigValue) -> UInt32? {
    guard case .number(let number) = value, let count = UInt32(exactly: number),
      (1...1000).contains(count)
    else { return mistake("columns", "a whole number from 1 to 1000") }
    return count
  }

  private mutating func texts(_ value: ConfigValue, _ path: String) -> [String]? {
    guard case .list(let values) = value else { return mistake(path, "an array of strings") }
    var texts: [String] = []
    for value in values {
      guard case .text(let text) = value else { return mistake(path, "an array of strings") }
      texts.append(text)
    }
    return texts
  }

  private mutating func words(_ value: ConfigValue, _ path: String) -> [String]? {
    guard let words = texts(value, path) else { return nil }
    guard words.first?.isEmpty == false else {
      return mistake(path, "an array of strings, the first of them a program")
    }
    guard !words.contains(where: { $0.utf8.contains(0) }) else {
      return mistake(path, "strings without the character U+0000")
    }
    return words
  }

  // MARK: - Commands

  private mutating func command(_ value: ConfigValue, _ path: String) -> ConfigSettings.Command? {
    guard let members = members(value, path, ["label", "command"]),
      let label = members["label"].flatMap({ label($0, "\(path).label") }),
      let words = members["command"].flatMap({ words($0, "\(path).command") })
    else { return nil }
    return ConfigSettings.Command(label: label, words: words)
  }

  /// The members of an object that must have all of these; others are warned of.
  private mutating func members(
    _ value: ConfigValue, _ path: String, _ names: [String]
  ) -> [String: ConfigValue]? {
    let shape = "an object with " + names.joined(separator: ", ")
    guard case .object(let members) = value else { return mistake(path, shape) }
    for name in members.keys.sorted() where !names.contains(name) {
      warnings.append("\(path)\(Self.member(name, isFirst: false)): no such setting")
    }
    for name in names where members[name] == nil { return mistake("\(path).\(name)", "a value") }
    return members
  }

  private mutating func takeKeys(_ value: ConfigValue) {
    guard case .object(let members) = value else {
      return note("keys", "an object: names of actions, and an array of keys for each")
    }
    for (action, value) in Self.sorted(members) {
      guard let keys = texts(value, "keys" + Self.member(action, isFirst: false)) else { continue }
      settings.keys.append(ConfigSettings.Binding(action: action, keys: keys))
    }
  }

  private mutating func takeAlbums(_ value: ConfigValue) {
    guard case .object(let members) = value else {
      return note("albums", "an object: titles of albums, and a command for each")
    }
    for (title, value) in Self.sorted(members) {
      let path = "albums" + Self.member(title, isFirst: false)
      guard let command = command(value, path) else { continue }
      settings.albums.append(ConfigSettings.NamedCommand(name: title, command: command))
    }
  }

  private mutating func takeShare(_ value: ConfigValue) {
    guard case .list(let values) = value else { return note("share", "an array of commands") }
    for (index, value) in values.enumerated() {
      let path = "share[\(index)]"
      guard let members = members(value, path, ["key", "label", "command"]) else { continue }
      let key = members["key"].flatMap { self.key($0, "\(path).key") }
      let label = members["label"].flatMap { self.label($0, "\(path).label") }
      let words = members["command"].flatMap { self.words($0, "\(path).command") }
      guard let key, let label, let words else { continue }
      settings.share.append(
        ConfigSettings.NamedCommand(
          name: key, command: ConfigSettings.Command(label: label, words: words)))
    }
  }

  private mutating func key(_ value: ConfigValue, _ path: String) -> String? {
    guard case .text(let key) = value, key.count == 1 else {
      return mistake(path, "one character")
    }
    guard !settings.share.contains(where: { $0.name == key }) else {
      return mistake(path, "a key that no other command has")
    }
    return key
  }

  // MARK: - Lines

  private mutating func note(_ path: String, _ expected: String) {
    mistakes.append("\(path): expected \(expected)")
  }

  private mutating func mistake<Value>(_ path: String, _ expected: String) -> Value? {
    note(path, expected)
    return nil
  }

  private static func sorted(_ members: [String: ConfigValue]) -> [(String, ConfigValue)] {
    members.sorted { $0.key < $1.key }
  }

  /// A member as a part of a path: `name`, or `["any name"]` where it has to be quoted.
  private static func member(_ name: String, isFirst: Bool = true) -> String {
    let isBare =
      name.unicodeScalars.allSatisfy { $0.properties.isAlphabetic || "0"..."9" ~= $0 || $0 == "_" }
      && !name.isEmpty
    if isBare { return isFirst ? name : ".\(name)" }
    return "[\"\(name)\"]"
  }
}
