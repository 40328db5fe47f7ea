import AlbumModel

/// Steps that could have been done again before an edit was made: they can be again when it turns out
/// that nothing was done of it.
struct LapsedSteps: Equatable {
  /// The edits since then of which nothing is known yet, or nothing was done.
  var edits: Set<EditID> = []
  /// What could have been done again, the next one last.
  var steps: [UndoStep] = []
}
