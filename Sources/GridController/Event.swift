package import AlbumModel
package import DecoderProtocol
package import TerminalCore

/// All that can happen to the grid.
package enum Event: Sendable {
  case terminal(TerminalEvent)
  case library(LibraryEvent)
  case picture(PictureReply)
  /// What a section's files add up to.
  case facts(SectionID, SectionFacts)
  /// An action by its name, from a script.
  case action(Action)
  /// A line for the user from one of the edges.
  case message(Message)
}
