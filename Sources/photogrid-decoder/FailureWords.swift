import DecoderProtocol

/// Says in a few words why libvips gave no picture. Its own text can be empty, and is made for
/// programmers.
enum FailureWords {
  private static let unsupported = [
    "unsupported", "not supported", "not a whole number", "unknown colorspace", "unimplemented",
  ]
  private static let short = [
    "end of", "truncated", "too short", "premature", "not enough data", "no frames",
  ]
  private static let memory = ["out of memory", "unable to allocate", "size limit", "too large"]

  static func failure(_ format: PictureFormat, _ message: String) -> DecodeFailure {
    let text = message.lowercased()
    func says(_ words: [String]) -> Bool { words.contains(where: text.contains) }
    if says(memory) { return DecodeFailure(.tooLarge, reason: "takes too much memory") }
    if says(unsupported) {
      return DecodeFailure(.unsupported, reason: "this kind of \(format.name) is not supported")
    }
    if says(short) {
      return DecodeFailure(.corrupt, reason: "\(format.name) cut short before the first row")
    }
    return DecodeFailure(.corrupt, reason: "damaged \(format.name)")
  }
}
