import Foundation

/// What the tests need of the project's own files and of the machine.
enum Project {
  static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()
  static let resources = root.appendingPathComponent("Resources")
  static let shared = root.deletingLastPathComponent().appendingPathComponent("shared")

  /// The folder of the built programs.
  static let products = URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()

  static let hasDecoder = FileManager.default.isExecutableFile(
    atPath: products.appendingPathComponent("photogrid-decoder").path)
  static let hasOddNames = FileManager.default.fileExists(
    atPath: shared.appendingPathComponent("corpus/make-names.py").path)

  static func sample(_ name: String) throws -> Data {
    try Data(contentsOf: resources.appendingPathComponent("samples/\(name)"))
  }

  /// A folder of albums with real pictures.
  static func library(in scratch: Scratch) throws -> String {
    let pictures = [try sample("Fox.jpg"), try sample("Owl.png"), try sample("Otter.webp")]
    let extensions = ["jpg", "png", "webp"]
    for album in ["2023 Lake", "2024 Mountains", "2024 Mountains/Day 1"] {
      for number in 1...9 {
        let kind = number % 3
        try scratch.write(
          "photos/\(album)/IMG_\(number).\(extensions[kind])", pictures[kind])
      }
    }
    return scratch.path("photos")
  }
}
