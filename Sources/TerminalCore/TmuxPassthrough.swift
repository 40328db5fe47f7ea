/// Sequences for the terminal that tmux runs in (tmux(1), "allow-passthrough").
package enum TmuxPassthrough {
  /// How deep tmux in tmux may be; the length doubles with each.
  package static let mostLevels = 8

  /// `sequence` wrapped so that `levels` of tmux, one in the other, hand it on to the terminal
  /// outside. With 0 it is not changed. At most 2 ^ `levels` times as long and some bytes.
  package static func wrapped(_ sequence: [UInt8], levels: Int) -> [UInt8] {
    guard levels > 0 else { return sequence }
    var result = Array("\u{1B}Ptmux;".utf8)
    for byte in sequence {
      if byte == 0x1B { result.append(byte) }
      result.append(byte)
    }
    return wrapped(result + [0x1B, 0x5C], levels: levels - 1)
  }
}
