import DecoderProtocol
import Foundation
import Testing

@testable import AlbumStore

/// Configurations as `photogrid-plist --config` reads them.
struct PlistConfigTests {
  private func read(_ content: [UInt8]) throws -> ConfigMessage {
    let folder = try TemporaryFolder()
    try folder.file("config.json5", content)
    return try ask(folder.bytes("config.json5")).get()
  }

  private func ask(_ path: [UInt8]) throws -> Result<ConfigMessage, PlistCall.Failure> {
    try onWorker {
      Result { () throws(PlistCall.Failure) in
        try PlistCall(
          program: Program.built("photogrid-plist"), arguments: ["--config"],
          patience: 10_000_000_000
        ).answer(to: path)
      }
    }
  }

  @Test func takesAllSettings() throws {
    let text = """
      // How I like it.
      {
        theme: 'wood', columns: 0x10, /* hexadecimal */
        "motion": false, readOnly: true, order: "-taken",
        keys: { "quit": ["q", 'C-q',], 'next-match': [], },
        open: { label: "Öffnen", command: ["gimp", "-n"] },
        albums: {
          "My trip, 2024": { label: 'Buy', command: ['shop', '--now'] },
          Home: { label: "Look", command: ["eog"] },
        },
        share: [
          { key: "é", label: "Frame", command: ["frame"] },
          { key: "U", label: "Upload", command: ["upload", ""], },
        ],
      }
      """
    var expected = ConfigSettings()
    expected.theme = "wood"
    expected.columns = 16
    expected.motion = false
    expected.readOnly = true
    expected.order = "-taken"
    expected.keys = [
      ConfigSettings.Binding(action: "next-match", keys: []),
      ConfigSettings.Binding(action: "quit", keys: ["q", "C-q"]),
    ]
    expected.open = ConfigSettings.Command(label: "Öffnen", words: ["gimp", "-n"])
    func named(_ name: String, _ label: String, _ words: [String]) -> ConfigSettings.NamedCommand {
      ConfigSettings.NamedCommand(
        name: name, command: ConfigSettings.Command(label: label, words: words))
    }
    expected.albums = [
      named("Home", "Look", ["eog"]), named("My trip, 2024", "Buy", ["shop", "--now"]),
    ]
    expected.share = [named("é", "Frame", ["frame"]), named("U", "Upload", ["upload", ""])]
    #expect(try read(Array(text.utf8)) == .settings(expected, warnings: []))
  }

  @Test(arguments: ["", " \n\t", "{}", "// nothing\n{ /* at all */ }", "\u{feff}{}"])
  func nothingSetsNothing(text: String) throws {
    #expect(try read(Array(text.utf8)) == .settings(ConfigSettings(), warnings: []))
  }

