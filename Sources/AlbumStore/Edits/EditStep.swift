/// What an edit is about to do to the disk: a test may end the program before each.
enum EditStep: Hashable, Sendable {
  case writeJournal
  case replaceJournal
  case makeTrashFolder
  case writeTrashInfo
  case renameFile
  case checkFile
  case removeTrashInfo
  case makeFolder
  case syncFolders
  case commitPlist
  case discardPlist

  /// Called before each step.
  typealias Hook = @Sendable (EditStep) -> Void
}
