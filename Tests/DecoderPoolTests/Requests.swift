import DecoderProtocol

/// Requests to the fake decoder.
enum Requests {
  static let box = PictureBox(columns: 8, rows: 4, encoding: .symbols(.direct, .half))

  /// A request that tells the fake decoder what to do.
  static func make(_ id: UInt64, _ behaviour: String) -> PictureRequest {
    PictureRequest(id: id, path: Array(behaviour.utf8), box: box)
  }
}
