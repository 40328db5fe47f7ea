import CellGeometry

/// A control sequence taken apart: `CSI marker parameters intermediate final`.
struct ControlSequence {
  /// One of `<`, `=`, `>`, `?`.
  private(set) var marker: UInt8?
  /// Parameters, and the subparameters of each; nil where none was given.
  private(set) var parameters: [[Int?]]
  private(set) var intermediate: UInt8?
  let final: UInt8

  /// Takes the bytes between the introducer and the final byte.
  init(_ bytes: [UInt8], final: UInt8) {
    self.final = final
    var rest = bytes[...]
    if let first = rest.first, (0x3C...0x3F).contains(first) { marker = rest.removeFirst() }
    if let place = rest.firstIndex(where: { $0 < 0x30 }) {
      intermediate = rest[place]
      rest = rest[..<place]
    }
    let groups =
      rest.isEmpty
      ? [] : rest.split(separator: UInt8(ascii: ";"), omittingEmptySubsequences: false)
    parameters = groups.map { group in
      group.split(separator: UInt8(ascii: ":"), omittingEmptySubsequences: false)
        .map { Self.number($0) }
    }
  }

  /// Parameter `index`, counted from 0; nil when it is not given.
  func number(_ index: Int) -> Int? { number(index, 0) }

  func number(_ index: Int, _ sub: Int) -> Int? {
    guard index < parameters.count, sub < parameters[index].count else { return nil }
    return parameters[index][sub]
  }

  /// Nine digits at most: what does not fit is no number of ours.
  private static func number(_ digits: ArraySlice<UInt8>) -> Int? {
    guard !digits.isEmpty, digits.count < 10 else { return nil }
    var value = 0
    for digit in digits {
      guard (0x30...0x39).contains(digit) else { return nil }
      value = value * 10 + Int(digit - 0x30)
    }
    return value
  }
}

extension ControlSequence {
  /// DA1, DECRPM, XTSMGRAPHICS, and the flags of kitty's keyboard.
  var privateAnswer: TerminalAnswer? {
    switch (final, intermediate) {
    case (UInt8(ascii: "c"), nil): .deviceAttributes(parameters.indices.compactMap(number))
    case (UInt8(ascii: "u"), nil): number(0).map { .keyboard(flags: $0) }
    case (UInt8(ascii: "S"), nil): graphicsAttribute
    case (UInt8(ascii: "y"), UInt8(ascii: "$")):
      number(0).flatMap { mode in number(1).map { .mode(mode, state: $0) } }
    default: nil
    }
  }

  private var graphicsAttribute: TerminalAnswer? {
    guard let item = number(0), let status = number(1) else { return nil }
    let values = parameters.indices.dropFirst(2).compactMap(number)
    return .graphicsAttribute(item: item, status: status, values: values)
  }

  /// `CSI 4 ; height ; width t` and its like.
  var sizeAnswer: TerminalAnswer? {
    guard let height = number(1), let width = number(2), height > 0, width > 0 else { return nil }
    let size = Size(width: width, height: height)
    return switch number(0) {
    case 4: .windowPixels(size)
    case 6: .cellPixels(size)
    case 8: .windowCells(size)
    default: nil
    }
  }
}
