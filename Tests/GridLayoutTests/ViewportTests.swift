import CellGeometry
import GridLayout
import Testing

@Suite("The window over the content")
struct ViewportTests {
  @Test(arguments: [
    // wanted offset, content height, window height: offset
    (5, 100, 10, 5), (-3, 100, 10, 0), (95, 100, 10, 90), (5, 8, 10, 0), (0, 0, 10, 0),
  ])
  func scrollingStaysOnTheContent(wanted: Int, content: Int, window: Int, offset: Int) {
    var viewport = Viewport(size: Size(width: 10, height: window))
    viewport.scroll(to: wanted, contentHeight: content)
    #expect(viewport.offset == offset)
  }

  @Test(
    "reveals as little as needed, below a pinned header",
    arguments: [
      // offset before, item's row, item's height: offset after
      (0, 1, 4, 0), (0, 8, 4, 2), (20, 30, 4, 24), (20, 21, 4, 20), (20, 20, 4, 19), (20, 2, 4, 1),
      (20, 24, 40, 23), (0, 96, 4, 90),
    ])
  func reveal(before: Int, y: Int, height: Int, after: Int) {
    var viewport = Viewport(size: Size(width: 10, height: 10), offset: before, topInset: 1)
    viewport.reveal(Rect(x: 0, y: y, width: 3, height: height), contentHeight: 100)
    #expect(viewport.offset == after)
  }

  @Test("a smaller content pulls the window back")
  func resizing() {
    var viewport = Viewport(size: Size(width: 10, height: 10), offset: 50)
    viewport.resize(to: Size(width: 10, height: 40), contentHeight: 70)
    #expect(viewport.offset == 30)
  }
}
