import AlbumModel
import CellGeometry
import GridLayout
import TestSupport
import Testing

@Suite("The way from one layout to another")
struct LayoutTransitionTests {
  @Test("begins at the old place, ends at the new one, and slows down")
  func easesOut() {
    let old = ["a": Rect(x: 0, y: 0, width: 10, height: 4)]
    let new = ["a": Rect(x: 100, y: 40, width: 30, height: 2)]
    let transition = LayoutTransition(from: old, to: new)
    #expect(!transition.isStill)
    let way = [-50, 0, 250, 500, 750, 1000, 2000].map {
      transition.frame(of: "a", progress: $0)
    }
    #expect(way.first == old["a"] && way[1] == old["a"])
    // 1 - (1 - t)³ of 0.25, 0.5 and 0.75 is 0.578, 0.875 and 0.984; each edge goes its own way, the
    // right one from 10 to 130.
    #expect(way[2] == Rect(x: 58, y: 23, width: 21, height: 3))
    #expect(way[3] == Rect(x: 88, y: 35, width: 27, height: 2))
    #expect(way[4] == Rect(x: 99, y: 39, width: 29, height: 2))
    #expect(way[5] == new["a"] && way[6] == new["a"])
    #expect(transition.moves("a") && !transition.moves("b"))
    #expect(transition.leads(to: new) && !transition.leads(to: old))
    for progress in [-50, 0, 250, 500, 750, 900, 1000, 2000] {
      let isThere = transition.frame(of: "a", progress: progress) == new["a"]
      #expect(transition.isComplete(progress: progress) == isThere, "\(progress)")
    }
  }

  @Test("what is new stands at its place, what is gone is not shown")
  func comingAndGoing() {
    let place = Rect(x: 1, y: 2, width: 3, height: 4)
    let transition = LayoutTransition(
      from: ["old": place, "same": place], to: ["new": place, "same": place])
    #expect(transition.isStill)
    for progress in [0, 300, 1000] {
      #expect(transition.frame(of: "new", progress: progress) == place)
      #expect(transition.frame(of: "same", progress: progress) == place)
      #expect(transition.frame(of: "old", progress: progress) == nil)
    }
  }

  @Test(
    "never turns back, never loses its area, and edges that meet stay together",
    arguments: Seed.list(50))
  func properties(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    func rect() -> Rect {
      Rect(
        x: Int.random(in: -50...50, using: &random), y: Int.random(in: -50...50, using: &random),
        width: Int.random(in: 1...40, using: &random),
        height: Int.random(in: 1...40, using: &random))
    }
    let (start, target) = (rect(), rect())
    let beside = { (rect: Rect) in Rect(x: rect.maxX, y: rect.y, width: 7, height: rect.height) }
    let transition = LayoutTransition(
      from: [0: start, 1: beside(start)], to: [0: target, 1: beside(target)])
    var before = start
    for progress in 0...1000 {
      guard let frame = transition.frame(of: 0, progress: progress),
        let neighbour = transition.frame(of: 1, progress: progress)
      else {
        Issue.record("seed \(seed): an element is lost")
        return
      }
      #expect(!frame.isEmpty && frame.maxX == neighbour.x, "seed \(seed), \(progress)")
      for edge in [\Rect.x, \.y, \.maxX, \.maxY] {
        let way = [
          start[keyPath: edge], before[keyPath: edge], frame[keyPath: edge],
          target[keyPath: edge],
        ]
        #expect(way == way.sorted() || way == way.sorted(by: >), "seed \(seed), \(progress)")
      }
      before = frame
    }
    #expect(before == target, "seed \(seed)")
  }

  @Test("an enlarged item grows from its place while the window scrolls to it")
  func enlarging() {
    var layout = FlowLayout(
      metrics: SmallLayouts.metrics(columns: 3, spacing: 0),
      shapes: SmallLayouts.shapes([9], header: 1, footer: 0))
    var viewport = Viewport(size: Size(width: 11, height: 7))
    let names: (LayoutAttributes.Element) -> Int? = {
      if case .item(let path) = $0 { path.item } else { nil }
    }
    let old = layout.frames(in: viewport, keyedBy: names)
    #expect(old.count == 9)
    layout.enlarge(GridIndexPath(section: 0, item: 4), height: 6)
    viewport.scroll(to: 4, contentHeight: layout.contentSize.height)
    let transition = LayoutTransition(
      from: old, to: layout.frames(in: viewport, keyedBy: names))
    #expect(transition.frame(of: 4, progress: 0) == Rect(x: 4, y: 3, width: 3, height: 2))
    #expect(transition.frame(of: 4, progress: 1000) == Rect(x: 0, y: 1, width: 11, height: 6))
    #expect(transition.frame(of: 0, progress: 1000) == nil, "scrolled away")
    #expect(transition.frame(of: 3, progress: 1000) == Rect(x: 1, y: -1, width: 3, height: 2))
  }

  @Test("of two elements with one key the first counts")
  func twice() {
    let layout = FlowLayout(
      metrics: SmallLayouts.metrics(columns: 3, spacing: 0),
      shapes: SmallLayouts.shapes([2], header: 1, footer: 0))
    let frames = layout.frames(in: Viewport(size: Size(width: 11, height: 9))) { _ in "all" }
    #expect(frames == ["all": Rect(x: 0, y: 0, width: 11, height: 1)])
  }
}
