/// The parts of a page of photos, as HTML. Whatever text comes in stands there as text.
enum PageText {
  static func beginning(title: String) -> String {
    """
    <!DOCTYPE html>
    <html lang="en">
    <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="generator" content="photogrid">
    <meta http-equiv="Content-Security-Policy" content="\(policy)">
    <title>\(escaped(Array(title.utf8)))</title>
    <style>
    \(style)
    </style>
    </head>
    <body>
    <h1>\(escaped(Array(title.utf8)))</h1>
    <main>

    """
  }

  static let end = "</main>\n</body>\n</html>\n"

  static func figure(_ jpeg: [UInt8], width: Int, height: Int, caption: [UInt8]) -> String {
    let text = escaped(caption)
    return """
      <figure>
      <img width="\(width)" height="\(height)" alt="\(text)" src="data:image/jpeg;base64,\(Base64Text.of(jpeg))">
      <figcaption>\(text)</figcaption>
      </figure>

      """
  }

  static func figure(reason: String, caption: [UInt8]) -> String {
    """
    <figure>
    <p class="missing">\(escaped(Array(reason.utf8)))</p>
    <figcaption>\(escaped(caption))</figcaption>
    </figure>

    """
  }

  /// Bytes as text of HTML: what is not UTF-8 as U+FFFD, control characters not at all.
  static func escaped(_ bytes: [UInt8]) -> String {
    var result = ""
    for scalar in String(decoding: bytes, as: UTF8.self).unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      case "'": result += "&#39;"
      case "\n", "\t": result += " "
      default:
        switch scalar.properties.generalCategory {
        // Those of direction would turn the text around them.
        case .control, .surrogate, .unassigned, .privateUse: break
        case .format where scalar != "\u{200D}" && scalar != "\u{200C}": break
        default: result.unicodeScalars.append(scalar)
        }
      }
    }
    return result
  }

  /// Nothing may be fetched or run, whatever stands in the page.
  private static let policy = "default-src 'none'; img-src data:; style-src 'unsafe-inline'"

  private static let style = """
    :root { color-scheme: light dark; --paper: #fafaf8; --ink: #1c1c1a; --soft: #6c6c68; \
    --card: #ffffff; --line: #e2e2dd; }
    @media (prefers-color-scheme: dark) {
      :root { --paper: #161614; --ink: #ecece8; --soft: #9c9c96; --card: #1f1f1d; --line: #34342f; }
    }
    * { box-sizing: border-box; }
    body { margin: 0 auto; padding: clamp(1rem, 4vw, 3rem); max-width: 110rem; \
    background: var(--paper); color: var(--ink); font: 16px/1.45 system-ui, sans-serif; }
    h1 { margin: 0 0 1.5rem; font-size: 1.4rem; font-weight: 600; }
    main { display: grid; gap: clamp(0.75rem, 2vw, 1.5rem); \
    grid-template-columns: repeat(auto-fill, minmax(min(100%, 14rem), 1fr)); }
    figure { margin: 0; display: flex; flex-direction: column; break-inside: avoid; \
    background: var(--card); border: 1px solid var(--line); border-radius: 0.5rem; overflow: hidden; }
    img, .missing { width: 100%; aspect-ratio: 1; object-fit: contain; margin: 0; }
    img { height: auto; }
    .missing { display: grid; place-items: center; padding: 1rem; text-align: center; \
    color: var(--soft); font-size: 0.875rem; }
    figcaption { padding: 0.6rem 0.8rem; border-top: 1px solid var(--line); font-size: 0.875rem; \
    overflow-wrap: anywhere; }
    """
}
