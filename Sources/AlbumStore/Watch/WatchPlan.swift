import AlbumModel

/// What a watcher watches, and whom it tells.
struct WatchPlan: Sendable {
  let source: LibrarySource
  let options: LibraryOptions
  let tuning: WatchTuning
  /// When reading the library began, by the file system's clock.
  let startTime: Int64
  let report: @Sendable (LibraryEvent) -> Void
  let libraryFileChanged: @Sendable () -> Void
  let problem: @Sendable (String) -> Void
}
