import AlbumModel
import CellGeometry
import GridLayout
import TestSupport
import Testing

/// One small layout with an enlarged item, made both ways.
private struct Pair {
  let layout: FlowLayout
  let naive: NaiveLayout
  let label: Label

  /// Says which layout failed; made only then.
  struct Label: CustomStringConvertible {
    let columns: Int
    let spacing: Int
    let counts: [Int]
    let header: Int
    let footer: Int
    let enlarged: GridIndexPath?
    let height: Int

    var description: String {
      let place = enlarged.map { "\($0.section).\($0.item)" } ?? "none"
      return """
        columns \(columns), spacing \(spacing), items \(counts), \(header)/\(footer), \
        enlarged \(place) to \(height)
        """
    }
  }

  init(
    columns: Int, spacing: Int, counts: [Int], header: Int, footer: Int, enlarged: GridIndexPath?,
    height: Int
  ) {
    let metrics = SmallLayouts.metrics(columns: columns, spacing: spacing)
    let shapes = SmallLayouts.shapes(counts, header: header, footer: footer)
    var layout = FlowLayout(metrics: metrics, shapes: shapes)
    layout.enlarge(enlarged, height: height)
    self.layout = layout
    naive = NaiveLayout(metrics, shapes, enlarged: enlarged, enlargedHeight: height)
    label = Label(
      columns: columns, spacing: spacing, counts: counts, header: header, footer: footer,
      enlarged: enlarged, height: height)
  }

  /// All layouts of a number of columns, each enlarged place in turn.
  static func all(
    columns: Int, counts: [[Int]], spacings: [Int], heights: [Int], _ check: (Pair) -> Void
  ) {
    for counts in counts {
      for (header, footer) in [(0, 0), (1, 0), (0, 2), (1, 2)] {
        for place in SmallLayouts.places(counts) {
          for spacing in spacings {
            for height in place == nil ? [0] : heights {
              check(
                Pair(
                  columns: columns, spacing: spacing, counts: counts, header: header,
                  footer: footer, enlarged: place, height: height))
            }
          }
        }
      }
    }
  }

  var movement: CursorMovement<FlowLayout> { CursorMovement(layout: layout) }

  func column(_ path: GridIndexPath) -> Int { naive.places[path]?.column ?? -1 }
}

@Suite("One enlarged item, all small cases")
struct EnlargedItemTests {
  @Test("places of everything, in every window", arguments: 1...6)
  func placesAgree(columns: Int) {
    Pair.all(columns: columns, counts: SmallLayouts.allCounts, spacings: [1], heights: [0, 5]) {
      let size = Size(width: $0.layout.metrics.width, height: $0.naive.height)
      let all = $0.layout.attributes(in: Rect(origin: .zero, size: size))
      if $0.layout.contentSize != size || all != $0.naive.elements {
        Issue.record("\($0.label): \(all) in \($0.layout.contentSize)")
      }
    }
    Pair.all(columns: columns, counts: SmallLayouts.counts, spacings: [0, 2], heights: [2, 7]) {
      checkWindows($0)
      checkItems($0)
    }
  }

  private func checkWindows(_ pair: Pair) {
    for height in [1, 3, 8] {
      for y in -1...pair.naive.height {
        let window = Rect(x: 0, y: y, width: pair.layout.metrics.width, height: height)
        let expected = pair.naive.elements.filter { $0.frame.intersects(window) }
        if pair.layout.attributes(in: window) != expected {
          Issue.record("\(pair.label), window \(y)+\(height)")
        }
      }
    }
  }

  /// Rectangles, lines and columns of items, and the way back from a point.
  private func checkItems(_ pair: Pair) {
    for (path, frame) in pair.naive.items {
      let place = NaiveLayout.Place(
        line: pair.layout.line(of: path), column: pair.layout.column(of: path))
      if pair.layout.frameOfItem(at: path) != frame || pair.naive.places[path] != place {
        Issue.record("\(pair.label): \(path) at \(place)")
      }
    }
    for section in 0..<pair.layout.sectionCount {
      let lines = (0..<pair.layout.lineCount(inSection: section)).map {
        pair.layout.items(inLine: $0, ofSection: section)
      }
      let joined = lines.flatMap { Array($0) }
      if joined != Array(0..<pair.layout.itemCount(inSection: section))
        || lines.contains(where: \.isEmpty)
      {
        Issue.record("\(pair.label): lines \(lines)")
      }
    }
  }

  @Test("the item at every point", arguments: 1...6)
  func pointsAgree(columns: Int) {
    Pair.all(columns: columns, counts: SmallLayouts.counts, spacings: [1], heights: [4]) {
      pair in
      for y in -1...pair.naive.height {
        for x in -1...pair.layout.metrics.width {
          let point = Point(x: x, y: y)
          if pair.layout.item(at: point) != pair.naive.item(at: point) {
            Issue.record("\(pair.label), point \(x),\(y)")
          }
        }
      }
    }
  }

