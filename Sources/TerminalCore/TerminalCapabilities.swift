package import CellGeometry

/// What is known of a terminal. Begins with what the environment and terminfo say; the terminal's
/// own answers refine it while the program runs.
package struct TerminalCapabilities: Hashable, Sendable {
  package var colors: ColorDepth
  /// Which block characters pictures may be made of.
  package var symbols: SymbolSet
  /// Pixels of one cell, as the terminal reports them; nil while unknown.
  package var cellPixels: Size?
  /// Red, green, blue of the terminal's background; nil while unknown.
  package var background: RGB?
  /// Whether `CSI ? 2026 h` holds drawing back until `CSI ? 2026 l`.
  package var hasSynchronizedOutput: Bool
  /// How pictures are drawn.
  package var pictures: PictureMethod
  /// The largest picture, in pixels, that the terminal draws whole, for sixel; nil when it does not
  /// say.
  package var pictureLimit: Size?
  /// How many tmux, one in the other, kitty's sequences must be wrapped for (`TmuxPassthrough`).
  package var tmuxLevels: Int

  package init(
    colors: ColorDepth, symbols: SymbolSet, cellPixels: Size? = nil, background: RGB? = nil,
    hasSynchronizedOutput: Bool = false, pictures: PictureMethod = .symbols,
    pictureLimit: Size? = nil, tmuxLevels: Int = 0
  ) {
    self.colors = colors
    self.symbols = symbols
    self.cellPixels = cellPixels
    self.background = background
    self.hasSynchronizedOutput = hasSynchronizedOutput
    self.pictures = pictures
    self.pictureLimit = pictureLimit
    self.tmuxLevels = tmuxLevels
  }
}
