/// The compiled description of a terminal (term(5)), read so that capabilities can be taken out of
/// it before curses sees it.
enum TerminfoEntry {
  /// What to set TERMINFO to so that curses does not know how to scroll on the terminal `name`.
  ///
  /// Curses (6.4) scrolls regions of the screen where lines have moved, even when `idlok` forbids
  /// it, and takes pictures along of which it knows nothing. What the terminal says it can and does
  /// wrong is left out likewise.
  ///
  /// - Returns: nil when the description is not found as a file, or not understood.
  static func withoutScrolling(named name: String) -> String? {
    guard let first = name.utf8.first, !name.utf8.contains(UInt8(ascii: "/")) else { return nil }
    let folders = ["\(Character(Unicode.Scalar(first)))", String(first, radix: 16)]
    for directory in directories {
      for folder in folders {
        let bytes = contents("\(directory)/\(folder)/\(name)")
        guard !bytes.isEmpty else { continue }
        let places = unusable(on: name, isMlterm: Environment.value("MLTERM") != nil)
        return removing(places, from: bytes).map { "b64:" + base64($0) }
      }
    }
    return nil
  }

  /// Where curses looks, in its order (terminfo(5), "Fetching Compiled Descriptions").
  private static var directories: [String] {
    let own = Environment.value("TERMINFO").map { [$0] } ?? []
    let home = Environment.value("HOME").map { ["\($0)/.terminfo"] } ?? []
    let listed = Environment.value("TERMINFO_DIRS")?.split(separator: ":").map(String.init) ?? []
    let usual = [
      "/etc/terminfo", "/lib/terminfo", "/usr/share/terminfo", "/usr/lib/terminfo",
      "/usr/local/share/terminfo", "/opt/homebrew/opt/ncurses/share/terminfo",
    ]
    return own + home + listed + usual
  }

  private static func contents(_ path: String) -> [UInt8] {
    let descriptor = openDevice(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { return [] }
    defer { _ = close(descriptor) }
    // An entry has at most 32,768 bytes.
    var buffer = [UInt8](repeating: 0, count: 32_768)
    let count = readBytes(descriptor, &buffer)
    return Array(buffer.prefix(max(0, count)))
  }

  /// The places of the string capabilities in term.h: csr, dl1, il1, dl, indn, il, rin, ind, ri.
  private static let scrolling = [3, 22, 53, 106, 109, 110, 113, 129, 130]

  /// The place of ech. Mlterm (3.9) erases too few cells where wide characters stand, and the rest
  /// of an old title stays on the screen.
  private static let erasing = 37

  /// The places of what curses must not use on this terminal, known by its name or, whatever that
  /// is, by the variable that mlterm sets.
  static func unusable(on name: String, isMlterm: Bool) -> [Int] {
    scrolling + (isMlterm || name.hasPrefix("mlterm") ? [erasing] : [])
  }

  /// A description without the string capabilities at `places`; nil when it is not understood.
  static func removing(_ places: [Int], from bytes: [UInt8]) -> [UInt8]? {
    func short(_ place: Int) -> Int { Int(bytes[place]) | Int(bytes[place + 1]) << 8 }
    guard bytes.count >= 12 else { return nil }
    let numberSize: Int
    switch short(0) {
    case 0o432: numberSize = 2
    case 0o1036: numberSize = 4
    default: return nil
    }
    let flagsEnd = 12 + short(2) + short(4)
    let strings = flagsEnd + flagsEnd % 2 + short(6) * numberSize
    let count = short(8)
    guard strings + count * 2 <= bytes.count else { return nil }
    var result = bytes
    for place in places where place < count {
      // -1 is a capability that the terminal does not have.
      result[strings + place * 2] = 0xFF
      result[strings + place * 2 + 1] = 0xFF
    }
    return result
  }

  private static func base64(_ bytes: [UInt8]) -> String {
    let alphabet = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_".utf8)
    var result: [UInt8] = []
    for start in stride(from: 0, to: bytes.count, by: 3) {
      let group = bytes[start..<min(start + 3, bytes.count)]
      let value = group.reduce(0) { $0 << 8 | Int($1) } << (8 * (3 - group.count))
      for place in 0..<4 {
        let isFilled = place <= group.count
        result.append(isFilled ? alphabet[value >> (18 - 6 * place) & 63] : UInt8(ascii: "="))
      }
    }
    return String(decoding: result, as: UTF8.self)
  }
}