  @Test("elements lie inside, apart and in reading order", arguments: 1...6)
  func elementsAreApartAndInOrder(columns: Int) {
    Pair.all(columns: columns, counts: SmallLayouts.counts, spacings: [0, 1], heights: [6]) {
      pair in
      let content = Rect(origin: .zero, size: pair.layout.contentSize)
      let all = pair.layout.attributes(in: content)
      for (before, after) in zip(all, all.dropFirst()) {
        let isInOrder = (before.frame.y, before.frame.x) < (after.frame.y, after.frame.x)
        if before.frame.intersects(after.frame) || !isInOrder {
          Issue.record("\(pair.label): \(before), \(after)")
        }
      }
      if !all.allSatisfy({ content.contains($0.frame) }) { Issue.record("\(pair.label)") }
    }
  }

  @Test("every step with every goal, against the drawn lines", arguments: 1...6)
  func everyStep(columns: Int) {
    Pair.all(columns: columns, counts: SmallLayouts.counts, spacings: [1], heights: [2, 5]) {
      pair in
      let items = pair.naive.items
      for (index, item) in items.enumerated() {
        let step = { pair.movement.step(from: item.path, $0, goal: $1) }
        if step(.right, 0) != items[min(index + 1, items.count - 1)].path
          || step(.left, 0) != items[max(index - 1, 0)].path
        {
          Issue.record("\(pair.label): sideways from \(item.path)")
        }
        for goal in 0..<columns {
          for (direction, sign) in [(Direction.down, 1), (.up, -1)] {
            let line = pair.naive.nextLine(from: item.frame.y, sign)
            let expected = line.last { pair.column($0) <= goal } ?? item.path
            let found = step(direction, goal)
            if found != expected {
              Issue.record(
                "\(pair.label): \(direction) from \(item.path) to \(found), goal \(goal)")
            }
          }
        }
      }
    }
  }

  @Test("right reaches every item, left goes back, down and up return", arguments: 1...6)
  func walks(columns: Int) {
    Pair.all(columns: columns, counts: SmallLayouts.counts, spacings: [0], heights: [5]) { pair in
      let paths = pair.naive.items.map(\.path)
      guard let first = pair.movement.first, let last = pair.movement.last else {
        if !paths.isEmpty { Issue.record("\(pair.label)") }
        return
      }
      let right = sequence(first: first) { pair.movement.next(after: $0) }
      let left = sequence(first: last) { pair.movement.previous(before: $0) }
      if Array(right) != paths || Array(left) != paths.reversed() { Issue.record("\(pair.label)") }
      for path in paths {
        let start = pair.movement.lineStart(of: path)
        for goal in 0..<columns {
          let down = pair.movement.step(from: path, .down, goal: goal)
          let up = pair.movement.step(from: down, .up, goal: goal)
          if down != path, pair.movement.lineStart(of: up) != start {
            Issue.record("\(pair.label): \(path) down to \(down), up to \(up)")
          }
        }
        let line = paths.filter {
          $0.section == path.section && pair.naive.places[$0]?.line == pair.naive.places[path]?.line
        }
        if start != line.first || pair.movement.lineEnd(of: path) != line.last {
          Issue.record("\(pair.label): ends of the line of \(path)")
        }
      }
    }
  }

  // abc     three columns, 7 items, the fifth enlarged
  // d
  // [ e ]
  // fg
  @Test("the goal column outlives the enlarged item and the ragged line before it")
  func goalColumnIsKept() {
    let pair = Pair(
      columns: 3, spacing: 0, counts: [7, 3], header: 1, footer: 1,
      enlarged: GridIndexPath(section: 0, item: 4), height: 9)
    var path = GridIndexPath(section: 0, item: 2)
    let way = (0..<4).map { _ in
      path = pair.movement.step(from: path, .down, goal: 2)
      return path
    }
    #expect(way.map(\.section) == [0, 0, 0, 1])
    #expect(way.map(\.item) == [3, 4, 6, 2])
    let back = pair.movement.step(from: GridIndexPath(section: 0, item: 3), .up, goal: 2)
    #expect(back.item == 2)
  }

