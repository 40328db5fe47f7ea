import TerminalCore

/// How everything looks. A theme is made for what the terminal can show: every style in it can be
/// drawn as it is.
package struct Theme: Equatable, Sendable {
  /// Behind everything in the grid.
  package var ground: Ground
  var bar: Style
  var barTitle: Style
  var header: Style
  var headerTitle: Style
  var rule: Style
  var caption: Style
  /// The caption of the cursor's item.
  var cursorCaption: Style
  /// The marks around the cursor's item.
  var cursor: Style
  /// Item cells where there is no decoder, one of these each.
  var placeholders: [Style]
  var failure: Style
  /// Borders and marks of selected items.
  var selected: Style
  /// The caption of a selected item.
  var selectedCaption: Style
  /// The mark that deletes an item.
  var delete: Style
  /// Buttons in the bar; the key in them is `hintKey`.
  var button: Style
  var badge: Style
  var status: Style
  var statusName: Style
  var hintKey: Style
  var hint: Style
  var message: Style
  var warning: Style
  var overlay: Style
  var overlayTitle: Style
  var overlayKey: Style

  package enum Ground: Equatable, Sendable {
    case plain
    /// Planks, as `WoodGround` draws them.
    case wood
  }
}
