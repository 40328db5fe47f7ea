import AlbumModel
import CellGeometry
import GridController
import TerminalCore

/// What the monkey does next.
struct MonkeyHand {
  var dice: Dice
  let copies: String

  init(seed: UInt64, copies: String) {
    dice = Dice(seed)
    self.copies = copies
  }

  /// Leaves whatever is open, and the mode.
  var leaveAll: [Event] {
    Array(repeating: Event.terminal(.key(Key(.escape))), count: 8)
  }

  mutating func events(_ state: GridState) -> [Event] {
    switch number(0...99) {
    case 0...1: return [.terminal(.resize(Size(width: number(1...300), height: number(1...100))))]
    case 2...9: return mouse(state)
    case 10: return [.tick]
    case 11: return [.terminal(.focus(true))]
    case 12: return [.terminal(.paste(Array("a\u{1b}b\nphoto".utf8)))]
    case 13...14: return storm(.undo)
    case 15: return storm(.redo)
    case 16...19: return deletion
    case 20...25: return lift
    case 26: return search
    case 27: return copy
    case 28...32: return [.action(action)]
    case 33...42: return tableKeys
    case 43: return sheet
    case 44: return typing
    default: return [.terminal(.key(key))]
    }
  }

  // MARK: - Single things

  mutating func number(_ range: ClosedRange<Int>) -> Int {
    range.lowerBound + Int(dice.unit() * Double(range.count))
  }

  /// Of those that do not end the program, which is done by itself.
  private var action: Action {
    mutating get { dice.pick(Action.allCases.filter { !Self.ends.contains($0) }) }
  }

  private var key: Key {
    mutating get {
      let usual = Array("hjklhjklHJKLdxvaAVU esnNpXuouozbgG{}/ynhc+-=26im".unicodeScalars)
      switch number(0...14) {
      case 0...1: return Key(.escape)
      case 2: return Key(.enter)
      case 3: return Key(.tab)
      case 4: return Key(.backspace)
      case 5: return Key(.character("r"), .control)
      case 6: return Key(dice.pick([.pageDown, .pageUp, .home, .end, .delete, .up, .down]))
      default: return Key(.character(dice.pick(usual)))
      }
    }
  }

  private mutating func mouse(_ state: GridState) -> [Event] {
    func event(_ kind: MouseEvent.Kind, _ point: Point) -> Event {
      .terminal(.mouse(MouseEvent(kind, at: point)))
    }
    let from = point(state)
    if number(0...2) == 0 {
      let to = point(state)
      return [
        event(.press(.left), from), event(.drag(.left), to), event(.release(.left), to),
      ]
    }
    let kinds: [MouseEvent.Kind] = [
      .press(.left), .press(.left), .release(.left), .drag(.left), .scrollUp, .scrollDown,
    ]
    return [event(dice.pick(kinds), from)]
  }

  private mutating func point(_ state: GridState) -> Point {
    Point(x: number(-3...state.window.width + 3), y: number(-3...state.window.height + 3))
  }

  // MARK: - Things in a row

  func keys(_ notation: String) -> [Event] {
    let keys = (try? Key.parse(sequence: notation)) ?? []
    return keys.map { .terminal(.key($0)) }
  }

  private mutating func storm(_ action: Action) -> [Event] {
    keys("<Esc><Esc><Esc>") + Array(repeating: .action(action), count: number(1...15))
  }

  /// Deletes what the cursor is on, or some that are selected.
  private var deletion: [Event] {
    mutating get {
      let walk = String(repeating: "l", count: number(0...9))
      return number(0...2) > 0
        ? keys("<Esc><Esc><Esc>e\(walk)d")
        : keys("<Esc><Esc><Esc>e<Space>\(walk)<Space>j<Space>dy")
    }
  }

  private var lift: [Event] {
    mutating get {
      let steps = (0..<number(1...12)).map { _ in dice.pick(["H", "J", "K", "L", "}", "G"]) }
      let end = dice.pick(["<Enter>", "<Enter>", "e", "<Esc>"])
      return keys(
        "<Esc><Esc><Esc>e" + dice.pick(["", "<Space>l<Space>"]) + "L" + steps.joined() + end)
    }
  }

  private var search: [Event] {
    mutating get {
      let text = dice.pick([
        "1", "IMG", "-2", "kind:raw", "album:a", "zzz", "size:>1KB", "camera:x",
      ])
      return keys(
        "<Esc><Esc>/" + text.replacing("<", with: "") + dice.pick(["<Enter>", "<Enter>p", "<Esc>"]))
    }
  }

  private var copy: [Event] {
    mutating get {
      keys("<Esc><Esc><Esc><Space>l<Space>sc") + [.terminal(.paste(Array(copies.utf8)))]
        + keys("<Enter>")
    }
  }
}
