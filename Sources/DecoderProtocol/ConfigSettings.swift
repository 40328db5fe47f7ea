/// What a user's configuration says, checked as far as it can be without knowing the program.
package struct ConfigSettings: Hashable, Sendable {
  package struct Command: Hashable, Sendable {
    package var label: String
    /// The program and its arguments; one at least.
    package var words: [String]

    package init(label: String, words: [String]) {
      self.label = label
      self.words = words
    }
  }

  /// A command with the name that it goes by: an album's title, or a key.
  package struct NamedCommand: Hashable, Sendable {
    package var name: String
    package var command: Command

    package init(name: String, command: Command) {
      self.name = name
      self.command = command
    }
  }

  package struct Binding: Hashable, Sendable {
    package var action: String
    package var keys: [String]

    package init(action: String, keys: [String]) {
      self.action = action
      self.keys = keys
    }
  }

  package var theme: String?
  package var columns: UInt32?
  package var motion: Bool?
  package var readOnly: Bool?
  package var order: String?
  /// In the order of the actions' names.
  package var keys: [Binding] = []
  package var open: Command?
  /// In the order of the titles.
  package var albums: [NamedCommand] = []
  /// As written.
  package var share: [NamedCommand] = []

  package init() {}
}

extension ConfigSettings {
  /// The largest text, in bytes.
  static let textLimit = 1 << 20
  /// Entries of one list at most.
  static let countLimit = 100_000

  func write(to writer: inout WireWriter) {
    writer.optional(theme) { $0.string($1) }
    writer.optional(columns) { $0.u32($1) }
    writer.optional(motion) { $0.u8($1 ? 1 : 0) }
    writer.optional(readOnly) { $0.u8($1 ? 1 : 0) }
    writer.optional(order) { $0.string($1) }
    writer.list(keys) { writer, binding in
      writer.string(binding.action)
      writer.list(binding.keys) { $0.string($1) }
    }
    writer.optional(open) { $0.command($1) }
    for commands in [albums, share] {
      writer.list(commands) { writer, command in
        writer.string(command.name)
        writer.command(command.command)
      }
    }
  }

  init(from reader: inout WireReader) throws(WireError) {
    theme = try reader.isPresent() ? try reader.text() : nil
    columns = try reader.isPresent() ? try reader.u32() : nil
    motion = try reader.isPresent() ? try reader.isPresent() : nil
    readOnly = try reader.isPresent() ? try reader.isPresent() : nil
    order = try reader.isPresent() ? try reader.text() : nil
    for _ in 0..<(try reader.count(atMost: Self.countLimit, ofAtLeast: 8)) {
      keys.append(Binding(action: try reader.text(), keys: try reader.texts()))
    }
    open = try reader.isPresent() ? try reader.command() : nil
    albums = try reader.commands()
    share = try reader.commands()
  }
}

extension WireWriter {
  fileprivate mutating func optional<Value>(
    _ value: Value?, _ write: (inout WireWriter, Value) -> Void
  ) {
    u8(value == nil ? 0 : 1)
    if let value { write(&self, value) }
  }

  mutating func list<Value>(_ values: [Value], _ write: (inout WireWriter, Value) -> Void) {
    u32(UInt32(clamping: values.count))
    for value in values { write(&self, value) }
  }

  fileprivate mutating func command(_ command: ConfigSettings.Command) {
    string(command.label)
    list(command.words) { $0.string($1) }
  }
}

extension WireReader {
  fileprivate mutating func isPresent() throws(WireError) -> Bool {
    switch try u8() {
    case 0: false
    case 1: true
    default: throw .invalid("presence")
    }
  }

  fileprivate mutating func text() throws(WireError) -> String {
    try string(atMost: ConfigSettings.textLimit)
  }

  mutating func texts() throws(WireError) -> [String] {
    var texts: [String] = []
    for _ in 0..<(try count(atMost: ConfigSettings.countLimit, ofAtLeast: 4)) {
      texts.append(try text())
    }
    return texts
  }

  fileprivate mutating func command() throws(WireError) -> ConfigSettings.Command {
    ConfigSettings.Command(label: try text(), words: try texts())
  }

  fileprivate mutating func commands() throws(WireError) -> [ConfigSettings.NamedCommand] {
    var commands: [ConfigSettings.NamedCommand] = []
    for _ in 0..<(try count(atMost: ConfigSettings.countLimit, ofAtLeast: 12)) {
      commands.append(ConfigSettings.NamedCommand(name: try text(), command: try command()))
    }
    return commands
  }
}
