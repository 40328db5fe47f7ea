/// What terminals draw that their answers do not tell.
package enum TerminalQuirks {
  package enum Trait: Hashable, Sendable {
    /// Draws kitty's pictures where U+10EEEE stands.
    case placeholders
    /// Draws iTerm2's inline files, and nothing better.
    case inlineFiles
  }

  package struct Entry: Sendable {
    /// The program's name by XTVERSION or the environment, in any case.
    package let name: String
    package let trait: Trait
    /// The first version with it.
    package let since: [Int]
    package let source: String
  }

  package static let all = [
    Entry(
      name: "kitty", trait: .placeholders, since: [0, 28],
      source: "kitty's changelog, 0.28.0; 0.26.5 shows boxes instead (tried)"),
    Entry(
      name: "ghostty", trait: .placeholders, since: [1],
      source: "ghostty-org/ghostty#2015, merged before the first release"),
    Entry(
      name: "iTerm2", trait: .inlineFiles, since: [3],
      source: "iterm2.com, Inline Images Protocol; it answers kitty's question too, but has no "
        + "placeholders (ratatui/ratatui-image#158)"),
    Entry(
      name: "mintty", trait: .inlineFiles, since: [3],
      source: "mintty's wiki, CtrlSeqs, \"Image support\""),
  ]

  package static func has(_ trait: Trait, _ program: TerminalProgram?) -> Bool {
    guard let program else { return false }
    return all.contains {
      $0.trait == trait && program.isNamed($0.name) && program.isAtLeast($0.since)
    }
  }
}
