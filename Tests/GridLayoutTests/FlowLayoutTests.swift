import AlbumModel
import CellGeometry
import GridLayout
import TestSupport
import Testing

@Suite("Flow layout against a naive one, all small cases")
struct FlowLayoutTests {
  @Test(arguments: 1...6, [0, 1])
  func everySmallLayoutAgrees(columns: Int, spacing: Int) {
    let metrics = SmallLayouts.metrics(columns: columns, spacing: spacing)
    for counts in SmallLayouts.counts {
      for (header, footer) in [(0, 0), (1, 0), (0, 2), (1, 2)] {
        let shapes = SmallLayouts.shapes(counts, header: header, footer: footer)
        let layout = FlowLayout(metrics: metrics, shapes: shapes)
        let naive = NaiveLayout(metrics, shapes)
        let label = "columns \(columns), spacing \(spacing), items \(counts), \(header)/\(footer)"
        #expect(layout.contentSize == Size(width: metrics.width, height: naive.height), "\(label)")
        checkWindows(layout, naive, label)
        checkPoints(layout, naive, label)
        checkFrames(layout, naive, label)
      }
    }
  }

  private func checkWindows(_ layout: FlowLayout, _ naive: NaiveLayout, _ label: String) {
    for height in [1, 2, 5] {
      for y in -2...(naive.height + 1) {
        let window = Rect(x: 0, y: y, width: layout.metrics.width, height: height)
        let expected = naive.elements.filter { $0.frame.intersects(window) }
        #expect(layout.attributes(in: window) == expected, "\(label), window \(y)+\(height)")
      }
    }
  }

  private func checkPoints(_ layout: FlowLayout, _ naive: NaiveLayout, _ label: String) {
    for y in -1...naive.height {
      for x in -1...layout.metrics.width {
        let point = Point(x: x, y: y)
        #expect(layout.item(at: point) == naive.item(at: point), "\(label), point \(x),\(y)")
      }
    }
  }

  private func checkFrames(_ layout: FlowLayout, _ naive: NaiveLayout, _ label: String) {
    for section in 0..<layout.sectionCount {
      #expect(
        layout.frameOfHeader(inSection: section) == naive.frame(of: .header(section: section)),
        "\(label)")
      #expect(
        layout.frameOfFooter(inSection: section) == naive.frame(of: .footer(section: section)),
        "\(label)")
      for item in -1...layout.itemCount(inSection: section) {
        let path = GridIndexPath(section: section, item: item)
        #expect(layout.frameOfItem(at: path) == naive.frame(of: .item(path)), "\(label) \(path)")
      }
    }
    #expect(layout.frameOfItem(at: GridIndexPath(section: -1, item: 0)) == nil)
    #expect(layout.frameOfItem(at: GridIndexPath(section: layout.sectionCount, item: 0)) == nil)
    #expect(layout.frameOfSection(layout.sectionCount) == nil)
  }

  @Test("insertions and replacements leave what a new layout would have", arguments: Seed.list(40))
  func changesAgreeWithANewLayout(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    var shapes: [SectionShape] = []
    var layout = FlowLayout(metrics: SmallLayouts.metrics(columns: 3, spacing: 1))
    for _ in 0..<40 {
      let shape = SectionShape(
        itemCount: Int.random(in: 0...9, using: &random),
        headerHeight: Int.random(in: 0...2, using: &random),
        footerHeight: Int.random(in: 0...3, using: &random),
        emptyHeight: Int.random(in: 0...2, using: &random))
      if !shapes.isEmpty, Bool.random(using: &random) {
        let place = Int.random(in: 0..<shapes.count, using: &random)
        shapes[place] = shape
        layout.replace(shape, at: place)
      } else {
        let place = Int.random(in: 0...shapes.count, using: &random)
        shapes.insert(shape, at: place)
        layout.insert(shape, at: place)
      }
      let metrics = SmallLayouts.metrics(
        columns: Int.random(in: 1...5, using: &random),
        spacing: Int.random(in: 0...1, using: &random))
      layout.apply(metrics)
      #expect(layout == FlowLayout(metrics: metrics, shapes: shapes), "seed \(seed)")
    }
  }

  @Test("elements never overlap and come in reading order", arguments: Seed.list(30))
  func elementsAreApartAndInOrder(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let metrics = FlowMetrics.fitting(
      width: Int.random(in: 1...120, using: &random),
      minimumWidth: Int.random(in: 1...40, using: &random),
      columns: Bool.random(using: &random) ? Int.random(in: 1...200, using: &random) : nil,
      interitemSpacing: Int.random(in: 0...3, using: &random),
      lineSpacing: Int.random(in: 0...2, using: &random)
    ) { max(1, $0 / 2) }
    let shapes = (0..<5).map { _ in
      SectionShape(
        itemCount: Int.random(in: 0...30, using: &random), headerHeight: 1, footerHeight: 1)
    }
    let layout = FlowLayout(metrics: metrics, shapes: shapes)
    let all = layout.attributes(in: Rect(origin: .zero, size: layout.contentSize))
    let content = Rect(origin: .zero, size: layout.contentSize)
    for (index, element) in all.enumerated() {
      #expect(content.contains(element.frame), "seed \(seed): \(element)")
      guard index > 0 else { continue }
      let before = all[index - 1].frame
      #expect(!before.intersects(element.frame), "seed \(seed): \(element)")
      #expect(
        (before.y, before.x) < (element.frame.y, element.frame.x), "seed \(seed): \(element)")
    }
    #expect(all.count == shapes.reduce(0) { $0 + $1.itemCount + 2 })
  }

  @Test("a million items in a hundred thousand sections answer at once")
  func largeLayoutsAnswer() {
    let metrics = SmallLayouts.metrics(columns: 4, spacing: 0)
    let shapes = (0..<100_000).map {
      SectionShape(itemCount: $0 % 21, headerHeight: 1, footerHeight: 2, emptyHeight: 3)
    }
    let layout = FlowLayout(metrics: metrics, shapes: shapes)
    let middle = layout.contentSize.height / 2
    let window = Rect(x: 0, y: middle, width: metrics.width, height: 60)
    let found = layout.attributes(in: window)
    #expect(!found.isEmpty && found.count < 200)
    for element in found {
      guard case .item(let path) = element.element else { continue }
      #expect(layout.frameOfItem(at: path) == element.frame)
      #expect(layout.item(at: element.frame.origin) == path)
    }
  }
}
