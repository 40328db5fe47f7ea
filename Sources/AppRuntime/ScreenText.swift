import CellGeometry
package import TerminalCore

/// A frame as plain text: what a user would see, pictures drawn as symbols included.
package enum ScreenText {
  /// One line a row, trailing blanks left out.
  package static func of(_ frame: Frame) -> String {
    var buffer = frame.buffer
    for placement in frame.placements {
      guard case .symbols(let rows) = placement.picture.content else { continue }
      for row in placement.visibleRows where rows.indices.contains(row) {
        let text = DisplayText(bytes: withoutStyles(rows[row]))
        let y = placement.origin.y + row
        for (column, cell) in text.cells.enumerated() {
          let x = placement.origin.x + column
          if frame.buffer[x, y] == .picture { buffer[x, y] = cell }
        }
      }
    }
    return buffer.text
  }

  /// A row without its SGR sequences: `ESC [`, parameters, `m`.
  private static func withoutStyles(_ row: [UInt8]) -> [UInt8] {
    var text: [UInt8] = []
    var isInSequence = false
    for byte in row {
      if byte == 0x1b {
        isInSequence = true
      } else if isInSequence {
        if byte == UInt8(ascii: "m") { isInSequence = false }
      } else {
        text.append(byte)
      }
    }
    return text
  }
}
