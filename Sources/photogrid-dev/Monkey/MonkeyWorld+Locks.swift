import Foundation

/// Folders that can't be written into for a while. The superuser can all the same.
extension MonkeyWorld {
  func lock(_ folder: [UInt8]) -> String? {
    guard geteuid() != 0 else { return nil }
    MonkeyDisk.setMode(folder, 0o555)
    locked.append(folder)
    return "locked \(MonkeyDisk.text(folder))"
  }

  /// Unlocks all, also those that have another name by now.
  func unlock() {
    guard !locked.isEmpty else { return }
    for folder in MonkeyDisk.tree(photos).folders + MonkeyDisk.tree(others).folders {
      MonkeyDisk.setMode(folder, 0o755)
    }
    locked = []
  }
}
