/// A picture under construction. Later shapes cover earlier ones; lengths are user units, one to a
/// pixel of the finished picture; the origin is the top left corner.
struct Drawing {
  let width: Double
  let height: Double
  private var definitions = ""
  private var body = ""
  private var definitionCount = 0

  init(_ width: Double, _ height: Double) {
    self.width = width
    self.height = height
  }

  /// The finished SVG document.
  var svg: String {
    let size = "width=\"\(width.svg)\" height=\"\(height.svg)\""
    let box = "viewBox=\"0 0 \(width.svg) \(height.svg)\""
    return "<svg xmlns=\"http://www.w3.org/2000/svg\" \(size) \(box)>\n"
      + "<defs>\n\(definitions)</defs>\n\(body)</svg>\n"
  }

  // MARK: - Shapes

  /// Covers the whole picture.
  mutating func cover(_ paint: Paint) {
    rect(0, 0, width, height, paint)
  }

  /// A rectangle with its top left corner at (x, y).
  mutating func rect(
    _ x: Double, _ y: Double, _ width: Double, _ height: Double, _ paint: Paint, corner: Double = 0
  ) {
    let place = "x=\"\(x.svg)\" y=\"\(y.svg)\" width=\"\(width.svg)\" height=\"\(height.svg)\""
    body += "<rect \(place) rx=\"\(corner.svg)\" fill=\"\(reference(to: paint))\"/>\n"
  }

  mutating func circle(_ x: Double, _ y: Double, _ radius: Double, _ paint: Paint) {
    ellipse(x, y, radius, radius, paint)
  }

  mutating func ellipse(
    _ x: Double, _ y: Double, _ radiusX: Double, _ radiusY: Double, _ paint: Paint
  ) {
    let place = "cx=\"\(x.svg)\" cy=\"\(y.svg)\" rx=\"\(radiusX.svg)\" ry=\"\(radiusY.svg)\""
    body += "<ellipse \(place) fill=\"\(reference(to: paint))\"/>\n"
  }

  /// A circle's line.
  mutating func ring(
    _ x: Double, _ y: Double, _ radius: Double, _ paint: Paint, width: Double
  ) {
    let place = "cx=\"\(x.svg)\" cy=\"\(y.svg)\" r=\"\(radius.svg)\" fill=\"none\""
    let ink = reference(to: paint)
    body += "<circle \(place) stroke=\"\(ink)\" stroke-width=\"\(width.svg)\"/>\n"
  }

  /// The inside of an outline.
  mutating func fill(_ outline: Outline, _ paint: Paint) {
    body += "<path d=\"\(outline.data)\" fill=\"\(reference(to: paint))\"/>\n"
  }

  /// The line of an outline, with round ends.
  mutating func line(_ outline: Outline, _ paint: Paint, width: Double) {
    let ink = "stroke=\"\(reference(to: paint))\" stroke-width=\"\(width.svg)\""
    let ends = "stroke-linecap=\"round\" stroke-linejoin=\"round\""
    body += "<path d=\"\(outline.data)\" fill=\"none\" \(ink) \(ends)/>\n"
  }

  // MARK: - Groups

  /// Moves the origin of what `draw` draws to (x, y), turns it by `turn` degrees clockwise and
  /// scales it.
  mutating func at(
    _ x: Double, _ y: Double, scale: Double = 1, turn: Double = 0, opacity: Double = 1,
    _ draw: (inout Drawing) -> Void
  ) {
    var transform = "translate(\(x.svg) \(y.svg))"
    if turn != 0 { transform += " rotate(\(turn.svg))" }
    if scale != 1 { transform += " scale(\(scale.svg))" }
    let veil = opacity < 1 ? " opacity=\"\(opacity.svg)\"" : ""
    wrap("transform=\"\(transform)\"\(veil)", draw)
  }

  /// Draws twice: once as given, once mirrored at the vertical line at `axis`.
  mutating func mirrored(at axis: Double = 0, _ draw: (inout Drawing) -> Void) {
    draw(&self)
    wrap("transform=\"translate(\((axis * 2).svg) 0) scale(-1 1)\"", draw)
  }

  /// Draws twice: once as given, once mirrored at the horizontal axis.
  mutating func mirroredDown(_ draw: (inout Drawing) -> Void) {
    draw(&self)
    wrap("transform=\"scale(1 -1)\"", draw)
  }

  /// Draws mirrored at the vertical line at `axis`.
  mutating func flipped(at axis: Double = 0, _ draw: (inout Drawing) -> Void) {
    wrap("transform=\"translate(\((axis * 2).svg) 0) scale(-1 1)\"", draw)
  }

  /// Stretches what `draw` draws about the origin.
  mutating func stretched(_ x: Double, _ y: Double, _ draw: (inout Drawing) -> Void) {
    wrap("transform=\"scale(\(x.svg) \(y.svg))\"", draw)
  }

  /// Fills an outline and lets `draw` paint on it without crossing its edge.
  mutating func form(_ outline: Outline, _ paint: Paint, _ draw: (inout Drawing) -> Void) {
    fill(outline, paint)
    let name = define { name in
      "<clipPath id=\"\(name)\"><path d=\"\(outline.data)\"/></clipPath>\n"
    }
    wrap("clip-path=\"url(#\(name))\"", draw)
  }

  /// Blurs what `draw` draws by `radius` units.
  mutating func soft(_ radius: Double, _ draw: (inout Drawing) -> Void) {
    let name = define { name in
      let area = "x=\"-50%\" y=\"-50%\" width=\"200%\" height=\"200%\""
      let blur = "<feGaussianBlur stdDeviation=\"\(radius.svg)\"/>"
      return "<filter id=\"\(name)\" \(area)>\(blur)</filter>\n"
    }
    wrap("filter=\"url(#\(name))\"", draw)
  }

  // MARK: - Inside

  private mutating func wrap(_ attributes: String, _ draw: (inout Drawing) -> Void) {
    body += "<g \(attributes)>\n"
    draw(&self)
    body += "</g>\n"
  }

  private mutating func define(_ make: (String) -> String) -> String {
    definitionCount += 1
    let name = "d\(definitionCount)"
    definitions += make(name)
    return name
  }

  private mutating func reference(to paint: Paint) -> String {
    switch paint {
    case .solid(let color):
      return color
    case .linear(let degrees, let colors):
      let way = Spot.polar(radius: 0.5, degrees: degrees)
      let ends =
        "x1=\"\((0.5 - way.x).svg)\" y1=\"\((0.5 - way.y).svg)\" "
        + "x2=\"\((0.5 + way.x).svg)\" y2=\"\((0.5 + way.y).svg)\""
      let name = define { name in
        "<linearGradient id=\"\(name)\" \(ends)>\(Drawing.stops(colors))</linearGradient>\n"
      }
      return "url(#\(name))"
    case .radial(let x, let y, let radius, let colors):
      let place = "cx=\"\(x.svg)\" cy=\"\(y.svg)\" r=\"\(radius.svg)\""
      let name = define { name in
        "<radialGradient id=\"\(name)\" \(place)>\(Drawing.stops(colors))</radialGradient>\n"
      }
      return "url(#\(name))"
    }
  }

  private static func stops(_ colors: [String]) -> String {
    let last = Double(max(colors.count - 1, 1))
    return colors.enumerated().map { index, color in
      let place = Double(index) / last
      return "<stop offset=\"\(place.svg)\" stop-color=\"\(color)\"/>"
    }.joined()
  }
}
