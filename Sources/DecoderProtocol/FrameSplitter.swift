/// Cuts a stream that arrives in pieces of any size into the messages of its frames.
package struct FrameSplitter: Sendable {
  private let limit: Int
  private var storage: [UInt8] = []
  private var start = 0

  /// - Parameter limit: the bytes that a message may have, without its length.
  package init(limit: Int) { self.limit = limit }

  /// Whether every byte that came in has gone out again as part of a message.
  package var isEmpty: Bool { start == storage.count }

  /// Bytes that wait for the rest of their frame, or to be taken.
  package var pendingCount: Int { storage.count - start }

  /// Takes the next piece of the stream. Amortised linear in its bytes.
  package mutating func append(_ piece: some Sequence<UInt8>) {
    if start > 0 && start >= storage.count / 2 {
      storage.removeSubrange(..<start)
      start = 0
    }
    storage.append(contentsOf: piece)
  }

  /// The next whole message without its length, nil while it has not arrived.
  ///
  /// An announced length beyond the limit throws as soon as it is known, and ever after: the rest
  /// of such a stream has no meaning.
  package mutating func next() throws(WireError) -> [UInt8]? {
    guard pendingCount >= WireWriter.prefixLength else { return nil }
    let body = start + WireWriter.prefixLength
    let length = (start..<body).reversed().reduce(0) { ($0 << 8) | Int(storage[$1]) }
    guard length <= limit else { throw .tooLong(found: length, limit: limit) }
    guard storage.count - body >= length else { return nil }
    start = body + length
    return Array(storage[body..<start])
  }
}
