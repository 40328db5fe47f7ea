/// Where things stand on a sheet, in pixels.
struct SheetLayout {
  static let tile = 320
  static let gap = 28
  static let margin = 48
  static let captionGap = 10
  static let captionHeight = 40
  static let titleHeight = 64
  static let largestColumns = 8

  let count: Int
  let hasTitle: Bool
  let columns: Int

  init(count: Int, hasTitle: Bool) {
    self.count = count
    self.hasTitle = hasTitle
    // Somewhat wider than high, as screens are.
    let wanted = (Double(count) * 1.4).squareRoot().rounded(.up)
    columns = min(max(1, Int(wanted)), min(count, Self.largestColumns))
  }

  var rows: Int { (count + columns - 1) / columns }
  var width: Int { 2 * Self.margin + columns * Self.tile + (columns - 1) * Self.gap }
  /// Above the first row of photos.
  var headHeight: Int { Self.margin + (hasTitle ? Self.titleHeight : 0) }
  /// Of a row of photos with what is below it.
  static var rowHeight: Int { tile + captionGap + captionHeight + gap }
  var height: Int { headHeight + rows * Self.rowHeight - Self.gap + Self.margin }

  /// From the left edge.
  func left(ofColumn column: Int) -> Int { Self.margin + column * (Self.tile + Self.gap) }
}
