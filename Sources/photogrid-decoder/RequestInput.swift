import DecoderProtocol

/// The requests of one kind on standard input.
struct RequestInput<Request: WireMessage> {
  private static var pieceLength: Int { 1 << 12 }

  /// Calls `body` for every request, until the input ends.
  func forEach(_ body: (Request) -> Void) throws(WireError) {
    var splitter = FrameSplitter(limit: Request.byteLimit)
    var piece = [UInt8](repeating: 0, count: Self.pieceLength)
    while true {
      let count = read(0, &piece, piece.count)
      if count < 0 && errno == EINTR { continue }
      guard count > 0 else { return }
      splitter.append(piece[..<count])
      while let message = try splitter.next() { body(try Request(message: message)) }
    }
  }
}
