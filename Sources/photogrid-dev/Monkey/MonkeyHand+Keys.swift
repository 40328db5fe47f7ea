import GridController
import TerminalCore

extension MonkeyHand {
  /// Actions that end the program.
  static let ends: Set<Action> = [.quit, .quitWithoutOutput, .interrupt, .suspend]

  /// All that keys are bound to, with how often it is drawn: what edits and selects most often.
  private static let bound: [ActionInfo] = ActionTable.all.flatMap { info in
    let weight = ends.contains(info.action) ? 0 : [.edit, .share].contains(info.group) ? 3 : 1
    return Array(repeating: info, count: weight)
  }

  /// One of the keys of the action table, with a count now and then.
  var tableKeys: [Event] {
    mutating get {
      let info = dice.pick(Self.bound)
      guard !info.keys.isEmpty else { return [] }
      let count = info.takesCount && number(0...4) == 0 ? "\(number(1...30))" : ""
      return keys(count + dice.pick(info.keys))
    }
  }

  /// Text for whatever has a field, or none.
  var typing: [Event] {
    mutating get {
      let scalars = Array("aZ09 /\\-:.>\"~é日\u{1F5FE}".unicodeScalars)
      return (0..<number(1...12)).map { _ in
        .terminal(.key(Key(.character(dice.pick(scalars)))))
      }
    }
  }

  /// The share sheet with one of its targets. Programs for it are not found; what it can do by itself
  /// is done, also into a folder that it has to make.
  var sheet: [Event] {
    mutating get {
      let options = (0..<number(0...2)).map { _ in dice.pick(["l", "x", "h"]) }.joined()
      let begin = keys(
        "<Esc><Esc><Esc><Space>l<Space>" + dice.pick(["", "a", "A"]) + "s" + options)
      let folder = copies + "/\(number(1...9)) \(number(1...9))"
      switch number(0...2) {
      case 0:
        return begin + keys("c") + [.terminal(.paste(Array(folder.utf8)))] + keys("<Enter>")
      case 1: return begin + keys(dice.pick(["o", "p", "i", "m"]))
      default: return begin + keys(dice.pick(["z", "t", "w", "g"]) + "<Enter>")
      }
    }
  }
}
