/// What became of a request. A request gets any number of `.picture` replies of rising quality, and
/// exactly one last reply: a picture whose quality is final, or a failure.
package struct PictureReply: Equatable, Sendable {
  package var id: UInt64
  package var result: Result
  /// What the decoder spent, in microseconds.
  package var microseconds: UInt32

  package enum Result: Equatable, Sendable {
    case picture(DecodedPicture)
    case failure(DecodeFailure)
  }

  package init(id: UInt64, result: Result, microseconds: UInt32) {
    self.id = id
    self.result = result
    self.microseconds = microseconds
  }
}
