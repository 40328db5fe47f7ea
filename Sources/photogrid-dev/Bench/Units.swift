import Foundation

/// Numbers with units, as the table has them.
enum Units {
  static func fixed(_ value: Double, digits: Int) -> String {
    String(format: "%.\(digits)f", value)
  }

  static func milliseconds(_ nanoseconds: Double) -> String {
    fixed(nanoseconds / 1e6, digits: 2) + " ms"
  }

  static func microseconds(_ nanoseconds: Double) -> String {
    fixed(nanoseconds / 1e3, digits: 1) + " µs"
  }

  static func nanoseconds(_ nanoseconds: Double) -> String {
    fixed(nanoseconds, digits: 0) + " ns"
  }

  static func megabytes(_ bytes: Double) -> String { fixed(bytes / 1e6, digits: 0) + " MB" }
  static func bytes(_ bytes: Double) -> String { fixed(bytes, digits: 0) + " bytes" }
  static func count(_ count: Double) -> String { fixed(count, digits: 0) }
}
