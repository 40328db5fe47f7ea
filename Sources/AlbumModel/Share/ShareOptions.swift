/// What becomes of photos on their way out.
package struct ShareOptions: Equatable, Sendable {
  /// Pixels of the longest edge of the copies; nil shares the originals. Smaller photos keep their
  /// size.
  package var longestEdge: Int?
  /// Whether place, camera, names and all other metadata stay in. Without, a photo is encoded anew
  /// where its format allows no other way; its orientation and its colours' profile stay.
  package var keepsMetadata: Bool

  package init(longestEdge: Int? = nil, keepsMetadata: Bool = true) {
    self.longestEdge = longestEdge
    self.keepsMetadata = keepsMetadata
  }

  /// Whether files go out byte by byte.
  package var sharesOriginals: Bool { longestEdge == nil && keepsMetadata }
}
