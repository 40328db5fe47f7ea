/// What `photogrid-plist --config` answers, one frame.
package enum ConfigMessage: WireMessage, Hashable {
  /// The file is good. A warning is a line without the file's name: "colour: no such setting".
  case settings(ConfigSettings, warnings: [String])
  /// The file can't be used; a line for each mistake, without the file's name: "columns: expected a
  /// whole number from 1 to 1000". One at least.
  case mistakes([String])

  package static let byteLimit = 16 << 20
  /// The file may have so many bytes.
  package static let fileLimit = 1 << 20
  /// So many lines are told at most.
  package static let lineLimit = 100

  package func write(to writer: inout WireWriter) {
    switch self {
    case .settings(let settings, let warnings):
      writer.u8(0)
      settings.write(to: &writer)
      writer.list(warnings) { $0.string($1) }
    case .mistakes(let lines):
      writer.u8(1)
      writer.list(lines) { $0.string($1) }
    }
  }

  package init(from reader: inout WireReader) throws(WireError) {
    switch try reader.u8() {
    case 0:
      self = .settings(
        try ConfigSettings(from: &reader), warnings: try reader.texts())
    case 1: self = .mistakes(try reader.texts())
    default: throw .invalid("kind of message")
    }
  }
}
