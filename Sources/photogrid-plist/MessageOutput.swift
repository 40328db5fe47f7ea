import DecoderProtocol
import Foundation

/// Standard output for frames, written in large pieces and bounded in all.
struct MessageOutput {
  /// The bytes that may be written in all: a small file can stand for endless output.
  static let limit = 256 << 20

  private var pending: [UInt8] = []
  private var total = 0

  mutating func write(_ message: PlistMessage) {
    // Without this frame the stream has no end, which its reader takes for a crash.
    guard let frame = try? message.frame(), total + frame.count <= Self.limit else { exit(3) }
    total += frame.count
    pending.append(contentsOf: frame)
    if pending.count >= 1 << 16 { flush() }
  }

  mutating func flush() {
    var rest = pending[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { Foundation.write(1, $0.baseAddress, $0.count) }
      guard count > 0 else { exit(3) }
      rest = rest.dropFirst(count)
    }
    pending.removeAll(keepingCapacity: true)
  }
}
