package import AlbumModel
package import DecoderProtocol
package import TerminalCore

/// All that can happen to the grid.
package enum Event: Sendable {
  case terminal(TerminalEvent)
  case library(LibraryEvent)
  case picture(PictureReply)
  /// What a section's files add up to.
  case facts(SectionContents, SectionFacts)
  /// What a photo's file says of it.
  case metadata(PhotoID, PhotoMetadata)
  /// Sizes and times of files.
  case fileFacts([FileFact])
  /// All that was to be found out of files' sizes and times has been.
  case factsComplete
  /// What moves is in its place at once: showing the way would take too long.
  case motionEnds
  case edited(EditReport)
  /// What folders hold that were asked about; `asOf` is the question's.
  case listed([FolderContents], asOf: UInt64)
  /// All albums of a property list as they are now; `asOf` is the question's.
  case reread([Album], asOf: UInt64)
  /// Edits of earlier runs that can be taken back, oldest first.
  case pastEdits([PastEdit])
  /// What an earlier run kept of the library.
  case remembered(LibraryMemory)
  case shared(ShareReport)
  /// It is time for what moves to move on.
  case tick
  /// An action by its name, from a script.
  case action(Action)
  /// A line for the user from one of the edges.
  case message(Message)
}
