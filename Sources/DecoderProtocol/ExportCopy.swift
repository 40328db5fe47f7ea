/// A photo that is to be written anew.
package struct ExportCopy: Hashable, Sendable {
  package var source: [UInt8]
  /// A file that must not be there yet: nothing is ever written over another.
  package var destination: [UInt8]
  /// Pixels of the longest edge; 0 keeps the size. Smaller photos keep theirs.
  package var longestEdge: UInt32
  /// Whether metadata stays. Without, nothing stays but the pixels, upright, and their colours'
  /// profile.
  package var keepsMetadata: Bool
  /// Whether it becomes a PNG whatever it is; else it keeps its format where that can be written.
  package var becomesPNG: Bool

  package init(
    source: [UInt8], destination: [UInt8], longestEdge: UInt32 = 0, keepsMetadata: Bool,
    becomesPNG: Bool = false
  ) {
    self.source = source
    self.destination = destination
    self.longestEdge = longestEdge
    self.keepsMetadata = keepsMetadata
    self.becomesPNG = becomesPNG
  }
}
