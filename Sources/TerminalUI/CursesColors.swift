import CNcurses
import TerminalCore

/// Curses' pairs for our styles.
struct CursesColors {
  let depth: ColorDepth
  /// Whether colours above 7 are red, green and blue instead of places in a palette.
  let isDirect: Bool
  private let limit: Int
  private var pairs: [Key: Int32] = [:]
  private(set) var isExhausted = false
  /// The last answer: neighbours mostly look alike.
  private var last: (style: Style, pair: Int32, attributes: UInt32)?

  private struct Key: Hashable {
    var foreground: Color
    var background: Color
  }

  init(depth: ColorDepth, isDirect: Bool) {
    self.depth = depth
    self.isDirect = isDirect
    limit = min(Int(cn_pairs()), 32_767) - 1
  }

  /// The pair for a style's colours, as `pair` has it, and curses' attributes.
  mutating func look(_ style: Style) -> (pair: Int32, attributes: UInt32) {
    if let last, last.style == style { return (last.pair, last.attributes) }
    var attributes = style.attributes
    // Many terminals show bold black as grey, which can't be read on a colour.
    if style.foreground.quantised(to: depth) == .indexed(0) { attributes.remove(.bold) }
    let (pair, curses) = (pair(style), Self.attributes(attributes))
    last = (style, pair, curses)
    return (pair, curses)
  }

  /// The pair for a style's colours, 0 where there are none. When no pair is left it is 0 too, and
  /// `isExhausted`.
  private mutating func pair(_ style: Style) -> Int32 {
    var key = Key(
      foreground: style.foreground.quantised(to: depth),
      background: style.background.quantised(to: depth, isBackground: true))
    // Two colours that have become one would hide the text.
    if key.foreground == key.background && style.foreground != style.background {
      key.foreground = key.background.contrast
    }
    if key.foreground == .terminalDefault && key.background == .terminalDefault { return 0 }
    if let pair = pairs[key] { return pair }
    guard pairs.count < limit else {
      isExhausted = true
      return 0
    }
    let pair = cn_pair(number(key.foreground), number(key.background))
    guard pair > 0 else { return 0 }
    pairs[key] = pair
    return pair
  }

  mutating func forget() {
    pairs.removeAll()
    last = nil
    isExhausted = false
  }

  private func number(_ color: Color) -> Int32 {
    guard case .indexed(let index) = color else { return -1 }
    guard isDirect, index >= 8 else { return Int32(index) }
    let rgb = Color.rgb(index: index)
    return Int32(rgb.red) << 16 | Int32(rgb.green) << 8 | Int32(rgb.blue)
  }

  private static func attributes(_ attributes: Style.Attributes) -> UInt32 {
    func has(_ attribute: Style.Attributes) -> Int32 { attributes.contains(attribute) ? 1 : 0 }
    return attributes.isEmpty
      ? 0 : cn_attributes(has(.bold), has(.dim), has(.underline), has(.reverse), has(.italic))
  }
}

extension ColorDepth {
  /// The depth of a terminal with `count` colours.
  static func upTo(_ count: Int) -> ColorDepth {
    allCases.last { $0.rawValue <= count } ?? .none
  }
}
