extension Cell {
  /// The cell for a terminal that shows ASCII only. Columns stay what they are: the continuation of
  /// a wide cell becomes a question mark as its left half does.
  package var ascii: Cell {
    if base >= 0x20 && base < 0x7F && marks == 0 { return self }
    return Cell(Self.asciiReplacement(of: base), style: style)
  }

  /// What stands for a scalar where only ASCII can be shown.
  static func asciiReplacement(of scalar: UInt32) -> Unicode.Scalar {
    switch scalar {
    case 0x20..<0x7F: Unicode.Scalar(UInt8(truncatingIfNeeded: scalar))
    case 0xA0: " "
    case 0x2026: "~"
    case 0x2013, 0x2014, 0x2500, 0x2501, 0x2504, 0x2505, 0x2508, 0x2509, 0x2550, 0x2574: "-"
    case 0x2502, 0x2503, 0x2551, 0x2590, 0x258C, 0x258F, 0x2595: "|"
    case 0x250C...0x254B, 0x2552...0x2570: "+"
    case 0x2580...0x2588, 0x2591...0x2593: "#"
    case 0x2022, 0x25CF, 0x25C6, 0x2605: "*"
    case 0xB7, 0x2219, 0x22C5: "."
    case 0xD7, 0x2715, 0x2717, 0x2573: "x"
    case 0x2713, 0x2714: "v"
    case 0x2039, 0x25C0, 0x25C2, 0x2190, 0x276E: "<"
    case 0x203A, 0x25B6, 0x25B8, 0x2192, 0x276F: ">"
    case 0x2191, 0x25B2, 0x25B4: "^"
    case 0x2193, 0x25BC, 0x25BE: "v"
    case 0x2018, 0x2019: "'"
    case 0x201C, 0x201D: "\""
    default: "?"
    }
  }
}
