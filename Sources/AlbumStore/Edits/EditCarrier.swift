import AlbumModel

/// Carries out the edits of one kind of library.
///
/// - Precondition of all functions: the journal's lock is held.
protocol EditCarrier: AnyObject {
  /// Looks how the library is when the run begins.
  func begin()

  /// Removes what a program that died has left beside the library, when all is recovered.
  func tidy()

  /// Does an edit. What is done is in the journal as under way.
  func perform(
    _ edit: LibraryEdit, _ report: inout EditReport
  ) throws(EditProblem) -> EditOutcome

  /// Takes an edit back.
  /// - Returns: how it stands then.
  func undo(_ edit: StoredEdit, _ report: inout EditReport) throws(EditProblem) -> StoredEdit

  /// Does an edit again.
  /// - Returns: how it stands then.
  func redo(_ edit: StoredEdit, _ report: inout EditReport) throws(EditProblem) -> StoredEdit

  /// Finishes an edit that a program left half done, or takes it back.
  func recover(_ edit: StoredEdit) -> Recovery

  /// Whether an edit can never be taken back or done again.
  func isUseless(_ edit: StoredEdit) -> Bool
}

/// What became of a new edit.
enum EditOutcome {
  /// It is to be noted as done.
  case done(StoredEdit)
  /// Nothing was changed, because all failed, or because there was nothing to do.
  case nothing
}

/// What became of an edit that was half done.
enum Recovery {
  /// Nothing can be told now.
  case none
  case settled(StoredEdit, isFinished: Bool)
  /// It was taken back, as if it had never been.
  case dropped
}
