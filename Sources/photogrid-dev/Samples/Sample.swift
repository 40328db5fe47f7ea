/// One picture of the sample library.
struct Sample {
  /// The file's name without its ending, as a person reads it.
  let title: String
  let format: SampleFormat
  /// What the list of photos says about the picture; nil lists its path alone.
  let details: SampleDetails?
  /// Draws the picture; the same one on every call.
  let draw: @Sendable () -> Drawing

  init(
    _ title: String, _ format: SampleFormat, _ details: SampleDetails? = nil,
    draw: @escaping @Sendable () -> Drawing
  ) {
    self.title = title
    self.format = format
    self.details = details
    self.draw = draw
  }

  /// The file's name with its ending.
  var fileName: String { "\(title).\(format.rawValue)" }
}
