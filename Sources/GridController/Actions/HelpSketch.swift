/// Small drawings of the modes for the help.
enum HelpSketch {
  /// The lines of a chapter's drawing, none for some chapters.
  static func lines(of group: ActionGroup) -> [String] {
    switch group {
    case .view:
      [
        "▸ Alps   11 │ ░░░░░░░░░░░░░░░░░░░",
        "  Coast   7 │ ░░░░░░░░░░░░░░░░░░░",
        "  Town   24 │ ░░░░░░   ░░░░░░",
      ]
    case .search:
      [
        "/ lake▏                  3 of 42",
        "Album: Alps      Photos: 1 of 11",
        "░░░░░░░░",
      ]
    case .share:
      [
        "┏━━━━━━━━┓┏━━━━━━━━┓",
        "┃░░░░░░░░┃┃░░░░░░░░┃  ░░░░░░░░",
        "┗━━━━━━━━┛┗━━━━━━━━┛",
        "  ✓ lake    ✓ peak      dawn",
      ]
    case .edit:
      [
        "         ✕▌         ✕ ╭────────╮",
        " ░░░░░░░░ ▌░░░░░░░░░  │        │",
        "   lake   ▌  peak     ╰─ dawn ─╯",
      ]
    case .photo:
      [
        "░░░░░░░░░░░░░░░░░░░  lake",
        "░░░░░░░░░░░░░░░░░░░  Taken  2024-05-03",
        "░░░░░░░░░░░░░░░░░░░  Lens   50 mm F2.8",
      ]
    case .move, .program: []
    }
  }
}
