import DecoderProtocol
import Testing

@Suite struct ConfigMessageTests {
  private static let messages: [ConfigMessage] = {
    var full = ConfigSettings()
    full.theme = "wood"
    full.columns = 7
    full.motion = false
    full.readOnly = true
    full.order = "-name"
    full.keys = [
      ConfigSettings.Binding(action: "quit", keys: []),
      ConfigSettings.Binding(action: "up", keys: ["k", "C-p", ""]),
    ]
    let command = ConfigSettings.Command(label: "写真 …", words: ["gimp", "", "-n"])
    full.open = command
    full.albums = [ConfigSettings.NamedCommand(name: "", command: command)]
    full.share = [
      ConfigSettings.NamedCommand(name: "x", command: command),
      ConfigSettings.NamedCommand(name: "y", command: command),
    ]
    return [
      .settings(ConfigSettings(), warnings: []), .settings(full, warnings: ["a: no such setting"]),
      .mistakes([]), .mistakes(["line 3: expected a value", ""]),
    ]
  }()

  @Test(arguments: messages) func comesBackAsItWas(message: ConfigMessage) throws {
    let frame = try message.frame()
    #expect(try ConfigMessage(message: Array(frame.dropFirst(4))) == message)
  }

  @Test(arguments: messages) func aPartOrMoreIsNoMessage(message: ConfigMessage) throws {
    let bytes = Array(try message.frame().dropFirst(4))
    for count in 0..<bytes.count {
      #expect(throws: WireError.self) { try ConfigMessage(message: Array(bytes[..<count])) }
    }
    #expect(throws: WireError.self) { try ConfigMessage(message: bytes + [0]) }
  }

  @Test(arguments: messages) func anyByteMayBeAnother(message: ConfigMessage) throws {
    let bytes = Array(try message.frame().dropFirst(4))
    for index in bytes.indices {
      for value in [0, 1, 2, 127, 255] as [UInt8] {
        var bytes = bytes
        bytes[index] = value
        guard let other = try? ConfigMessage(message: bytes) else { continue }
        #expect(Array(try other.frame().dropFirst(4)) == bytes)
      }
    }
  }
}
