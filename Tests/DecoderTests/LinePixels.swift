import DecoderProtocol

/// What lines of blanks, half blocks and quadrants look like on a white terminal: two by two pixels
/// a cell.
struct LinePixels {
  private(set) var rows: [[[Double]]] = []

  /// - Returns: nil when the lines hold anything else.
  init?(_ picture: DecodedPicture) {
    for line in picture.lines {
      guard let text = String(validating: line, as: UTF8.self) else { return nil }
      var upper: [[Double]] = []
      var lower: [[Double]] = []
      guard Self.read(text, &upper, &lower), upper.count == 2 * Int(picture.columns) else {
        return nil
      }
      rows.append(upper)
      rows.append(lower)
    }
  }

  private static let white: [Double] = [255, 255, 255]
  /// Upper left, upper right, lower left, lower right.
  private static let symbols: [Unicode.Scalar: [Bool]] = {
    let names: [(Unicode.Scalar, String)] = [
      (" ", "...."), ("█", "####"), ("▀", "##.."), ("▄", "..##"), ("▌", "#.#."), ("▐", ".#.#"),
      ("▖", "..#."), ("▗", "...#"), ("▘", "#..."), ("▙", "#.##"), ("▚", "#..#"), ("▛", "###."),
      ("▜", "##.#"), ("▝", ".#.."), ("▞", ".##."), ("▟", ".###"),
    ]
    return Dictionary(uniqueKeysWithValues: names.map { ($0, $1.map { $0 == "#" }) })
  }()

  private static func read(
    _ text: String, _ upper: inout [[Double]], _ lower: inout [[Double]]
  ) -> Bool {
    var ink = white
    var paper = white
    var rest = text.unicodeScalars[...]
    while let scalar = rest.popFirst() {
      if scalar == "\u{1B}" {
        guard rest.popFirst() == "[", let end = rest.firstIndex(of: "m") else { return false }
        let parameters = rest[..<end].split(separator: ";").map { Int(String($0)) ?? 0 }
        guard apply(parameters, &ink, &paper) else { return false }
        rest = rest[rest.index(after: end)...]
      } else {
        guard let inked = symbols[scalar] else { return false }
        upper += inked[..<2].map { $0 ? ink : paper }
        lower += inked[2...].map { $0 ? ink : paper }
      }
    }
    return true
  }

  private static func apply(
    _ parameters: [Int], _ ink: inout [Double], _ paper: inout [Double]
  ) -> Bool {
    var rest = parameters[...]
    if rest.isEmpty { (ink, paper) = (white, white) }
    while let first = rest.popFirst() {
      switch first {
      case 0: (ink, paper) = (white, white)
      case 39: ink = white
      case 49: paper = white
      case 38, 48:
        guard rest.popFirst() == 2, rest.count >= 3 else { return false }
        if first == 38 { ink = rest.prefix(3).map(Double.init) }
        if first == 48 { paper = rest.prefix(3).map(Double.init) }
        rest = rest.dropFirst(3)
      default: return false
      }
    }
    return true
  }

  /// The mean colours of a 4 by 4 grid laid over the pixels.
  var grid: [[[Double]]] {
    (0..<4).map { y in (0..<4).map { x in mean(x, y) } }
  }

  private func mean(_ x: Int, _ y: Int) -> [Double] {
    let height = Double(rows.count) / 4
    let width = Double(rows[0].count) / 4
    var sum = [0.0, 0.0, 0.0]
    var weight = 0.0
    for (rowIndex, row) in rows.enumerated() {
      let vertical = Self.overlap(rowIndex, Double(y) * height, height)
      guard vertical > 0 else { continue }
      for (index, color) in row.enumerated() {
        let share = vertical * Self.overlap(index, Double(x) * width, width)
        guard share > 0 else { continue }
        for channel in 0..<3 { sum[channel] += share * color[channel] }
        weight += share
      }
    }
    return sum.map { $0 / weight }
  }

  /// How much of the unit at `index` lies in `length` from `start` on.
  private static func overlap(_ index: Int, _ start: Double, _ length: Double) -> Double {
    max(0, min(Double(index + 1), start + length) - max(Double(index), start))
  }

  /// The largest difference of any channel of any cell.
  static func distance(_ one: [[[Double]]], _ other: [[[Double]]]) -> Double {
    zip(one.joined().joined(), other.joined().joined()).map { abs($0 - $1) }.max() ?? 0
  }
}
