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

  /// Takes lines that the user should see: that what `--protocol` says can't be, and the like. Called
  /// from `readEvents`.
  package var onNotice: ((String) -> Void)?

  let device: TerminalDevice
  var screen: CursesScreen
  let identity: TerminalIdentity
  let modes: (on: [UInt8], off: [UInt8])
  let signals: Int32
  /// Whether the depth of colours was given and answers do not change it.
  let hasFixedColors: Bool
  /// Whether a character in the last column of the last row scrolls the screen.
  let scrollsAtCorner: Bool
  /// Whether terminfo knows TERM.
  let knowsTerm: Bool
  /// The bytes that give the screen back, but for `farewell`.
  private let restoreBytes: [UInt8]
  /// What is written before the screen is given back, in whatever way that happens: the end of the
  /// pictures that the terminal keeps.
  private(set) var farewell: [UInt8] = []
  /// What the user says of pictures.
  let wantedPictures: PictureProtocol
  let tmuxLevels: Int

  var parser: InputParser
  /// What is on the screen; nil when that is not known.
  var shown: CellBuffer?
  /// A sequence for the clipboard, to be written with the next frame.
  var clipboard: [UInt8] = []
  let drawer: PictureDrawer
  var pictures: any PictureDrawing
  /// What `pictures` was made for.
  var way: PictureWay
  /// What the terminal was given to read beside the line.
  var storedFiles: [String] = []
  var storedMemory: [String] = []
  /// Events that come without bytes.
  var pending: [TerminalEvent] = []
  /// When an Esc that waits for more becomes a key.
  var escapeDeadline: UInt64?
  /// Capabilities as the program knows them.
  var reported: TerminalCapabilities
  /// What the terminal was asked, and has answered.
  var inquiry: TerminalInquiry
  /// How pictures are drawn, as last chosen; nil until the answers are in.
  var choice: PictureChoice?
  /// What the user was told.
  var noticed: Set<String> = []
  /// A cell's pixels by the system; nil when it does not say.
  var systemCellPixels: Size?
  var didReportHangup = false
  var isClosed = false
  /// Whether the screen is ours.
  var isTaken = false
  /// Whether the answers that decide have come, or are not waited for any more.
  var isSettled = false

  /// Makes ready to take over the terminal, which the first frame then does: raw mode, the
  /// alternate screen, mouse and paste reports. The terminal's answers come as events later.
  ///
  /// - Parameters:
  ///   - colors: how many colours to use, whatever the terminal has; nil finds out. `.none` is what
  ///     NO_COLOR asks for.
  ///   - mouse: whether mouse events are wanted.
  ///   - wantedPictures: how pictures are to be drawn.
  ///   - tmuxLevels: how many tmux, one in the other, there are between us and the terminal, when
  ///     there is one at all; at most `TmuxPassthrough.mostLevels`.
  /// - Throws: why there is no terminal to draw on; nothing has been changed then.
  package init(
    colors: ColorDepth? = nil, mouse: Bool = true, pictures wantedPictures: PictureProtocol = .auto,
    tmuxLevels: Int = 1
  ) throws(CursesTerminalError) {
    let isUTF8 = CharacterEncoding.adopt()
    self.wantedPictures = wantedPictures
    self.tmuxLevels = tmuxLevels
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
    knowsTerm = screen.terminalName == identity.term
    scrollsAtCorner = screen.hasFlag("am") && !screen.hasFlag("xenl")
    modes = mouse ? TerminalModes.all : TerminalModes.withoutMouse
    restoreBytes = Self.restoreBytes(screen, modes.off)
    parser = InputParser(extraKeys: screen.keys)
    drawer = Self.drawer(screen)
    startMessage = Self.message(identity, screen, isUTF8: isUTF8)
    inquiry = TerminalInquiry(identity, tmuxLevels: tmuxLevels)
    systemCellPixels = measured?.cellPixels
    capabilities = TerminalCapabilities(
      colors: colors ?? Self.depth(identity, screen),
      symbols: isUTF8 ? identity.symbols : .ascii,
      cellPixels: measured?.cellPixels)
    reported = capabilities
    pictures = drawer.drawing(for: capabilities)
    way = PictureWay(method: capabilities.pictures, tmuxLevels: capabilities.tmuxLevels)
    choosePictures()
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
    return TerminalModes.endUpdate + off
      + names.flatMap { screen.string($0) ?? [] }
  }

  /// Sets what is written before the screen is given back, now and when the process dies: bytes that
  /// remove the pictures which the terminal keeps. As long as needed; costs a copy. Empty again when
  /// they have been written.
  package func setFarewell(_ bytes: [UInt8]) {
    guard bytes != farewell else { return }
    farewell = bytes
    if isTaken { _ = wholeFarewell.withUnsafeBytes { tg_set_restore($0.baseAddress, $0.count) } }
  }

  /// What the guard writes.
  var wholeFarewell: [UInt8] { TerminalModes.breakOff + farewell + restoreBytes }

  // MARK: - Waiting

  package var pollDescriptors: [Int32] {
    let tmux = inquiry.descriptor.map { [$0] } ?? []
    return (device.isGone ? [signals] : [device.descriptor, signals]) + tmux
  }

  package var writeDescriptor: Int32? { hasPendingOutput ? device.descriptor : nil }

  package var hasPendingOutput: Bool { device.hasWaitingOutput }

  package var readTimeout: UInt64? {
    if !pending.isEmpty || (device.isGone && !didReportHangup) { return 0 }
    let settling = isSettled ? nil : inquiry.settlingTime
    let deadline = [escapeDeadline, settling].compactMap { $0 }.min()
    return deadline.map { deadline in
      let now = Clock.now()
      return deadline > now ? deadline - now : 0
    }
  }

  package func flush() { device.flush() }
}
