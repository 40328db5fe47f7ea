/// Makes what draws pictures by a method.
package struct PictureDrawer: Equatable, Sendable {
  /// Whether the terminal erases characters by ECH (ECMA-48 8.3.38).
  package var erases: Bool
  /// A number that tells this process from others that use the same terminal, for the identifiers of
  /// pictures that the terminal keeps.
  package var seed: UInt64
  /// What names of files for the terminal begin with: an absolute path.
  package var filePrefix: [UInt8]
  /// What names of shared memory for the terminal begin with; the first character is a slash.
  package var memoryPrefix: [UInt8]

  package init(
    erases: Bool, seed: UInt64, filePrefix: [UInt8] = [], memoryPrefix: [UInt8] = []
  ) {
    self.erases = erases
    self.seed = seed
    self.filePrefix = filePrefix
    self.memoryPrefix = memoryPrefix
  }

  package func drawing(for capabilities: TerminalCapabilities) -> any PictureDrawing {
    switch capabilities.pictures {
    case .symbols: PictureLayer(SymbolPieces(), erases: erases)
    case .none: HiddenPictures()
    // What erases characters leaves sixels behind (xterm), or takes more away than it should (tmux).
    case .sixel: PictureLayer(SixelPieces(), erases: false)
    case .iterm2: PictureLayer(InlinePieces(), erases: false)
    case .kitty(let medium): PlaceholderPictures(store(medium, capabilities.tmuxLevels), erases)
    case .kittyDirect(let medium): PlacedPictures(store(medium, capabilities.tmuxLevels))
    }
  }

  private func store(_ medium: PictureMethod.KittyMedium, _ levels: Int) -> KittyStore {
    let prefix: [UInt8] =
      switch medium {
      case .direct: []
      case .temporaryFile: filePrefix
      case .sharedMemory: memoryPrefix
      }
    return KittyStore(medium: medium, namePrefix: prefix, seed: seed, tmuxLevels: levels)
  }
}
