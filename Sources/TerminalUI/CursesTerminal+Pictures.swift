import CTerminalGuard
import CellGeometry
package import TerminalCore

extension CursesTerminal {
  /// What makes pictures appear, for this process and this terminal.
  static func drawer(_ screen: CursesScreen) -> PictureDrawer {
    let number = UInt64.random(in: 0...UInt64.max)
    let folder = Environment.value("TMPDIR") ?? "/tmp"
    // The terminal removes only files whose names say that they are meant for it (kitty graphics
    // protocol, "The transmission medium"). Darwin takes 31 characters for memory.
    return PictureDrawer(
      erases: screen.string("ech") == Array("\u{1B}[%p1%dX".utf8), seed: number,
      filePrefix: Array("\(folder)/photogrid-tty-graphics-protocol-\(number)-".utf8),
      memoryPrefix: Array("/photogrid-\(UInt32(truncatingIfNeeded: number))-".utf8))
  }

  /// Draws pictures in the way that the program makes them for.
  func adoptPictureMethod() {
    let wanted = PictureWay(method: reported.pictures, tmuxLevels: reported.tmuxLevels)
    guard wanted != way else { return }
    way = wanted
    device.write(pictures.goodbye())
    pictures = drawer.drawing(for: reported)
    setFarewell([])
    // What stands on the screen was drawn in another way.
    invalidate()
  }

  func pictureBytes(_ frame: Frame) -> [UInt8] {
    let output = pictures.draw(
      frame, changedFrom: shown, avoidsCorner: scrollsAtCorner, store: store)
    if !output.preparation.isEmpty { setFarewell(pictures.farewell) }
    guard !output.writes.isEmpty else { return output.preparation }
    // Curses believes in its own cursor and attributes; they must be so again afterwards.
    var bytes = output.preparation + TerminalModes.saveCursor
    for write in output.writes {
      bytes += TerminalModes.moveCursor(x: write.position.x, y: write.position.y)
      bytes += write.bytes
    }
    return bytes + TerminalModes.restoreCursor
  }

  package func cost(of placement: Placement) -> Int { pictures.cost(of: placement) }

  // MARK: - Pixels beside the line

  private func store(_ file: PictureFile) -> Bool {
    let name = String(decoding: file.name, as: UTF8.self)
    switch file.place {
    case .file:
      guard TerminalFile.write(file.bytes, to: name) else { return false }
      storedFiles.append(name)
    case .sharedMemory:
      guard tg_share_memory(name, file.bytes, file.bytes.count) == 0 else { return false }
      storedMemory.append(name)
    }
    return true
  }

  /// Removes what the terminal was to read and did not.
  func removeStored() {
    storedFiles.forEach { unlink($0) }
    storedMemory.forEach { tg_forget_memory($0) }
    storedFiles = []
    storedMemory = []
  }
}

/// How pictures are drawn, and through what.
struct PictureWay: Equatable {
  var method: PictureMethod
  var tmuxLevels: Int
}
