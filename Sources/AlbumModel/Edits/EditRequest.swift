/// What the keeper of the library is asked to do. Requests are carried out one after the other, in
/// the order made.
package enum EditRequest: Equatable, Sendable {
  case perform(EditID, LibraryEdit)
  /// Takes back an edit of this run or an earlier one.
  case undo(EditID)
  /// Does again what was taken back.
  case redo(EditID)

  package var id: EditID {
    switch self {
    case .perform(let id, _), .undo(let id), .redo(let id): id
    }
  }
}
