import AlbumModel
import CellGeometry
import GridLayout
import TestSupport
import Testing

/// The places of all items, drawn: `a` to `z` in reading order, sections apart by an empty line.
private struct Board {
  let layout: FlowLayout
  let movement: CursorMovement<FlowLayout>

  init(_ counts: [Int], columns: Int) {
    layout = FlowLayout(
      metrics: SmallLayouts.metrics(columns: columns, spacing: 0),
      shapes: SmallLayouts.shapes(counts, header: 1, footer: 1))
    movement = CursorMovement(layout: layout, columns: columns)
  }

  var paths: [GridIndexPath] {
    (0..<layout.sectionCount).flatMap { section in
      (0..<layout.itemCount(inSection: section)).map { .init(section: section, item: $0) }
    }
  }

  func letter(_ path: GridIndexPath) -> Character {
    Character(Unicode.Scalar(UInt8(97 + (paths.firstIndex(of: path) ?? 0))))
  }

  func path(_ letter: Character) -> GridIndexPath {
    paths[Int(letter.asciiValue ?? 97) - 97]
  }
}

@Suite("Cursor movement")
struct CursorMovementTests {
  // abc     three columns, 5 + 0 + 4 items: section 0 is abc/de, section 2 is fgh/i
  // de
  //
  // fgh
  // i
  private let board = Board([5, 0, 4], columns: 3)

  @Test(
    arguments: [
      ("a", Direction.right, "b"), ("c", .right, "d"), ("e", .right, "f"), ("i", .right, "i"),
      ("a", .left, "a"), ("d", .left, "c"), ("f", .left, "e"),
      ("a", .down, "d"), ("b", .down, "e"), ("c", .down, "e"), ("d", .down, "f"),
      ("e", .down, "g"), ("i", .down, "i"), ("h", .down, "i"), ("g", .up, "e"), ("h", .up, "e"),
      ("f", .up, "d"), ("a", .up, "a"), ("i", .up, "f"),
    ] as [(Character, Direction, Character)])
  func oneStep(from: Character, direction: Direction, to: Character) {
    let path = board.path(from)
    let target = board.movement.step(from: path, direction, goal: path.item % 3)
    #expect(board.letter(target) == to)
  }

  @Test("the goal column outlives ragged lines")
  func goalColumnIsKept() {
    var path = board.path("c")
    var way: [Character] = []
    for _ in 0..<3 {
      path = board.movement.step(from: path, .down, goal: 2)
      way.append(board.letter(path))
    }
    #expect(way == ["e", "h", "i"])
    #expect(board.letter(board.movement.step(from: path, .up, goal: 2)) == "h")
  }

  @Test("line and library ends")
  func ends() {
    #expect(board.movement.lineStart(of: board.path("e")) == board.path("d"))
    #expect(board.movement.lineEnd(of: board.path("d")) == board.path("e"))
    #expect(board.movement.first == board.path("a"))
    #expect(board.movement.last == board.path("i"))
  }

  @Test("a page that ends on the first header, or in empty sections at the end, reaches the end")
  func pagesOverTheEnds() {
    let board = Board([6, 0, 0], columns: 1)
    // The first header is at row 0, item i at 1 + 2i, the last footer of items at row 13.
    #expect(board.movement.page(from: board.path("d"), rows: -7, goal: 0) == board.path("a"))
    #expect(board.movement.page(from: board.path("b"), rows: 13, goal: 0) == board.path("f"))
  }

  @Test("an empty grid has no places to go", arguments: [[], [0], [0, 0, 0]])
  func emptyGrids(counts: [Int]) {
    let board = Board(counts, columns: 3)
    #expect(board.movement.first == nil)
    #expect(board.movement.last == nil)
    #expect(board.movement.section(after: -1) == nil)
  }

  @Test("every step from everywhere, against a search over the drawn places")
  func everyStep() {
    for counts in SmallLayouts.counts {
      for columns in 1...6 {
        let board = Board(counts, columns: columns)
        let paths = board.paths
        for (index, path) in paths.enumerated() {
          let step = { board.movement.step(from: path, $0, goal: path.item % columns) }
          #expect(step(.right) == paths[min(index + 1, paths.count - 1)])
          #expect(step(.left) == paths[max(index - 1, 0)])
          #expect(step(.down) == neighbour(of: path, 1, board), "\(counts) \(columns) \(path)")
          #expect(step(.up) == neighbour(of: path, -1, board), "\(counts) \(columns) \(path)")
        }
      }
    }
  }

  /// The item of the same column, else the line's last, in the nearest line above or below.
  private func neighbour(of path: GridIndexPath, _ sign: Int, _ board: Board) -> GridIndexPath {
    guard let own = board.layout.frameOfItem(at: path) else { return path }
    let frames = board.paths.compactMap { other in
      board.layout.frameOfItem(at: other).map { (path: other, frame: $0) }
    }
    let ahead = frames.filter { ($0.frame.y - own.y) * sign > 0 }
    guard let line = ahead.map({ $0.frame.y * sign }).min() else { return path }
    let candidates = ahead.filter { $0.frame.y * sign == line && $0.frame.x <= own.x }
    return candidates.max { $0.frame.x < $1.frame.x }?.path ?? path
  }

  @Test("pages go on, never beyond the ends, and back", arguments: Seed.list(40))
  func pages(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let counts = (0..<6).map { _ in Int.random(in: 0...12, using: &random) }
    let columns = Int.random(in: 1...5, using: &random)
    let board = Board(counts, columns: columns)
    guard let first = board.movement.first, let last = board.movement.last else { return }
    let rows = Int.random(in: 1...15, using: &random)
    var path = first
    var steps = 0
    while board.movement.lineStart(of: path) != board.movement.lineStart(of: last) {
      let next = board.movement.page(from: path, rows: rows, goal: 0)
      #expect(next > path, "seed \(seed): a page down stands still at \(path)")
      guard next > path else { return }
      let dy = distance(path, next, board)
      // Beyond a page it goes only over rows that have no items.
      let passed = board.paths.map { distance(path, $0, board) }.filter { $0 > rows && $0 < dy }
      #expect(passed.isEmpty, "seed \(seed): a page of \(rows) rows went \(dy), over \(passed)")
      path = next
      steps += 1
      #expect(steps < 200)
    }
    while path != first {
      let next = board.movement.page(from: path, rows: -rows, goal: 0)
      #expect(next < path, "seed \(seed): a page up stands still at \(path)")
      guard next < path else { return }
      path = next
    }
  }

  private func distance(_ a: GridIndexPath, _ b: GridIndexPath, _ board: Board) -> Int {
    (board.layout.frameOfItem(at: b)?.y ?? 0) - (board.layout.frameOfItem(at: a)?.y ?? 0)
  }
}
