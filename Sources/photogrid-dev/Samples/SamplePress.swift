import Foundation

/// Turns drawings into picture files.
struct SamplePress {
  let renderer: SampleProgram
  let encoder: SampleProgram
  /// Holds the files in between; the caller removes it.
  let scratch: URL
  /// Where the finished pictures go.
  let folder: URL

  /// Draws, renders and encodes one picture, prints a line about it and returns its size in bytes.
  func make(_ sample: Sample, album: String) throws -> Int {
    let drawing = sample.draw()
    let vector = scratch.appendingPathComponent("picture.svg")
    let bitmap = scratch.appendingPathComponent("picture.png")
    let finished = folder.appendingPathComponent(sample.fileName)
    try Data(drawing.svg.utf8).write(to: vector)
    try renderer.run(["--output", bitmap.path, vector.path], subject: sample.fileName)
    // Three bands: the rendering has an alpha channel that nothing needs.
    let target = finished.path + sample.format.saveOptions
    try encoder.run(
      ["extract_band", bitmap.path, target, "0", "--n", "3"], subject: sample.fileName)
    let facts = try FileManager.default.attributesOfItem(atPath: finished.path)
    let bytes = (facts[.size] as? NSNumber)?.intValue ?? 0
    print("\(album): \(sample.fileName) \(drawing.width.svg)x\(drawing.height.svg) \(bytes) bytes")
    return bytes
  }
}
