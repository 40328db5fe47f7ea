/// A window's size as people write it: `120x40`, columns then rows.
package struct WindowSize: Equatable, Sendable {
  package let columns: Int
  package let rows: Int
  /// Larger windows are taken for a mistake.
  package static let largest = 10_000

  /// - Returns: nil unless both numbers are from 1 to `largest`.
  package init?(_ text: some StringProtocol) {
    let parts = text.split(separator: "x", omittingEmptySubsequences: false)
    guard parts.count == 2, let columns = Int(parts[0]), let rows = Int(parts[1]),
      (1...Self.largest).contains(columns), (1...Self.largest).contains(rows)
    else { return nil }
    self.columns = columns
    self.rows = rows
  }
}
