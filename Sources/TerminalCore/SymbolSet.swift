/// Which characters pictures may be made of, from the poorest to the richest.
package enum SymbolSet: Int, Hashable, Sendable, Comparable, CaseIterable {
  /// Printable ASCII, for locales that are not UTF-8.
  case ascii
  /// Half blocks.
  case half
  /// Half blocks and quadrants.
  case quadrant
  /// Those and the sextants of U+1FB00, where the font can be expected to have them.
  case sextant

  package static func < (lhs: SymbolSet, rhs: SymbolSet) -> Bool { lhs.rawValue < rhs.rawValue }
}
