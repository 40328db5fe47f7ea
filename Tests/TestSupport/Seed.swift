import Foundation

/// Seeds for properties: a fixed list, so that every run tests the same, or the one that
/// PHOTOGRID_SEED names, to look at a failure again.
package enum Seed {
  package static func list(_ count: Int) -> [UInt64] {
    if let text = ProcessInfo.processInfo.environment["PHOTOGRID_SEED"], let seed = UInt64(text) {
      return [seed]
    }
    return (1...UInt64(count)).map { $0 &* 7919 }
  }
}
