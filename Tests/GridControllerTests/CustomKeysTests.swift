import GridController
import TerminalCore
import TestSupport
import Testing

/// Keys of the user's own in the place of the usual ones.
struct CustomKeysTests {
  private func customized(_ bindings: [String: [String]]) -> (Keymap, [String]) {
    var mistakes: [String] = []
    let map = Keymap.customized(bindings, mistakes: &mistakes)
    return (map, mistakes)
  }

  private func match(
    _ map: Keymap, _ keys: String, in contexts: [KeyContext] = [.grid]
  ) throws -> Keymap.Match {
    map.match(try Key.parse(sequence: keys), in: contexts)
  }

  @Test func aKeyTakesThePlaceOfTheUsualOnes() throws {
    let (map, mistakes) = customized(["quit": ["<C-q>", "ZZ"], "edit": ["s"], "search": []])
    #expect(mistakes.isEmpty)
    #expect(try match(map, "<C-q>") == .action(.quit))
    #expect(try match(map, "Z") == .prefix)
    #expect(try match(map, "ZZ") == .action(.quit))
    #expect(try match(map, "q") == .none)
    #expect(try match(map, "/") == .none)
    // What it did before is taken from it.
    #expect(try match(map, "s") == .action(.edit))
    #expect(map.keys(of: .share).isEmpty && map.keys(of: .search).isEmpty)
    #expect(map.keys(of: .edit).map(\.notation) == ["s"])
    #expect(try match(map, "gg") == .action(.firstItem))
  }

  @Test func keysOfAModeStayInIt() throws {
    let (map, mistakes) = customized(["delete": ["j"], "next-photo": ["gg"]])
    #expect(mistakes.isEmpty)
    #expect(try match(map, "j") == .action(.moveDown))
    #expect(try match(map, "j", in: [.edit, .grid]) == .action(.delete))
    #expect(try match(map, "gg", in: [.detail, .grid]) == .action(.nextPhoto))
  }

  @Test func twoActionsMayChangeKeys() throws {
    let (map, mistakes) = customized(["share": ["e"], "edit": ["s"]])
    #expect(mistakes.isEmpty)
    #expect(try match(map, "e") == .action(.share))
    #expect(try match(map, "s") == .action(.edit))
  }

  @Test(arguments: [
    (["walk": ["w"]], "keys.walk: expected an action; photogrid --keys lists them"),
    (["quit": ["<C-"]], "keys.quit: '<C-': expected > after <; < itself is <lt>"),
    (["quit": [""]], "keys.quit: expected a key, such as <C-a>"),
    (["quit": ["3"]], "keys.quit: 3 begins a number; expected another key"),
    (["quit": ["g"]], "keys.quit: g can't be told from gg"),
    (["quit": ["qx", "q"]], "keys.quit: q can't be told from qx"),
    (
      ["quit": ["<C-x>" + String(repeating: "y", count: 100_000)]],
      "keys.quit: <C-x>yyyyyyy… is too long; expected at most 8 keys"
    ),
    (["quit": Array(repeating: "<F5>", count: 21)], "keys.quit: expected at most 20 keys"),
    (["edit": ["w"], "quit": ["w"]], "keys.quit: w is the key of edit too"),
  ])
  func aMistakeIsALine(bindings: [String: [String]], line: String) {
    #expect(customized(bindings).1 == [line])
  }

  @Test func helpAndHintsShowTheKeysThatHold() {
    let (map, _) = customized(["edit": ["<C-x>"], "share": []])
    let rows = HelpText.rows(map)
    #expect(rows.contains(.action(keys: "Ctrl-X", help: ActionTable.info(.edit).help)))
    #expect(
      !rows.contains { row in
        guard case .action(_, let help) = row else { return false }
        return help == ActionTable.info(.share).help
      })
  }
}
