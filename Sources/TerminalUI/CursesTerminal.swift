import CNcurses
import CTerminalGuard
package import CellGeometry
package import TerminalCore

/// The terminal that the program runs in: curses finds the bytes for text, pictures are joined to
/// them, and everything goes out in one piece.
///
/// One a process, since curses, signal handlers and the controlling terminal are. Whatever ends the
/// process, the screen and the terminal's settings are given back.
package final class CursesTerminal: Terminal {
  package internal(set) var size: Size
  package internal(set) var capabilities: TerminalCapabilities
  /// Something that the user should be told once the screen stands; nil mostly.
  package let startMessage: String?

  let device: TerminalDevice
  var screen: CursesScreen
  let identity: TerminalIdentity
  let modes: (on: [UInt8], off: [UInt8])
  let signals: Int32
  /// Whether the depth of colours was given and answers do not change it.
  let hasFixedColors: Bool
  /// Whether a character in the last column of the last row scrolls the screen.
  let scrollsAtCorner: Bool
  let restoreBytes: [UInt8]

  var parser: InputParser
  /// What is on the screen; nil when that is not known.
  var shown: CellBuffer?
  /// A sequence for the clipboard, to be written with the next frame.
  var clipboard: [UInt8] = []
  var pictures: PictureLayer
  /// Events that come without bytes.
  var pending: [TerminalEvent] = []
  /// When an Esc that waits for more becomes a key.
  var escapeDeadline: UInt64?
  /// Capabilities as the program knows them.
  var reported: TerminalCapabilities
  /// Whether the last question has been answered.
  var isAnswered = false
  /// A cell's pixels by the terminal's answer, for where the system does not say.
  var answeredCellPixels: Size?
  var didReportHangup = false
  var isClosed = false
  /// Whether the screen is ours.
  var isTaken = false

  /// Makes ready to take over the terminal, which the first frame then does: raw mode, the
  /// alternate screen, mouse and paste reports. The terminal's answers come as events later.
  ///
  /// - Parameters:
  ///   - colors: how many colours to use, whatever the terminal has; nil finds out. `.none` is what
  ///     NO_COLOR asks for.
  ///   - mouse: whether mouse events are wanted.
  /// - Throws: why there is no terminal to draw on; nothing has been changed then.
  package init(colors: ColorDepth? = nil, mouse: Bool = true) throws(CursesTerminalError) {
    let isUTF8 = CharacterEncoding.adopt()
    identity = TerminalIdentity(Environment.value)
    if ["", "dumb"].contains(identity.term) { throw .dumb(identity.term) }
    device = try TerminalDevice()
    let measured = device.measure()
    size = measured?.size ?? Self.assumedSize
    // Before curses, which would handle signals of its own where nobody does.
    signals = tg_install()
    guard signals >= 0 else { throw .system("pipe", errno) }
    do {
      screen = try CursesScreen(
        name: identity.term, size: size, isUTF8: isUTF8, depthLimit: colors)
    } catch {
      tg_uninstall()
      throw error
    }
    hasFixedColors = colors != nil
    scrollsAtCorner = screen.hasFlag("am") && !screen.hasFlag("xenl")
    modes = mouse ? TerminalModes.all : TerminalModes.withoutMouse
    restoreBytes = Self.restoreBytes(screen, modes.off)
    parser = InputParser(extraKeys: screen.keys)
    pictures = PictureLayer(erases: screen.string("ech") == Array("\u{1B}[%p1%dX".utf8))
    startMessage = Self.message(identity, screen, isUTF8: isUTF8)
    capabilities = TerminalCapabilities(
      colors: colors ?? Self.depth(identity, screen),
      symbols: isUTF8 ? identity.symbols : .ascii,
      cellPixels: measured?.cellPixels)
    reported = capabilities
  }

  deinit { close() }

  /// What a terminal without a known size is taken for.
  private static let assumedSize: Size = {
    func number(_ name: String) -> Int? {
      Environment.value(name).flatMap { Int($0) }.flatMap { (1...9999).contains($0) ? $0 : nil }
    }
    return Size(width: number("COLUMNS") ?? 80, height: number("LINES") ?? 24)
  }()

  private static func depth(_ identity: TerminalIdentity, _ screen: CursesScreen) -> ColorDepth {
    let isDirect =
      identity.promisesDirectColor || screen.hasFlag("Tc") || screen.hasFlag("RGB")
      || cn_number("RGB") > 0 || screen.string("RGB") != nil
    return isDirect ? .direct : ColorDepth.upTo(Int(cn_colors()))
  }

  private static func message(
    _ identity: TerminalIdentity, _ screen: CursesScreen, isUTF8: Bool
  ) -> String? {
    if screen.terminalName != identity.term {
      let term = DisplayText(identity.term).string
      return "TERM '\(term)' is not known here; taken for \(screen.terminalName)"
    }
    return isUTF8 ? nil : "the locale is not UTF-8: names and pictures are shown in ASCII"
  }

  private static func restoreBytes(_ screen: CursesScreen, _ off: [UInt8]) -> [UInt8] {
    let names = ["sgr0", "op", "cnorm", "rmcup"]
    return TerminalModes.breakOff + TerminalModes.endUpdate + off
      + names.flatMap { screen.string($0) ?? [] }
  }

  // MARK: - Waiting

  package var pollDescriptors: [Int32] {
    device.isGone ? [signals] : [device.descriptor, signals]
  }

  package var writeDescriptor: Int32? { hasPendingOutput ? device.descriptor : nil }

  package var hasPendingOutput: Bool { device.hasWaitingOutput }

  package var readTimeout: UInt64? {
    if !pending.isEmpty || (device.isGone && !didReportHangup) { return 0 }
    return escapeDeadline.map { deadline in
      let now = Clock.now()
      return deadline > now ? deadline - now : 0
    }
  }

  package func flush() { device.flush() }
}
