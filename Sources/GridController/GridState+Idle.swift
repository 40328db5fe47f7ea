import AlbumModel
import GridLayout

extension GridState {
  /// Whether nothing is pending: the library is read, and all that the view wants is there.
  package var isIdle: Bool {
    !library.isScanning && demanded.isEmpty && measured.allSatisfy { facts[$0] != nil }
      && described.isEmpty && (undescribed.isEmpty || !needsMetadata) && gathering.wantedEnd == nil
      && pendingEdits.isEmpty && !isSharing && !awaitsPastEdits
  }

  /// Whether edits of earlier runs may still be told.
  var awaitsPastEdits: Bool { settings.awaitsPastEdits && !knowsPastEdits }

  /// What keeps the state from being idle, in words.
  package var pendingWork: String {
    if library.isScanning { return "the library is still being read" }
    if !pendingEdits.isEmpty { return "an edit is not on the disk yet" }
    if awaitsPastEdits { return "earlier edits are still being read" }
    if isSharing { return "photos are still being shared" }
    return "pictures are still missing"
  }

  /// Whether every visible item has its final picture.
  package var isVisibleComplete: Bool {
    guard !isTooSmall, cursor != nil else { return false }
    if !showsPictures { return true }
    return visibleElements.allSatisfy { element in
      guard case .item(let path) = element.element, let item = shown.item(at: path)
      else { return true }
      return pictures[pictureKey(of: item, at: path)]?.status.isFinal ?? false
    }
  }
}
