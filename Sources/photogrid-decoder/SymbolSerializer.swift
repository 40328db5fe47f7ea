import DecoderProtocol

/// Writes a row of cells as text with SGR sequences, in as few bytes as it finds.
///
/// A cell can be said in more than one way: ink and paper exchanged with the opposite symbol, a
/// blank as a full block. Whichever changes the fewest colours is taken, cell by cell.
struct SymbolSerializer {
  let colors: PictureEncoding.SymbolColors
  /// Whether full blocks may be used, and opposite symbols.
  let hasBlocks: Bool
  /// By how much each of red, green and blue may differ for a colour to be kept. Measured on camera
  /// photos in quadrants: 36 bytes a cell at 0, 31 at 2, 26 at 4, 23 at 6, where skies show steps.
  let tolerance: Int32

  private var line: [UInt8] = []
  private var ink = SymbolCell.clear
  private var paper = SymbolCell.clear

  init(
    colors: PictureEncoding.SymbolColors, shapes: PictureEncoding.SymbolShapes,
    tolerance: Int32 = 4
  ) {
    self.colors = colors
    hasBlocks = shapes != .ascii
    self.tolerance = colors == .direct ? tolerance : 0
  }

  /// The row, beginning and ending with default attributes.
  mutating func line(of cells: some Sequence<SymbolCell>) -> [UInt8] {
    line = []
    ink = SymbolCell.clear
    paper = SymbolCell.clear
    for cell in cells { append(cell) }
    if ink != SymbolCell.clear || paper != SymbolCell.clear { appendText("\u{1B}[m") }
    return line
  }

  // MARK: - Choosing

  /// One way to say a cell: nil is a colour that can't be seen in it.
  private struct Form {
    var scalar: UInt32
    var ink: Int32?
    var paper: Int32?
  }

  private mutating func append(_ cell: SymbolCell) {
    guard colors != .none else { return appendScalar(cell.scalar) }
    let (form, other) = forms(of: cell)
    if let other, cost(other) < cost(form) { append(other) } else { append(form) }
  }

  private func forms(of cell: SymbolCell) -> (Form, Form?) {
    if cell.scalar == SymbolCell.space || cell.foreground == cell.background {
      return uniform(cell.background)
    }
    if cell.scalar == SymbolCell.full { return uniform(cell.foreground) }
    let plain = Form(scalar: cell.scalar, ink: cell.foreground, paper: cell.background)
    guard hasBlocks, cell.background != SymbolCell.clear,
      let opposite = SymbolCell.complement(of: cell.scalar)
    else { return cell.foreground == SymbolCell.clear ? uniform(cell.background) : (plain, nil) }
    let exchanged = Form(scalar: opposite, ink: cell.background, paper: cell.foreground)
    return cell.foreground == SymbolCell.clear ? (exchanged, nil) : (plain, exchanged)
  }

  private func uniform(_ color: Int32) -> (Form, Form?) {
    let blank = Form(scalar: SymbolCell.space, ink: nil, paper: color)
    guard hasBlocks, color != SymbolCell.clear else { return (blank, nil) }
    return (blank, Form(scalar: SymbolCell.full, ink: color, paper: nil))
  }

  private func cost(_ form: Form) -> Int {
    let inkCost = form.ink.map { parameterLength($0, now: ink, base: 30) } ?? 0
    let paperCost = form.paper.map { parameterLength($0, now: paper, base: 40) } ?? 0
    let sequence = inkCost + paperCost == 0 ? 0 : 3 + inkCost + paperCost
    return sequence + Self.length(form.scalar)
  }

  // MARK: - Writing

  private mutating func append(_ form: Form) {
    let newInk = form.ink.flatMap { isNear($0, ink) ? nil : $0 }
    let newPaper = form.paper.flatMap { isNear($0, paper) ? nil : $0 }
    ink = newInk ?? ink
    paper = newPaper ?? paper
    if newInk != nil || newPaper != nil { appendSequence(newInk, newPaper) }
    appendScalar(form.scalar)
  }

  private mutating func appendSequence(_ newInk: Int32?, _ newPaper: Int32?) {
    line.append(0x1B)
    line.append(UInt8(ascii: "["))
    // Both as the terminal has them: that needs no parameter.
    if ink != SymbolCell.clear || paper != SymbolCell.clear {
      if let newInk { appendParameters(newInk, base: 30) }
      if newInk != nil && newPaper != nil { line.append(UInt8(ascii: ";")) }
      if let newPaper { appendParameters(newPaper, base: 40) }
    }
    line.append(UInt8(ascii: "m"))
  }

  /// The SGR parameters that bring about a colour. `base` is 30 for the foreground, 40 for the
  /// background (ECMA-48 8.3.117; xterm's control sequences, "SGR").
  private mutating func appendParameters(_ color: Int32, base: Int32) {
    if color == SymbolCell.clear { return appendNumber(base + 9) }
    switch colors {
    case .none: return
    case .eight, .sixteen: appendNumber(color < 8 ? base + color : base + 52 + color)
    case .palette:
      appendNumber(base + 8)
      appendText(";5;")
      appendNumber(color)
    case .direct:
      appendNumber(base + 8)
      appendText(";2;")
      appendNumber(color >> 16 & 255)
      line.append(UInt8(ascii: ";"))
      appendNumber(color >> 8 & 255)
      line.append(UInt8(ascii: ";"))
      appendNumber(color & 255)
    }
  }

  /// Bytes that `appendParameters` writes, 0 when the colour stands already.
  private func parameterLength(_ color: Int32, now: Int32, base: Int32) -> Int {
    if isNear(color, now) { return 0 }
    if color == SymbolCell.clear { return 2 }
    switch colors {
    case .none: return 0
    case .eight, .sixteen: return color < 8 || base == 30 ? 2 : 3
    case .palette: return 5 + Self.digits(color)
    case .direct:
      return 7 + Self.digits(color >> 16 & 255) + Self.digits(color >> 8 & 255)
        + Self.digits(color & 255)
    }
  }

  private func isNear(_ one: Int32, _ other: Int32) -> Bool {
    if one == other { return true }
    guard tolerance > 0, one >= 0, other >= 0 else { return false }
    func differs(_ shift: Int32) -> Bool {
      abs((one >> shift & 255) - (other >> shift & 255)) > tolerance
    }
    return !differs(0) && !differs(8) && !differs(16)
  }

  private static func length(_ scalar: UInt32) -> Int {
    scalar < 0x80 ? 1 : scalar < 0x800 ? 2 : scalar < 0x10000 ? 3 : 4
  }

  private static func digits(_ value: Int32) -> Int { value < 10 ? 1 : value < 100 ? 2 : 3 }

  /// From 0 to 999.
  private mutating func appendNumber(_ value: Int32) {
    if value >= 100 { line.append(UInt8(ascii: "0") + UInt8(value / 100)) }
    if value >= 10 { line.append(UInt8(ascii: "0") + UInt8(value / 10 % 10)) }
    line.append(UInt8(ascii: "0") + UInt8(value % 10))
  }

  private mutating func appendScalar(_ scalar: UInt32) {
    if scalar < 0x80 { return line.append(UInt8(scalar)) }
    guard let scalar = Unicode.Scalar(scalar), let encoded = UTF8.encode(scalar) else {
      return line.append(UInt8(ascii: " "))
    }
    line.append(contentsOf: encoded)
  }

  private mutating func appendText(_ text: StaticString) {
    text.withUTF8Buffer { line.append(contentsOf: $0) }
  }
}
