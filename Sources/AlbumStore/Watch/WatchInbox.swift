import AlbumModel

/// What a watcher was told and has not yet taken in.
struct WatchInbox {
  var albums: [Album] = []
  /// The folders of a list that were walked.
  var trees: [FolderNaming] = []
  var isScanFinished = false
  var isCheckDue = false
}
