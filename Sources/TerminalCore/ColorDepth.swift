/// How many colours a terminal can show.
package enum ColorDepth: Int, Hashable, Sendable, Comparable, CaseIterable {
  case none = 0
  case eight = 8
  case sixteen = 16
  case palette = 256
  case direct = 16_777_216

  package static func < (lhs: ColorDepth, rhs: ColorDepth) -> Bool { lhs.rawValue < rhs.rawValue }
}
