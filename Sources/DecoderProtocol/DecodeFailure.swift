/// Why there is no picture.
package struct DecodeFailure: Error, Hashable, Sendable {
  package enum Kind: UInt8, Hashable, Sendable {
    /// The file is gone.
    case vanished = 0
    case unreadable = 1
    /// The bytes are no picture of a known format.
    case unknownFormat = 2
    /// A known format that the installed libraries can't read.
    case unsupported = 3
    case corrupt = 4
    case tooLarge = 5
    /// The decoder took longer than it may.
    case timedOut = 6
    /// The decoder died, or answered nonsense.
    case crashed = 7
    /// There is no decoder on this machine.
    case noDecoder = 8
    /// It could not be fetched.
    case unreachable = 9
  }

  package var kind: Kind
  /// The reason in a few words, for the item cell; never empty. Not yet made safe for a screen.
  package var reason: String

  package init(_ kind: Kind, reason: String) {
    self.kind = kind
    self.reason = reason
  }
}
