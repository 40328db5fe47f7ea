import TerminalCore

/// What we ask the terminal. It answers in the order of the questions; DA1, which all answer, is the
/// last, so that what has not been answered by then will not be.
enum TerminalQueries {
  /// XTVERSION, DECRQM for synchronized output, kitty's keyboard, the background (OSC 11), pixels of a
  /// cell and of the window, colour registers and the largest size of sixel pictures, and whether a
  /// 24-bit colour can be set and read back (DECRQSS). A terminal that takes `CSI ? u` for the end of
  /// `CSI s` leaves the cursor where it was.
  private static let general =
    "\u{1B}[>q\u{1B}[?2026$p\u{1B}7\u{1B}[?u\u{1B}8\u{1B}]11;?\u{1B}\\" + pixelSizes
    + "\u{1B}[?1;1;0S\u{1B}[?2;4;0S\u{1B}[48;2;1;2;3m\u{1B}P$qm\u{1B}\\\u{1B}[m"

  private static let pixelSizes = "\u{1B}[16t\u{1B}[14t"
  private static let attributes = "\u{1B}[c"

  /// For terminals that print strings instead of reading them.
  static let plain = TerminalModes.bytes(attributes)

  /// For a terminal that we talk to directly.
  static func full(_ probe: KittyProbe) -> [UInt8] {
    TerminalModes.bytes(graphics(probe) + general + attributes)
  }

  /// For tmux, and through it for the terminal outside, whose DA1 is the last.
  static func throughTmux(_ probe: KittyProbe, levels: Int) -> [UInt8] {
    let outer = (["\u{1B}[>q"] + graphicsParts(probe) + [attributes]).flatMap {
      TmuxPassthrough.wrapped(TerminalModes.bytes($0), levels: levels)
    }
    return TerminalModes.bytes(general + attributes) + outer
  }

  /// Pixels once more, fenced by DSR (ECMA-48 8.3.35), which all answer too.
  static let pixelsAgain = TerminalModes.bytes(pixelSizes + "\u{1B}[5n")

  private static func graphics(_ probe: KittyProbe) -> String {
    graphicsParts(probe).joined()
  }

  /// Kitty's graphics protocol, "Querying support and available transmission mediums": a picture of
  /// one pixel for each medium.
  private static func graphicsParts(_ probe: KittyProbe) -> [String] {
    typealias Medium = TerminalAnswers.Medium
    func query(_ medium: Medium, _ keys: String, _ payload: [UInt8]) -> String {
      let data = String(decoding: Base64.encoded(payload), as: UTF8.self)
      return "\u{1B}_Gi=\(medium.rawValue),s=1,v=1,f=24,a=q,\(keys);\(data)\u{1B}\\"
    }
    var parts = [query(.direct, "t=d", KittyProbe.pixel)]
    if let file = probe.file { parts.append(query(.temporaryFile, "t=t", Array(file.utf8))) }
    if let memory = probe.memory {
      // Darwin gives whole pages; the size says how much of them counts.
      parts.append(query(.sharedMemory, "t=s,S=3", Array(memory.utf8)))
    }
    return parts
  }
}
