import CVips

/// A piece of text as pixels: how much of each the letters cover.
struct SheetLabel {
  enum Style {
    case title
    case caption
    case reason
  }

  let width: Int
  let height: Int
  let coverage: [UInt8]
  /// Red, green and blue.
  let color: [UInt8]

  /// - Returns: nil for text that has no form, or where there are no fonts.
  init?(_ text: String, style: Style, width limit: Int) {
    guard text.contains(where: { !$0.isWhitespace }) else { return nil }
    let markup = Self.escaped(text.prefix(style.characterLimit))
    let image = cv_text(markup, style.font, Int32(limit), style == .title ? 0 : 1)
    guard let picture = VipsPicture(image) else {
      _ = VipsLibrary.takeError()
      return nil
    }
    var count = 0
    guard let memory = cv_pixels(picture.image, &count) else { return nil }
    defer { cv_free(memory) }
    let width = min(picture.width, limit)
    let height = min(picture.height, style.heightLimit)
    guard count >= picture.width * picture.height else { return nil }
    let pixels = UnsafeRawBufferPointer(start: memory, count: count)
    coverage = (0..<height).flatMap { y in
      pixels[y * picture.width..<y * picture.width + width]
    }
    self.width = width
    self.height = height
    color = style.color
  }

  /// As Pango's markup: the text stands for itself.
  private static func escaped(_ text: some StringProtocol) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      case "'": result += "&#39;"
      case _ where scalar.properties.generalCategory == .control: result += " "
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}

extension SheetLabel.Style {
  fileprivate var font: String {
    switch self {
    case .title: "sans bold 26"
    case .caption: "sans 15"
    case .reason: "sans 16"
    }
  }

  fileprivate var color: [UInt8] {
    switch self {
    case .title: [28, 28, 26]
    case .caption: [68, 67, 63]
    case .reason: [128, 124, 116]
    }
  }

  /// Pixels.
  fileprivate var heightLimit: Int {
    switch self {
    case .title: SheetLayout.titleHeight - 16
    case .caption: SheetLayout.captionHeight
    case .reason: SheetLayout.tile - 32
    }
  }

  /// More than has room.
  fileprivate var characterLimit: Int { self == .reason ? 200 : 90 }
}
