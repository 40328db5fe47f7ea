import CNcurses
import CTerminalGuard
import CellGeometry
import TerminalCore

/// Curses, used for one thing: to find the bytes that turn one screen of text into the next. It
/// writes into a file in memory, from which they are taken.
final class CursesScreen {
  /// The terminal's name that terminfo knew.
  let terminalName: String
  /// How many colours curses can give text.
  let colorDepth: ColorDepth
  let isUTF8: Bool
  /// Whether curses does not know how to scroll, so that pictures stay where they are.
  let isScrollProof: Bool
  private let file: Int32
  private var colors: CursesColors

  /// Begins a screen of `size` for the terminal `name`.
  ///
  /// - Throws: when terminfo does not know it, or when it is of no use.
  convenience init(
    name: String, size: Size, isUTF8: Bool, depthLimit: ColorDepth?
  ) throws(CursesTerminalError) {
    try self.init(
      names: [name, "xterm-256color", "ansi"], size: size, isUTF8: isUTF8, depthLimit: depthLimit)
  }

  private init(
    names: [String], size: Size, isUTF8: Bool, depthLimit: ColorDepth?
  ) throws(CursesTerminalError) {
    let (name, file, isScrollProof) = try Self.begin(names, size: size)
    guard cn_string("cup") != nil else { throw .withoutCursorMovement(name) }
    terminalName = name
    self.file = file
    self.isUTF8 = isUTF8
    self.isScrollProof = isScrollProof
    let depth = ColorDepth.upTo(Int(cn_colors()))
    colorDepth = min(depth, depthLimit ?? depth, .palette)
    colors = CursesColors(depth: colorDepth, isDirect: depth == .direct)
  }

  deinit { _ = close(file) }

  /// A screen on the same terminal by another description of it, the first of `names` that terminfo
  /// knows, provided that it has 256 colours; it draws everything at its first update.
  func successor(names: [String], size: Size) -> CursesScreen? {
    guard
      let screen = try? CursesScreen(names: names, size: size, isUTF8: isUTF8, depthLimit: nil),
      screen.colorDepth == .palette
    else { return nil }
    // The terminal is prepared already; the alternate screen must not be entered twice.
    _ = screen.takeOutput()
    return screen
  }

  private static func begin(
    _ names: [String], size: Size
  ) throws(CursesTerminalError) -> (name: String, file: Int32, isScrollProof: Bool) {
    // A size of its own, lest curses takes 24 lines for the screen and sets a scroll region.
    let size = ["LINES": "\(size.height)", "COLUMNS": "\(size.width)"]
    for name in names {
      if let entry = TerminfoEntry.withoutScrolling(named: name),
        let file = try begin(name, size.merging(["TERMINFO": entry]) { $1 })
      {
        return (name, file, true)
      }
      if let file = try begin(name, size) { return (name, file, false) }
    }
    throw .unknown(names[0])
  }

  /// - Returns: the file that curses writes into; nil when terminfo does not know `name`.
  private static func begin(
    _ name: String, _ variables: [String: String]
  ) throws(CursesTerminalError) -> Int32? {
    let file = tg_memory_file()
    guard file >= 0 else { throw .system("memfd_create", errno) }
    let input = openDevice("/dev/null", O_RDONLY | O_CLOEXEC)
    if Environment.with(variables, { cn_begin(name, file, input) }) == 0 { return file }
    _ = close(file)
    _ = close(input)
    return nil
  }

  func resize(to size: Size) {
    cn_resize(Int32(size.height), Int32(size.width))
    forget()
  }

  /// Draws everything at the next update.
  func forget() { cn_forget() }

  /// The bytes that make the terminal show `runs` where it shows something else.
  func bytes(for runs: [CellRun], within size: Size) -> [UInt8] {
    for run in runs { put(run, within: size) }
    cn_update()
    return takeOutput()
  }

  /// Puts cells on curses' screen; what lies outside `size` is left out. Equal cells side by side,
  /// most of a screen, are put at once.
  private func put(_ run: CellRun, within size: Size) {
    guard run.y < size.height else { return }
    var x = run.x
    var rest = run.cells
    while let cell = rest.first {
      let count = cell.width == 1 ? rest.prefix { $0 == cell }.count : 1
      if !cell.isContinuation && x + cell.width <= size.width {
        put(cell, count: min(count, size.width - x), x: x, y: run.y)
      }
      x += count
      rest = rest.dropFirst(count)
    }
  }

  /// Puts a cell `count` times side by side, a wide one once.
  private func put(_ cell: Cell, count: Int, x: Int, y: Int) {
    let (pair, attributes) = colors.look(cell.style)
    guard isUTF8, canShow(cell) else {
      let base = isUTF8 ? 0x3F : cell.ascii.base
      let look = cell.base == Cell.picture.base ? cn_concealed() : attributes
      cn_repeat(Int32(y), Int32(x), base, 0, 0, 0, look, pair, Int32(cell.width * count))
      return
    }
    let mask: UInt64 = 0x1F_FFFF
    let marks = (
      UInt32(cell.marks & mask), UInt32(cell.marks >> 21 & mask), UInt32(cell.marks >> 42 & mask)
    )
    if count == 1 {
      cn_put(
        Int32(y), Int32(x), cell.base, marks.0, marks.1, marks.2, attributes, pair)
    } else {
      cn_repeat(
        Int32(y), Int32(x), cell.base, marks.0, marks.1, marks.2, attributes, pair,
        Int32(count))
    }
  }

  /// Whether the C library agrees on the columns; else curses' and our columns would not be the
  /// same.
  private func canShow(_ cell: Cell) -> Bool {
    if cell.base < 0x7F && cell.marks == 0 { return true }
    guard tg_wcwidth(cell.base) == cell.width else { return false }
    return cell.marks == 0 || cell.scalars.dropFirst().allSatisfy { tg_wcwidth($0.value) == 0 }
  }

  /// Whether all pairs of colours are used up: then everything must be drawn anew.
  var needsRedraw: Bool { colors.isExhausted }

  func resetColors() {
    cn_reset_pairs()
    colors.forget()
    forget()
  }

  /// The bytes that give the screen back; the next update takes it again.
  func end() -> [UInt8] {
    cn_end()
    return takeOutput()
  }

  /// What curses has written since the last time.
  func takeOutput() -> [UInt8] {
    let count = Int(lseek(file, 0, SEEK_CUR))
    guard count > 0 else { return [] }
    var bytes = [UInt8](repeating: 0, count: count)
    let got = pread(file, &bytes, count, 0)
    // Not shortened: its memory is used again.
    _ = lseek(file, 0, SEEK_SET)
    return Array(bytes.prefix(max(0, got)))
  }

  /// A string of terminfo as bytes, without its paddings; nil when there is none.
  func string(_ name: String) -> [UInt8]? {
    guard let value = cn_string(name) else { return nil }
    return Self.withoutPadding(Array(String(cString: value).utf8))
  }

  func hasFlag(_ name: String) -> Bool { cn_flag(name) != 0 }

  /// `$<5/>` and the like stand for pauses (terminfo(5), "Delays and Padding").
  private static func withoutPadding(_ bytes: [UInt8]) -> [UInt8] {
    var result: [UInt8] = []
    var rest = bytes[...]
    while let byte = rest.popFirst() {
      if byte == UInt8(ascii: "$"), rest.first == UInt8(ascii: "<"),
        let end = rest.firstIndex(of: UInt8(ascii: ">"))
      {
        rest = rest[(end + 1)...]
      } else {
        result.append(byte)
      }
    }
    return result
  }
}
