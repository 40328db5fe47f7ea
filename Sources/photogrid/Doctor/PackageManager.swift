import SystemEdge

/// The program that installs programs here, and how it calls what we need.
enum PackageManager: String, CaseIterable {
  case apt, dnf, pacman, apk, brew

  /// What can be missing.
  enum Part {
    case decoder, terminfo, curl, zip, opener
  }

  static var ofThisMachine: PackageManager? {
    allCases.first { manager in isInstalled(manager == .apt ? "apt-get" : manager.rawValue) }
  }

  /// The command that installs `part`.
  func command(for part: Part) -> String {
    let packages = packages(part)
    switch self {
    case .apt: return "sudo apt install \(packages)"
    case .dnf: return "sudo dnf install \(packages)"
    case .pacman: return "sudo pacman -S \(packages)"
    case .apk: return "sudo apk add \(packages)"
    case .brew: return "brew install \(packages)"
    }
  }

  private func packages(_ part: Part) -> String {
    switch (part, self) {
    case (.decoder, .apt): "libvips-dev libchafa-dev"
    case (.decoder, .dnf): "vips-devel chafa-devel"
    case (.decoder, .pacman): "libvips chafa"
    case (.decoder, .apk): "vips-dev chafa-dev"
    case (.decoder, .brew): "vips chafa"
    case (.terminfo, .apt): "ncurses-term"
    case (.terminfo, .apk): "ncurses-terminfo"
    case (.terminfo, _): "ncurses"
    case (.curl, _): "curl"
    case (.zip, _): "zip"
    case (.opener, _): "xdg-utils"
    }
  }

  /// Whether PATH leads to a program of this name.
  static func isInstalled(_ name: String) -> Bool {
    let path = Doctor.variable("PATH") ?? "/usr/bin:/bin"
    return path.split(separator: ":").contains { access("\($0)/\(name)", X_OK) == 0 }
  }
}
