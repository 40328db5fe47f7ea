import AlbumModel
import CellGeometry
import GridController
import TerminalCore
import TestSupport

/// Plays a session at random: keys, actions, the mouse, the window, and all that the edges report.
/// It answers the requests that were made, as a store might: with success, with failures, late.
struct Monkey {
  private(set) var state: GridState
  /// What happened last, for messages.
  private(set) var last = ""
  private var random: SeededGenerator
  private var requests: [EditRequest] = []
  private var orders: [ShareOrder] = []
  private var runsSharing = false
  private let kind: LibraryKind

  init(seed: UInt64, kind: LibraryKind) {
    random = SeededGenerator(seed: seed)
    self.kind = kind
    state = AlbumNotation.state("A: a b c d e f g / B: h i / C: j k l m n o p", kind: kind)
  }

  mutating func step() {
    let event = randomEvent()
    last = String(describing: event)
    note(update(&state, event))
  }

  private mutating func note(_ effects: [Effect]) {
    for effect in effects {
      switch effect {
      case .edit(let request): requests.append(request)
      case .share(let order): orders.append(order)
      default: break
      }
    }
  }

  private mutating func number(_ range: ClosedRange<Int>) -> Int {
    .random(in: range, using: &random)
  }

  private mutating func randomEvent() -> Event {
    switch number(0...29) {
    case 0:
      return .terminal(.resize(Size(width: number(1...250), height: number(1...80))))
    case 1: return .library(.albums([album()]))
    case 2, 3: return kind == .folder ? .library(.changed([change(), change()])) : .tick
    case 4, 5, 6, 7: return mouse()
    case 8, 9, 10: return report() ?? .tick
    case 11: return share() ?? .tick
    case 12: return facts()
    case 13: return .tick
    case 14: return .terminal(.paste(Array("a\u{1b}b\n".utf8)))
    case 15...22: return .action(Action.allCases.randomElement(using: &random) ?? .help)
    default: return .terminal(.key(key()))
    }
  }

  private mutating func key() -> Key {
    let often = Array("hjklHJKLdxvaAVU esnNpXuouozbgG/ynhc+-=26".unicodeScalars)
    switch number(0...9) {
    case 0: return Key(.escape)
    case 1: return Key(.enter)
    case 2: return Key(.tab)
    case 3: return Key(.backspace)
    case 4: return Key(.character("r"), .control)
    default: return Key(.character(often[number(0...often.count - 1)]))
    }
  }

  private mutating func album() -> Album {
    let title = String(number(0...40))
    let names = (0..<number(0...20)).map { "p\($0)" }
    return AlbumNotation.album(title, names, kind: kind)
  }

  private mutating func change() -> FolderChange {
    let title = ["A", "B", "C", String(number(0...40))][number(0...3)]
    var change = FolderChange(directory: Array("/photos/\(title)".utf8))
    let names = "abcdefghijklmnop".map { Array(String($0).utf8) }
    func some() -> [[UInt8]] { (0..<number(0...3)).map { _ in names[number(0...names.count - 1)] } }
    change.appeared = some().sorted { $0.lexicographicallyPrecedes($1) }
    change.vanished = some()
    change.changed = some()
    let from = ["A", "B", "C"][number(0...2)]
    change.renamed = zip(some(), some()).map {
      FolderChange.Rename(fromDirectory: Array("/photos/\(from)".utf8), from: $0, to: $1)
    }
    return change
  }

  private mutating func mouse() -> Event {
    let kinds: [MouseEvent.Kind] = [
      .press(.left), .press(.left), .release(.left), .drag(.left), .scrollUp, .scrollDown,
    ]
    let point = Point(
      x: number(-5...state.window.width + 5), y: number(-5...state.window.height + 5))
    return .terminal(.mouse(MouseEvent(kinds[number(0...kinds.count - 1)], at: point)))
  }

  /// Answers the oldest request.
  private mutating func report() -> Event? {
    guard !requests.isEmpty else { return nil }
    let request = requests.removeFirst()
    var report: EditReport
    var items: [StoredItem] = []
    switch request {
    case .perform(let id, let edit):
      report = EditReport(id: id, kind: .performed)
      switch edit {
      case .delete(let all), .move(let all, _, _), .arrange(_, let all): items = all
      }
    case .undo(let id): report = EditReport(id: id, kind: .undone)
    case .redo(let id): report = EditReport(id: id, kind: .redone)
    }
    switch number(0...5) {
    case 0: report.problem = "the disk is full"
    case 1:
      for item in items where number(0...1) == 0 {
        report.failures.append(
          EditReport.Failure(
            item: item.item, name: item.address, words: "permission denied",
            isGone: number(0...1) == 0))
      }
    case 2: report.notes = ["a note"]
    default: break
    }
    return .edited(report)
  }

  private mutating func share() -> Event? {
    guard let order = orders.last else { return nil }
    if number(0...2) == 0 {
      return .shared(ShareReport(id: order.id, news: .progress(done: 1, of: order.items.count)))
    }
    orders.removeLast()
    var outcome = ShareReport.Outcome(done: 1, words: "Copied")
    outcome.isFolderMissing = number(0...3) == 0
    return .shared(ShareReport(id: order.id, news: .finished(outcome)))
  }

  private mutating func facts() -> Event {
    let item = PhotoID(rawValue: UInt32(number(0...max(0, state.library.catalog.photoCount - 1))))
    guard state.library.catalog.photoCount > 0 else { return .factsComplete }
    switch number(0...2) {
    case 0: return .factsComplete
    case 1:
      return .fileFacts([FileFact(item: item, size: 7, modified: 9, localSeconds: 0)])
    default: return .metadata(item, PhotoMetadata())
    }
  }
}
