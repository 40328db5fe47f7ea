import CellGeometry
package import TerminalCore

extension CursesTerminal {
  package func present(_ frame: Frame) -> Int {
    guard !isClosed, !device.isGone else { return 0 }
    if !isTaken { enter(asking: true) }
    adoptPictureMethod()
    var frame = frame
    // Drawn for another size: text is cut at the edges, pictures wait for the next frame.
    if frame.buffer.size != size { frame.placements = [] }
    let text = textBytes(frame.buffer)
    let raw = pictureBytes(frame)
    shown = frame.buffer
    var bytes = text + raw + clipboard
    clipboard = []
    guard !bytes.isEmpty else { return 0 }
    if capabilities.hasSynchronizedOutput {
      bytes = TerminalModes.beginUpdate + bytes + TerminalModes.endUpdate
    }
    device.write(bytes)
    return bytes.count
  }

  private func textBytes(_ buffer: CellBuffer) -> [UInt8] {
    let runs = buffer.runs(changedFrom: shown)
    // Without a change curses has nothing to say; but what it was made to forget it draws.
    if runs.isEmpty && shown != nil { return [] }
    let bytes = screen.bytes(for: runs, within: size)
    if screen.needsRedraw {
      screen.resetColors()
    } else if !screen.isScrollProof && ScrollDetection.mayScroll(bytes) {
      // Pictures may have been moved, unknown to curses.
      screen.forget()
    } else {
      return bytes
    }
    forgetScreen()
    return bytes + screen.bytes(for: buffer.runs(changedFrom: nil), within: size)
  }

  package func copy(_ text: [UInt8]) {
    if let sequence = ClipboardText.sequence(text) { clipboard = sequence }
  }

  package func invalidate() {
    screen.forget()
    forgetScreen()
  }

  func forgetScreen() {
    shown = nil
    pictures.invalidate()
  }
}
