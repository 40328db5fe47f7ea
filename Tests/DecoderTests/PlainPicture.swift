import Foundation

/// A picture that a test makes: a file of type PPM in a folder of its own, removed with it.
final class PlainPicture {
  let path: String
  let width: Int
  let height: Int
  private let folder: URL

  /// `color` gives red, green and blue at a place.
  init(width: Int, height: Int, _ color: (_ x: Int, _ y: Int) -> [UInt8]) throws {
    self.width = width
    self.height = height
    folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("photogrid-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let file = folder.appendingPathComponent("plain.ppm")
    path = file.path
    var bytes = Data("P6\n\(width) \(height)\n255\n".utf8)
    for y in 0..<height {
      for x in 0..<width { bytes.append(contentsOf: color(x, y)) }
    }
    try bytes.write(to: file)
  }

  deinit { try? FileManager.default.removeItem(at: folder) }
}
