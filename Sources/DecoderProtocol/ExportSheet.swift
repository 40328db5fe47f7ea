/// A picture that shows many photos in a grid, with their captions.
package struct ExportSheet: Hashable, Sendable {
  package struct Tile: Hashable, Sendable {
    package enum Content: Hashable, Sendable {
      /// The photo's path.
      case photo([UInt8])
      /// Why there is none; shown instead.
      case reason(String)
    }

    package var content: Content
    /// Text as it is to be read; not yet made safe for anything.
    package var caption: String

    package init(_ content: Content, caption: String) {
      self.content = content
      self.caption = caption
    }
  }

  /// A file that must not be there yet.
  package var destination: [UInt8]
  /// What stands above the photos; may be empty.
  package var title: String
  package var tiles: [Tile]

  /// Photos on one sheet: with more it is longer than what most programs open.
  package static let tileLimit = 1000
  /// Bytes of a title, a caption or a reason.
  package static let textLimit = 1024

  package init(destination: [UInt8], title: String, tiles: [Tile]) {
    self.destination = destination
    self.title = title
    self.tiles = tiles
  }
}