  @Test(
    "pages go to the line that is so many rows away, one line at least", arguments: Seed.list(60))
  func pages(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let counts = (0..<4).map { _ in Int.random(in: 0...12, using: &random) }
    let columns = Int.random(in: 1...5, using: &random)
    let pair = Pair(
      columns: columns, spacing: Int.random(in: 0...1, using: &random), counts: counts, header: 1,
      footer: 1, enlarged: SmallLayouts.places(counts).randomElement(using: &random) ?? nil,
      height: Int.random(in: 2...14, using: &random))
    let rows = Int.random(in: 1...15, using: &random)
    let goal = Int.random(in: 0..<columns, using: &random)
    for (path, frame) in pair.naive.items {
      for sign in [1, -1] {
        let target = pair.movement.page(from: path, rows: sign * rows, goal: goal)
        guard let next = pair.naive.nextLine(from: frame.y, sign).first else {
          #expect(target == path, "seed \(seed): \(pair.label), beyond the end from \(path)")
          continue
        }
        let far = lineStart(nearRow: frame.y + sign * rows, sign, pair) ?? next
        let expected = sign > 0 ? max(next, far) : min(next, far)
        let line = pair.movement.lineStart(of: target)
        #expect(
          line == expected, "seed \(seed): \(pair.label), \(sign * rows) rows from \(path)")
        let most = pair.layout.items(
          inLine: pair.layout.line(of: target), ofSection: target.section)
        #expect(pair.column(target) == min(goal, most.count - 1), "seed \(seed): \(pair.label)")
      }
    }
  }

  /// The beginning of the line that is at a row, by looking at every item. Above a section's first
  /// line a page goes on over its header, down as well as up.
  private func lineStart(nearRow y: Int, _ sign: Int, _ pair: Pair) -> GridIndexPath? {
    let items = pair.naive.items
    guard let above = items.last(where: { $0.frame.y <= y })?.path else {
      return items.first.map { pair.movement.lineStart(of: $0.path) }
    }
    guard let below = items.first(where: { $0.frame.y > y })?.path, sign > 0,
      let section = pair.layout.section(atRow: y), section > above.section
    else { return pair.movement.lineStart(of: above) }
    return below
  }

  // MARK: - Changes

  @Test("changes of sections leave what a new layout would have", arguments: Seed.list(60))
  func changesAgreeWithANewLayout(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    var shapes: [SectionShape] = []
    var enlarged: GridIndexPath?
    var metrics = SmallLayouts.metrics(columns: 3, spacing: 1)
    var layout = FlowLayout(metrics: metrics)
    for _ in 0..<60 {
      let shape = SectionShape(
        itemCount: Int.random(in: 0...9, using: &random),
        headerHeight: Int.random(in: 0...2, using: &random),
        footerHeight: Int.random(in: 0...3, using: &random),
        emptyHeight: Int.random(in: 0...2, using: &random))
      switch Int.random(in: 0...5, using: &random) {
      case 0 where !shapes.isEmpty:
        let place = Int.random(in: 0..<shapes.count, using: &random)
        shapes[place] = shape
        layout.replace(shape, at: place)
        if let item = enlarged, item.section == place, item.item >= shape.itemCount {
          enlarged = nil
        }
      case 1 where !shapes.isEmpty:
        let place = Int.random(in: 0..<shapes.count, using: &random)
        shapes.remove(at: place)
        layout.remove(at: place)
        if enlarged?.section == place { enlarged = nil }
        if let item = enlarged, item.section > place { enlarged?.section -= 1 }
      case 2:
        enlarged = SmallLayouts.places(shapes.map(\.itemCount)).randomElement(using: &random) ?? nil
        layout.enlarge(enlarged, height: 6)
      case 3:
        metrics = SmallLayouts.metrics(
          columns: Int.random(in: 1...5, using: &random),
          spacing: Int.random(in: 0...1, using: &random))
        layout.apply(metrics)
      case 4 where Int.random(in: 0...9, using: &random) == 0:
        shapes = Array(shapes.shuffled(using: &random).prefix(4))
        layout.replaceAll(shapes)
        enlarged = nil
      default:
        let place = Int.random(in: 0...shapes.count, using: &random)
        shapes.insert(shape, at: place)
        layout.insert(shape, at: place)
        if let item = enlarged, item.section >= place { enlarged?.section += 1 }
      }
      var expected = FlowLayout(metrics: metrics, shapes: shapes)
      expected.enlarge(enlarged, height: 6)
      #expect(layout == expected, "seed \(seed)")
      #expect(layout.enlarged?.path == enlarged, "seed \(seed)")
      let naive = NaiveLayout(metrics, shapes, enlarged: enlarged, enlargedHeight: 6)
      #expect(layout.contentSize.height == naive.height, "seed \(seed)")
    }
  }

  @Test("a place without an item shrinks; the height is never less than a usual item's")
  func enlargingWhatIsNotThere() {
    let shapes = SmallLayouts.shapes([4, 0], header: 1, footer: 0)
    let plain = FlowLayout(
      metrics: SmallLayouts.metrics(columns: 3, spacing: 0), shapes: shapes)
    var layout = plain
    layout.enlarge(GridIndexPath(section: 0, item: 3), height: -5)
    #expect(layout.frameOfItem(at: GridIndexPath(section: 0, item: 3))?.size.height == 2)
    #expect(layout.frameOfItem(at: GridIndexPath(section: 0, item: 3))?.size.width == 11)
    for path in [(0, 4), (0, -1), (1, 0), (2, 0), (-1, 0)] {
      layout.enlarge(GridIndexPath(section: 0, item: 0), height: 5)
      layout.enlarge(GridIndexPath(section: path.0, item: path.1), height: 5)
      #expect(layout == plain, "\(path)")
    }
  }
}
