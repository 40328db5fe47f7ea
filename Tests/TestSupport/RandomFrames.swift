package import CellGeometry
package import TerminalCore

/// Frames as a photo grid might draw them, by a seed: texts, and pictures that appear, scroll, are
/// covered and go away. The same seed and sizes give the same frames, in the program under test and
/// in the test.
package struct RandomFrames: Sendable {
  private var generator: SeededGenerator
  private var placements: [Placement] = []
  private var lastID: UInt64 = 0
  private var base: CellBuffer?

  package init(seed: UInt64) { generator = SeededGenerator(seed: seed) }

  package mutating func next(size: Size) -> Frame {
    if base?.size != size { base = nil }
    var buffer = base ?? CellBuffer(size: size)
    changePlacements(size)
    for _ in 0..<Int.random(in: 0...6, using: &generator) { scribble(on: &buffer) }
    base = buffer
    for placement in placements { buffer.fill(placement.visibleRect, with: .picture) }
    if Int.random(in: 0..<5, using: &generator) == 0 { cover(&buffer) }
    return Frame(buffer: buffer, placements: placements)
  }

  // MARK: - Pictures

  private mutating func changePlacements(_ size: Size) {
    switch Int.random(in: 0..<6, using: &generator) {
    case 0: placements.removeAll()
    case 1: if !placements.isEmpty { placements.removeFirst() }
    case 2, 3:
      let distance = Int.random(in: -3...3, using: &generator)
      placements = placements.map {
        Placement(
          picture: $0.picture, origin: Point(x: $0.origin.x, y: $0.origin.y + distance),
          visibleRows: 0..<$0.picture.size.height)
      }
    default: add(size)
    }
    placements = placements.compactMap { Self.clip($0, to: size) }
  }

  private mutating func add(_ size: Size) {
    let extent = Size(
      width: Int.random(in: 1...min(20, size.width), using: &generator),
      height: Int.random(in: 1...min(8, size.height), using: &generator))
    let origin = Point(
      x: Int.random(in: 0...size.width - extent.width, using: &generator),
      y: Int.random(in: -2..<size.height, using: &generator))
    lastID += 1
    let picture = Self.picture(id: lastID, size: extent)
    let placement = Placement(picture: picture, origin: origin, visibleRows: 0..<extent.height)
    guard let clipped = Self.clip(placement, to: size),
      !placements.contains(where: { $0.visibleRect.intersects(clipped.visibleRect) })
    else { return }
    placements.append(clipped)
  }

  private static func clip(_ placement: Placement, to size: Size) -> Placement? {
    let top = max(0, -placement.origin.y)
    let bottom = min(placement.picture.size.height, size.height - placement.origin.y)
    guard top < bottom, placement.origin.x + placement.picture.size.width <= size.width else {
      return nil
    }
    return Placement(
      picture: placement.picture, origin: placement.origin, visibleRows: top..<bottom)
  }

  /// A picture of letters in 24-bit colours, all of which say where they belong.
  package static func picture(id: UInt64, size: Size) -> EncodedPicture {
    let rows = (0..<size.height).map { y in
      let cells = (0..<size.width).map { x in
        "\u{1B}[38;2;\(id % 256);\(y);\(x)m" + String(Character(letter(id: id, x: x, y: y)))
      }
      return Array((cells.joined() + "\u{1B}[0m").utf8)
    }
    return EncodedPicture(id: PictureID(rawValue: id), size: size, content: .symbols(rows))
  }

  package static func letter(id: UInt64, x: Int, y: Int) -> Unicode.Scalar {
    Unicode.Scalar(UInt8(0x41 + (Int(id) * 7 + y * 3 + x) % 26))
  }

  // MARK: - Text

  private mutating func scribble(on buffer: inout CellBuffer) {
    let words: [DisplayText] = [
      "IMG_2041", "日本語の写真", "a", "e\u{301}tude", "────────────", "          ", "Album: Actors",
      "x日x", "                                        ",
    ]
    let size = buffer.size
    let point = Point(
      x: Int.random(in: -2..<size.width, using: &generator),
      y: Int.random(in: 0..<size.height, using: &generator))
    switch Int.random(in: 0..<5, using: &generator) {
    case 0:
      let rect = Rect(origin: point, size: Size(width: 12, height: 3))
      buffer.fill(rect, with: Cell(" ", style: style()))
    case 1:
      buffer.restyle(Rect(origin: point, size: Size(width: 30, height: 1))) {
        $0.attributes.formSymmetricDifference(.reverse)
      }
    default:
      buffer.write(words.randomElement(using: &generator) ?? "", at: point, style: style())
    }
  }

  private mutating func style() -> Style {
    let colors: [Color] = [
      .terminalDefault, .terminalDefault, .indexed(2), .indexed(12), .indexed(180),
    ]
    let attributes: [Style.Attributes] = [[], [], .bold, .underline, [.dim, .italic], .reverse]
    return Style(
      foreground: colors.randomElement(using: &generator) ?? .terminalDefault,
      background: colors.randomElement(using: &generator) ?? .terminalDefault,
      attributes: attributes.randomElement(using: &generator) ?? [])
  }

  /// A help overlay in the middle, over pictures too.
  private mutating func cover(_ buffer: inout CellBuffer) {
    let size = buffer.size
    let rect = Rect(
      x: size.width / 4, y: size.height / 4, width: size.width / 2, height: size.height / 2)
    buffer.fill(rect, with: Cell(" ", style: style()))
    buffer.write("help", at: rect.origin, style: style(), clip: rect)
  }
}
