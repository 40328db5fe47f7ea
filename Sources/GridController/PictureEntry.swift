package import CellGeometry
package import DecoderProtocol
package import TerminalCore

/// What the grid has of one picture.
package struct PictureEntry: Equatable, Sendable {
  package enum Status: Equatable, Sendable {
    /// Asked for; nothing came so far.
    case loading
    case shown(DecodedPicture.Quality)
    case failed(DecodeFailure)

    /// Whether nothing more will come.
    package var isFinal: Bool {
      switch self {
      case .loading: false
      case .shown(let quality): quality.isFinal
      case .failed: true
      }
    }
  }

  /// The request that was made for it.
  package var request: UInt64
  package var status: Status
  package var picture: EncodedPicture?
  /// Pixels of the whole photo, as shown; nil until a decoder has said.
  package var pixels: Size?
}
