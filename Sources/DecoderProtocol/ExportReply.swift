/// What became of an `ExportRequest`: any number of `progress`, then one of the others.
package struct ExportReply: Equatable, Sendable {
  package enum Result: Equatable, Sendable {
    /// Of a sheet: work on the photo with that place, counted from 0, begins now.
    case progress(tile: UInt32)
    case metadata(MetadataRecord)
    /// The file is written. `fileExtension` fits its format: "jpg", "png", "webp", "tif".
    case copied(fileExtension: String)
    /// A JPEG, and its size in pixels.
    case thumbnail(jpeg: [UInt8], width: UInt32, height: UInt32)
    /// The sheet is written; these photos could not be shown on it.
    case sheet([TileFailure])
    /// Nothing is left of what was begun.
    case failure(DecodeFailure)
  }

  package struct TileFailure: Equatable, Sendable {
    /// The photo's place on the sheet, counted from 0.
    package var tile: UInt32
    package var failure: DecodeFailure

    package init(tile: UInt32, failure: DecodeFailure) {
      self.tile = tile
      self.failure = failure
    }
  }

  /// The request's.
  package var id: UInt64
  package var result: Result

  package init(id: UInt64, result: Result) {
    self.id = id
    self.result = result
  }
}
