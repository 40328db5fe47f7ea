import AlbumModel
package import CellGeometry
package import TerminalCore

/// A button in the bar on top.
package struct BarButton: Equatable, Sendable {
  package var action: Action
  package var key: DisplayText
  package var label: DisplayText
  /// On the screen.
  package var frame: Rect
}

extension GridState {
  /// The buttons at the right of the bar, from left to right. Those that do not fit are left out, the
  /// first one first.
  package var barButtons: [BarButton] {
    let all: [(Action, String)] =
      switch mode {
      case .browse:
        [(.search, "Search"), (.share, "Share")] + (settings.isReadOnly ? [] : [(.edit, "Edit")])
      case .share: [(.cancel, "Cancel"), (.share, selection.isEmpty ? "Done" : "Share")]
      case .edit: [(.edit, "Done")]
      }
    var buttons: [BarButton] = []
    var x = window.width
    for (action, label) in all.reversed() {
      let key = settings.keymap.keys(of: action).first.map { HelpText.label($0.notation) } ?? ""
      let width = DisplayText(key).width + DisplayText(label).width + 4
      guard x - width >= max(window.width / 3, min(20, window.width / 2)) else { break }
      x -= width
      buttons.append(
        BarButton(
          action: action, key: DisplayText(key), label: DisplayText(label),
          frame: Rect(x: x, y: 0, width: width, height: 1)))
    }
    return buttons.reversed()
  }
}
