package import TerminalCore

/// What has been typed of an action that is not complete: a number, and the first keys.
package struct PendingKeys: Equatable, Sendable {
  /// Nil when no digit was typed.
  package internal(set) var count: Int?
  package internal(set) var keys: [Key] = []

  package init() {}

  package var isEmpty: Bool { count == nil && keys.isEmpty }

  /// The largest number that can be typed; more digits leave it there.
  static let largestCount = 999_999_999

  mutating func append(digit: Int) {
    count = min(Self.largestCount, (count ?? 0) * 10 + digit)
  }
}
