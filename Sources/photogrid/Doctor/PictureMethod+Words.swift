import TerminalCore

extension PictureMethod {
  /// As `--protocol` names it.
  var name: String {
    switch self {
    case .kitty: "kitty"
    case .kittyDirect: "kitty-direct"
    case .iterm2: "iterm2"
    case .sixel: "sixel"
    case .symbols: "symbols"
    case .none: "none"
    }
  }

  /// For people.
  var words: String {
    switch self {
    case .kitty(let medium): "kitty graphics, Unicode placeholders, \(medium.words)"
    case .kittyDirect(let medium): "kitty graphics, placed directly, \(medium.words)"
    case .iterm2: "inline files of iTerm2"
    case .sixel(let colors): "sixel with \(colors) colours"
    case .symbols: "block characters"
    case .none: "none, captions only"
    }
  }

  /// How pixels are sent, as a word for programs; nil where that is not to choose.
  var medium: String? {
    switch self {
    case .kitty(let medium), .kittyDirect(let medium): medium.name
    case .iterm2, .sixel, .symbols, .none: nil
    }
  }
}

extension PictureMethod.KittyMedium {
  var name: String {
    switch self {
    case .direct: "direct"
    case .temporaryFile: "temporary-file"
    case .sharedMemory: "shared-memory"
    }
  }

  fileprivate var words: String {
    switch self {
    case .direct: "sent in the sequences"
    case .temporaryFile: "by temporary files"
    case .sharedMemory: "by shared memory"
    }
  }
}

extension ColorDepth {
  var words: String {
    switch self {
    case .none: "none"
    case .eight: "8"
    case .sixteen: "16"
    case .palette: "256"
    case .direct: "24 bit"
    }
  }
}

extension TerminalAnswers.Medium {
  var words: String {
    switch self {
    case .direct: "in the sequence"
    case .temporaryFile: "by file"
    case .sharedMemory: "by shared memory"
    }
  }

  var name: String {
    switch self {
    case .direct: "direct"
    case .temporaryFile: "temporaryFile"
    case .sharedMemory: "sharedMemory"
    }
  }
}

extension RGB {
  /// `#1E2030`.
  var hexadecimal: String {
    "#"
      + [red, green, blue].map { byte in
        let digits = String(byte, radix: 16, uppercase: true)
        return byte < 16 ? "0" + digits : digits
      }.joined()
  }
}
