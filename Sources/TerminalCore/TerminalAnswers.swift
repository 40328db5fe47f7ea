package import CellGeometry

/// Everything that the terminal has answered so far. What it has not is nil.
package struct TerminalAnswers: Hashable, Sendable {
  /// The questions whether pictures may be sent in a certain way, by the numbers that the answers
  /// carry.
  package enum Medium: Int, Hashable, Sendable, CaseIterable {
    case direct = 31
    case temporaryFile = 32
    case sharedMemory = 33
  }

  /// Numbers of DA1. The last question's, so that all that is nil now will remain so.
  package private(set) var attributes: [Int]?
  /// The same of the terminal outside tmux.
  package private(set) var outerAttributes: [Int]?
  package private(set) var program: TerminalProgram?
  /// The terminal outside tmux.
  package private(set) var outerProgram: TerminalProgram?
  /// What the kitty graphics protocol says to each medium: `OK`, or why not.
  package private(set) var graphics: [Medium: String] = [:]
  /// The state of mode 2026.
  package private(set) var synchronizedOutput: Int?
  /// What is in force of kitty's keyboard protocol; it is there when this is not nil.
  package private(set) var keyboardFlags: Int?
  /// Colour registers for sixel.
  package private(set) var colorRegisters: Int?
  /// Whether the terminal said that it has no colour registers.
  package private(set) var refusesColorRegisters = false
  /// The largest sixel picture, in pixels.
  package private(set) var largestSixel: Size?
  package private(set) var background: RGB?
  package private(set) var cellPixels: Size?
  package private(set) var windowPixels: Size?
  /// Whether a 24-bit colour was set and read back.
  package private(set) var hasDirectColor = false

  package init() {}

  /// Takes an answer in, in the order in which they came. The first DA1 and XTVERSION are the
  /// terminal's that we talk to; with `isInTmux` the second ones come from outside.
  package mutating func take(_ answer: TerminalAnswer, isInTmux: Bool) {
    switch answer {
    case .deviceAttributes(let numbers):
      if attributes == nil { attributes = numbers } else if isInTmux { outerAttributes = numbers }
    case .version(let report):
      let report = TerminalProgram(report: report)
      if program == nil { program = report } else if isInTmux { outerProgram = report }
    case .graphics(let bytes): takeGraphics(bytes)
    case .mode(2026, let state): synchronizedOutput = state
    case .keyboard(let flags): keyboardFlags = flags
    case .graphicsAttribute(let item, let status, let values):
      takeAttribute(item, status, values)
    case .color(slot: 11, let color): background = color
    case .cellPixels(let size): cellPixels = size
    case .windowPixels(let size): windowPixels = size
    case .setting(let setting?) where Self.confirmsDirectColor(setting): hasDirectColor = true
    default: break
    }
  }

  /// Sizes in pixels may be others now: the window's font or size has changed.
  package mutating func forgetPixels() {
    cellPixels = nil
    windowPixels = nil
  }

  /// Pixels of one cell by what was answered, where the window has `size` cells.
  package func cellPixels(in size: Size) -> Size? {
    if let cellPixels { return cellPixels }
    guard let windowPixels, size.width > 0, size.height > 0 else { return nil }
    let cell = Size(
      width: windowPixels.width / size.width, height: windowPixels.height / size.height)
    return cell.width > 0 && cell.height > 0 ? cell : nil
  }

  /// `i=31;OK` (kitty's graphics protocol, "Querying support").
  private mutating func takeGraphics(_ bytes: [UInt8]) {
    let parts = bytes.split(separator: UInt8(ascii: ";"), maxSplits: 1)
    guard parts.count == 2 else { return }
    let keys = parts[0].split(separator: UInt8(ascii: ",")).map {
      String(decoding: $0, as: UTF8.self)
    }
    for medium in Medium.allCases where keys.contains("i=\(medium.rawValue)") {
      graphics[medium] = String(decoding: parts[1], as: UTF8.self)
    }
  }

  /// XTSMGRAPHICS (xterm's ctlseqs, `CSI ? Pi ; Ps ; Pv S`): item 1 is colour registers, 2 sixel's
  /// size; status 0 is success. A refusal takes back nothing: mlterm refuses the size by the number
  /// of the other item.
  private mutating func takeAttribute(_ item: Int, _ status: Int, _ values: [Int]) {
    switch (item, status) {
    case (1, 0):
      if let count = values.first, count > 1 { colorRegisters = count }
    case (1, _): refusesColorRegisters = colorRegisters == nil
    case (2, 0) where values.count == 2 && values.allSatisfy { $0 > 0 }:
      largestSixel = Size(width: values[0], height: values[1])
    default: break
    }
  }

  /// Whether an answer to DECRQSS says that the colour 1, 2, 3 is in force; terminals write it with
  /// semicolons or with colons, and with or without a colour space.
  private static func confirmsDirectColor(_ setting: String) -> Bool {
    let text = Array(setting.utf8)
    return ["48;2;1;2;3", "48:2:1:2:3", "48:2::1:2:3"].contains { wanted in
      let part = Array(wanted.utf8)
      guard part.count <= text.count else { return false }
      return (0...text.count - part.count).contains {
        text[$0..<$0 + part.count].elementsEqual(part)
      }
    }
  }

  /// DECRPM: 1 and 2 are set and reset, 3 is set for ever; 0 is unknown, and 4 can't be set.
  package var hasSynchronizedOutput: Bool { (1...3).contains(synchronizedOutput ?? 0) }

  /// Whether kitty's pictures are understood.
  package var hasKittyGraphics: Bool { graphics[.direct] == "OK" }

  /// The way that costs the least of those that the terminal can.
  package var kittyMedium: PictureMethod.KittyMedium {
    if graphics[.sharedMemory] == "OK" { return .sharedMemory }
    return graphics[.temporaryFile] == "OK" ? .temporaryFile : .direct
  }

  /// Attribute 4 of DA1 is sixel (DEC STD 070, chapter 4); a terminal without a colour register
  /// contradicts itself.
  package var hasSixel: Bool { attributes?.contains(4) == true && !refusesColorRegisters }
}