  private static let mistakes: [(String, [String])] = [
    // Members.
    ("[]", ["expected an object with settings: { … }"]),
    ("7", ["expected an object with settings: { … }"]),
    ("{theme: 1}", ["theme: expected a string"]),
    ("{theme: null}", ["theme: expected a string"]),
    ("{columns: '3'}", ["columns: expected a whole number from 1 to 1000"]),
    ("{columns: 2.5}", ["columns: expected a whole number from 1 to 1000"]),
    ("{columns: 0}", ["columns: expected a whole number from 1 to 1000"]),
    ("{columns: 1001}", ["columns: expected a whole number from 1 to 1000"]),
    ("{columns: -1}", ["columns: expected a whole number from 1 to 1000"]),
    ("{columns: Infinity}", ["columns: expected a whole number from 1 to 1000"]),
    ("{columns: NaN}", ["columns: expected a whole number from 1 to 1000"]),
    ("{motion: 1}", ["motion: expected true or false"]),
    ("{readOnly: 'yes'}", ["readOnly: expected true or false"]),
    ("{order: true}", ["order: expected a string"]),
    ("{keys: []}", ["keys: expected an object: names of actions, and an array of keys for each"]),
    ("{keys: {quit: 'q'}}", ["keys.quit: expected an array of strings"]),
    ("{keys: {'move left': [1]}}", ["keys[\"move left\"]: expected an array of strings"]),
    ("{open: ['gimp']}", ["open: expected an object with label, command"]),
    ("{open: {label: 'x'}}", ["open.command: expected a value"]),
    ("{open: {command: ['x']}}", ["open.label: expected a value"]),
    (
      "{open: {label: '', command: ['x']}}", ["open.label: expected a string that is not empty"]
    ),
    ("{open: {label: 'x', command: 'x'}}", ["open.command: expected an array of strings"]),
    (
      "{open: {label: 'x', command: []}}",
      ["open.command: expected an array of strings, the first of them a program"]
    ),
    (
      "{open: {label: 'x', command: ['', 'x']}}",
      ["open.command: expected an array of strings, the first of them a program"]
    ),
    (
      "{open: {label: 'x', command: ['a\\u0000b']}}",
      ["line 1: expected any character but U+0000"]
    ),
    ("{albums: 1}", ["albums: expected an object: titles of albums, and a command for each"]),
    ("{albums: {Home: 1}}", ["albums.Home: expected an object with label, command"]),
    (
      "{albums: {'a b': {label: 1, command: ['x']}}}",
      ["albums[\"a b\"].label: expected a string that is not empty"]
    ),
    ("{share: {}}", ["share: expected an array of commands"]),
    ("{share: ['x']}", ["share[0]: expected an object with key, label, command"]),
    (
      "{share: [{key: 'a', label: 'A', command: ['a']}, {key: 'b', label: 'B', command: 'b'}]}",
      ["share[1].command: expected an array of strings"]
    ),
    (
      "{share: [{key: 'ab', label: 'A', command: ['a']}]}",
      ["share[0].key: expected one character"]
    ),
    (
      "{share: [{key: 'a', label: 'A', command: ['a']}, {key: 'a', label: 'B', command: ['b']}]}",
      ["share[1].key: expected a key that no other command has"]
    ),
    (
      "{theme: 1, columns: 'x', motion: true}",
      ["columns: expected a whole number from 1 to 1000", "theme: expected a string"]
    ),
    // The text itself.
    ("{\n theme: 'a'\n columns: 3}", ["line 3: expected ',' or '}'"]),
    ("{theme 'a'}", ["line 1: expected ':' after the name"]),
    ("{\r\n\r\ntheme:\r\n}", ["line 4: expected a value"]),
    ("{theme: wood}", ["line 1: expected a value; text stands in quotes"]),
    ("{columns: 1.2.3}", ["line 1: expected a value; text stands in quotes"]),
    ("{\n\"theme: 'a',\n}", ["line 2: expected the string's end on the same line"]),
    ("{\n/* theme: 'a' }", ["line 2: expected the comment's end '*/'"]),
    ("{} {}", ["line 1: expected nothing more"]),
    ("// only a comment", ["line 1: expected a value"]),
    ("{theme: ['a' 'b']}", ["line 1: expected ',' or ']'"]),
    ("{,}", ["line 1: expected a name, in quotes if it is not of letters and digits"]),
    ("{\n-: 1}", ["line 2: expected a name, in quotes if it is not of letters and digits"]),
    (
      "{theme: 'a\\0'}", ["line 1: expected two backslashes, or one before \" ' / b f n r t u x"]
    ),
    ("\u{a0}{}", ["line 1: expected a value"]),
    ("{theme: '\\x4'}", ["line 1: expected 2 hexadecimal digits"]),
    ("{theme: 'a\u{1b}'}", ["line 1: expected a control character as \\uXXXX"]),
    (
      String(repeating: "[", count: 3000), ["line 1: expected fewer values within each other"]
    ),
  ]

  @Test(arguments: mistakes) func everyMistakeIsALine(text: String, lines: [String]) throws {
    #expect(try read(Array(text.utf8)) == .mistakes(lines))
  }

  @Test func bytesThatAreNoTextAreALine() throws {
    #expect(
      try read(Array("{\n theme: '".utf8) + [0xff] + Array("'}".utf8))
        == .mistakes(["line 2: expected UTF-8"]))
  }

  @Test func anUnknownMemberIsAWarning() throws {
    var expected = ConfigSettings()
    expected.columns = 3
    expected.open = ConfigSettings.Command(label: "x", words: ["y"])
    #expect(
      try read(
        Array("{colour: 1, 'a b': 2, columns: 3, open: {label:'x', command:['y'], key:1}}".utf8))
        == .settings(
          expected,
          warnings: [
            "[\"a b\"]: no such setting", "colour: no such setting", "open.key: no such setting",
          ]))
  }

  @Test func whatIsNoFileOfSettingsIsALine() throws {
    let folder = try TemporaryFolder()
    #expect(
      try ask(folder.bytes("none")).get() == .mistakes(["can't be read: no such file or directory"])
    )
    #expect(try ask(folder.bytes).get() == .mistakes(["expected a file"]))
    #expect(try ask([UInt8]("/dev/zero".utf8)).get() == .mistakes(["expected a file"]))
    try folder.file("large", Array(repeating: 0x20, count: 1 << 20) + [0x7b, 0x7d])
    #expect(
      try ask(folder.bytes("large")).get() == .mistakes(["expected at most 1 MiB of settings"]))
  }

  /// What is true for the decoder is true for what finds its mistakes.
  @Test(arguments: [
    "{a: +.5e1, b: 5., c: -0xaF, d: 1e3, e: .5, $_: null}", "{'ab': \"\\x41\\u0041\\'\"}",
    "{/**/ a /**/ : /**/ [ /**/ ] , }", "{a: [true, false, -Infinity, +NaN, 'x', [], {}]}",
  ])
  func oddButGood(text: String) throws {
    guard case .settings(_, let warnings) = try read(Array(text.utf8)) else {
      Issue.record("\(try read(Array(text.utf8)))")
      return
    }
    #expect(warnings.allSatisfy { $0.hasSuffix(": no such setting") } && !warnings.isEmpty)
  }
}
