/// Turns the bytes that a terminal sends into events and answers.
///
/// Incremental: however the bytes are cut into pieces, the result is the same. Pure: time comes in
/// by `timeout()`. Bytes of an unknown sequence are swallowed whole and never become keys. Sources:
/// ECMA-48 section 5.4, xterm's ctlseqs, kitty's keyboard protocol.
package struct InputParser: Sendable {
  /// Where the bytes so far have led.
  enum State: Equatable {
    case ground
    /// Inside a character; how many bytes are still missing.
    case character(missing: Int, isAlt: Bool)
    case escape
    case controlSequence
    /// After `CSI [`, the Linux console's function keys.
    case consoleKey
    /// After `CSI M`, the old mouse report of three bytes.
    case oldMouse
    case singleShift
    /// OSC, DCS, APC, PM or SOS, by the byte after ESC.
    case string(UInt8)
    /// An ESC inside a string: its end, when a backslash follows.
    case stringEscape(UInt8)
    /// Pasted text; how many bytes of its end mark were seen.
    case paste(matched: Int)
  }

  /// What a string or sequence may grow to; a longer one is dropped. In bytes.
  static let stringLimit = 65_536
  static let sequenceLimit = 256
  /// What is kept of pasted text, in bytes.
  static let pasteLimit = 1_048_576
  /// What follows the ESC of an answer.
  private static let answerIntroducers: [UInt8] = Array("[]P_".utf8)
  static let pasteEnd: [UInt8] = Array("\u{1B}[201~".utf8)

  var state = State.ground
  /// The bytes of the present sequence without its introduction.
  var collected: [UInt8] = []
  /// Whether the present string is too long and its bytes are no longer kept.
  var isDropped = false
  var output: [TerminalInput] = []
  /// Whether answers are to be expected: then what looks like the beginning of one is, and is waited
  /// for; else it is Alt and a key when nothing follows.
  package var expectsAnswers = false
  /// An Esc was taken for a key because nothing followed in time.
  private var didTimeOut = false
  private let extraKeys: [[UInt8]: Key]

  /// - Parameter extraKeys: what terminfo says of this terminal's keys, by their whole sequences;
  ///   they come before what is known in general.
  package init(extraKeys: [[UInt8]: Key] = [:]) {
    self.extraKeys = extraKeys
  }

  /// Whether what came may be a key of its own or the beginning of something longer. Call
  /// `timeout()` when nothing has come for 30 ms.
  package var isPending: Bool {
    switch state {
    case .escape, .character: true
    case .controlSequence, .string: collected.isEmpty && !isDropped && !expectsAnswers
    case .singleShift: collected.isEmpty
    default: false
    }
  }

  /// Takes bytes as they came.
  package mutating func take(_ bytes: some Collection<UInt8>) -> [TerminalInput] {
    if didTimeOut, goesOn(Array(bytes.prefix(4))) { state = .escape }
    didTimeOut = didTimeOut && bytes.isEmpty
    for byte in bytes { take(byte) }
    defer { output = [] }
    return output
  }

  /// Whether bytes that begin so go on with a sequence whose Esc was taken for a key, on a slow line.
  /// Several bytes at once were not typed.
  private func goesOn(_ start: [UInt8]) -> Bool {
    guard let first = start.first else { return false }
    if expectsAnswers { return Self.answerIntroducers.contains(first) }
    guard start.count > 1 else { return false }
    let isNumber = (0x30...0x39).contains(start[1])
    return switch first {
    case UInt8(ascii: "["), UInt8(ascii: "O"): true
    case UInt8(ascii: "]"): start.count == 4 && isNumber
    case UInt8(ascii: "P"): start.count == 4 && (isNumber || start[1] == UInt8(ascii: ">"))
    case UInt8(ascii: "_"): start.count == 4 && start[1] == UInt8(ascii: "G")
    default: false
    }
  }

  /// Says that nothing followed: an Esc was the key, not the beginning of a sequence.
  package mutating func timeout() -> [TerminalInput] {
    guard isPending else { return [] }
    switch state {
    case .escape:
      emit(Key(.escape))
      didTimeOut = true
    case .controlSequence: emit(Key(.character("["), .alt))
    case .singleShift: emit(Key(.character("O"), .alt))
    case .string(let introducer): emit(Key(.character(Unicode.Scalar(introducer)), .alt))
    default: break
    }
    reset()
    defer { output = [] }
    return output
  }

  private mutating func take(_ byte: UInt8) {
    switch state {
    case .ground: takeGround(byte, isAlt: false)
    case .character(let missing, let isAlt): takeCharacter(byte, missing: missing, isAlt: isAlt)
    case .escape: takeEscape(byte)
    case .controlSequence: takeControlSequence(byte)
    case .consoleKey: finish(with: KeyTable.consoleKey(byte).map { Key($0) })
    case .oldMouse: takeOldMouse(byte)
    case .singleShift: takeSingleShift(byte)
    case .string(let introducer): takeString(byte, introducer)
    case .stringEscape(let introducer): takeStringEscape(byte, introducer)
    case .paste(let matched): takePaste(byte, matched: matched)
    }
  }

  mutating func reset() {
    state = .ground
    collected.removeAll(keepingCapacity: collected.capacity <= Self.stringLimit)
    isDropped = false
  }

  mutating func emit(_ key: Key) { output.append(.event(.key(key))) }

  mutating func finish(with key: Key?) {
    if let key { emit(key) }
    reset()
  }

  /// The key that terminfo names for a whole sequence.
  func extraKey(_ introduction: String, _ rest: [UInt8]) -> Key? {
    extraKeys.isEmpty ? nil : extraKeys[Array(introduction.utf8) + rest]
  }
}
