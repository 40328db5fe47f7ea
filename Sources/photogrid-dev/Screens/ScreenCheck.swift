import CellGeometry

/// Compares a screenshot with what is expected of it.
struct ScreenCheck {
  let pixels: ScreenPixels
  let expected: ExpectedScreen
  let expectation: ScreenStep.Expectation

  /// How far a channel may be from a card's: sixel has percents, and some terminals 256 colours.
  private static let tolerance = 20
  /// Pixels that may lie outside: where text is blended with what is beside it.
  private static let strayLimit = 12
  /// Terminal cells' worth of pixels in another card's place that may look like a card: scaling and
  /// symbols blend a card with its border. A row of a card that was left behind has more.
  private static let blendLimit = 12
  /// How much of a card must be seen as its colour; border and number take the rest.
  private static let least = 0.55
  /// Pixels around a rectangle that count as its own: a window's own edge.
  private static let slack = 2

  /// Pixels of each card, by its number.
  private struct Census {
    var counts: [Int: Int] = [:]
    var strays: [Int: (count: Int, x: Int, y: Int)] = [:]
    var blends: [Int: (count: Int, x: Int, y: Int)] = [:]
  }

  /// - Returns: nil when all is right, else the first thing that is not.
  func fault() -> String? {
    let census = census()
    let blendLimit = Int(Double(Self.blendLimit) * cellWidth * cellHeight)
    let wrong =
      census.strays.filter { $0.value.count > Self.strayLimit }
      + census.blends.filter { $0.value.count > blendLimit }
    if let (card, stray) = wrong.min(by: { $0.key < $1.key }) {
      return "card \(card) at \(stray.x),\(stray.y)"
    }
    switch expectation {
    case .nothing, .box: return nil
    case .detail:
      guard let cursor = expected.cursor else { return "no cursor" }
      let share = Double(census.counts[cursor] ?? 0) / Double(pixels.width * pixels.height)
      return share > 0.15 ? nil : "card \(cursor) is not large"
    case .grid:
      for (card, frame) in expected.items.sorted(by: { $0.key < $1.key }) {
        let area = visibleArea(of: frame)
        if area > 0, Double(census.counts[card] ?? 0) < Self.least * area {
          return "card \(card) is missing"
        }
      }
      return nil
    }
  }

  private func census() -> Census {
    var census = Census()
    for y in 0..<pixels.height {
      for x in 0..<pixels.width {
        guard let card = card(at: x, y) else { continue }
        if isAllowed(card, x, y) {
          census.counts[card, default: 0] += 1
        } else if isInAnotherPlace(x, y) {
          census.blends[card, default: (0, x, y)].count += 1
        } else {
          census.strays[card, default: (0, x, y)].count += 1
        }
      }
    }
    return census
  }

  private func card(at x: Int, _ y: Int) -> Int? {
    let pixel = pixels[x, y]
    // Greys are no card's, and the most common.
    if abs(pixel.red - pixel.green) < 20, abs(pixel.green - pixel.blue) < 20 { return nil }
    return TestCard.all.first { card in
      abs(Int(card.color[0]) - pixel.red) <= Self.tolerance
        && abs(Int(card.color[1]) - pixel.green) <= Self.tolerance
        && abs(Int(card.color[2]) - pixel.blue) <= Self.tolerance
    }?.number
  }

  private func isAllowed(_ card: Int, _ x: Int, _ y: Int) -> Bool {
    switch expectation {
    case .nothing: return false
    case .detail: return card == expected.cursor
    case .grid, .box:
      guard let frame = expected.items[card] else { return false }
      if expectation == .box, let box = expected.box, isIn(box, x, y, slack: -Self.slack) {
        return false
      }
      return isIn(frame.intersection(window), x, y, slack: Self.slack)
    }
  }

  /// Whether some card is to be seen there.
  private func isInAnotherPlace(_ x: Int, _ y: Int) -> Bool {
    switch expectation {
    case .nothing: false
    case .detail: true
    case .grid, .box:
      expected.items.values.contains { isIn($0.intersection(window), x, y, slack: 0) }
    }
  }

  /// The grid below the pinned header and above the status line.
  private var window: Rect {
    Rect(x: 0, y: 1, width: expected.size.width, height: expected.size.height - 2)
  }

  private var cellWidth: Double { Double(pixels.width) / Double(expected.size.width) }
  private var cellHeight: Double { Double(pixels.height) / Double(expected.size.height) }

  private func isIn(_ rect: Rect, _ x: Int, _ y: Int, slack: Int) -> Bool {
    Double(x + slack) >= Double(rect.x) * cellWidth
      && Double(x - slack) < Double(rect.maxX) * cellWidth
      && Double(y + slack) >= Double(rect.y) * cellHeight
      && Double(y - slack) < Double(rect.maxY) * cellHeight
  }

  /// Pixels of the part of a card that is to be seen in its item cell, which stands on its caption.
  /// 0 where so little is seen that its border may be all.
  private func visibleArea(of frame: Rect) -> Double {
    let width = Double(frame.width - 2) * cellWidth
    let height = Double(frame.height - 1) * cellHeight
    let scale = min(width / Double(TestCard.width), height / Double(TestCard.height), 4)
    let (across, down) = (Double(TestCard.width) * scale, Double(TestCard.height) * scale)
    let bottom = Double(frame.maxY - 1) * cellHeight
    let top = max(bottom - down, Double(window.y + 1) * cellHeight)
    let seen = min(bottom, Double(window.maxY) * cellHeight) - top
    return seen < 3 * cellHeight ? 0 : across * (seen - cellHeight)
  }
}
