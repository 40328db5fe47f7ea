import CTerminalGuard

/// A file and shared memory with one pixel each, by which the terminal shows whether it can read
/// them. Kitty's graphics protocol, "The transmission medium", has the terminal remove both; those
/// that it did not we do.
struct KittyProbe {
  /// Three bytes: red, green and blue of one pixel.
  static let pixel: [UInt8] = [0, 0, 0]

  /// Nil when it could not be made.
  let file: String?
  let memory: String?

  /// Makes both. The terminal removes only files with `tty-graphics-protocol` in their name.
  init() {
    let number = UInt32.random(in: 0...UInt32.max)
    let folder = Environment.value("TMPDIR") ?? "/tmp"
    let path = "\(folder)/photogrid-tty-graphics-protocol-\(number)"
    file = Self.write(to: path) ? path : nil
    // Darwin takes 31 characters.
    let name = "/photogrid-\(number)"
    memory = tg_share_memory(name, Self.pixel, Self.pixel.count) == 0 ? name : nil
  }

  private static func write(to path: String) -> Bool {
    let descriptor = makeFile(path)
    guard descriptor >= 0 else { return false }
    defer { _ = close(descriptor) }
    let count = pixel.withUnsafeBytes { writeBytes(descriptor, $0[...]) }
    guard count == pixel.count else {
      unlink(path)
      return false
    }
    return true
  }

  func remove() {
    if let file { unlink(file) }
    if let memory { tg_forget_memory(memory) }
  }
}
