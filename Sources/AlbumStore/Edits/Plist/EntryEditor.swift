import DecoderProtocol

/// Changes a property list of albums.
protocol EntryEditor {
  /// Writes the property list with changes in it into a new file beside it.
  ///
  /// First all removals are made, of entries as they stand before; then the other changes, one after
  /// the other.
  func prepare(_ changes: [EntryChange]) throws(EditProblem) -> PreparedEntries

  /// Puts the new file in the place of the one that was read.
  /// - Returns: false when that is not the same any more: then nothing is changed.
  func commit(_ prepared: PreparedEntries) throws(EditProblem) -> Bool

  /// Removes the new file.
  func discard(_ prepared: PreparedEntries)

  /// Removes new files that were never put in place. Not to be called while one is to be.
  func removeLeftovers()

  /// The entries of all albums, as they are now.
  func albums() throws(EditProblem) -> [[UInt8]: [PlistMessage.Entry]]
}
