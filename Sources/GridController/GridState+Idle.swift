import AlbumModel
import GridLayout

extension GridState {
  /// Whether nothing is pending: the library is read, and all that the view wants is there.
  package var isIdle: Bool {
    !library.isScanning && demanded.isEmpty && measured.allSatisfy { facts[$0] != nil }
  }

  /// Whether every visible item has its final picture.
  package var isVisibleComplete: Bool {
    guard !isTooSmall, cursor != nil else { return false }
    if settings.missingDecoder != nil { return true }
    return visibleElements.allSatisfy { element in
      guard case .item(let path) = element.element, let item = library.snapshot.item(at: path)
      else { return true }
      return pictures[.photo(item)]?.status.isFinal ?? false
    }
  }
}
