import Foundation

/// The pictures of the test corpus, which lies beside the repository, and what is right for each.
enum Corpus {
  struct Entry: Decodable, Sendable {
    struct Reference: Decodable, Sendable {
      var grid: [[[Double]]]
      var gammaGrid: [[[Double]]]?
      var tolerance: Double

      private enum CodingKeys: String, CodingKey {
        case grid
        case gammaGrid = "grid_gama"
        case tolerance
      }
    }

    var path: String
    var format: String?
    var show: String
    var alsoAccepted: [String]
    /// What a hostile file claims may be negative.
    var shownWidth: Int?
    var shownHeight: Int?
    var otherOrientation: Int?
    var frames: Int?
    /// "2024:05:03 14:02:11", as it stands in the file.
    var dateTaken: String?
    var offset: String?
    var model: String?
    /// Degrees, north and east positive.
    var place: [Double]?
    var reference: Reference?

    private enum CodingKeys: String, CodingKey {
      case path
      case format
      case show
      case alsoAccepted = "also_ok"
      case shownWidth = "shown_width"
      case shownHeight = "shown_height"
      case otherOrientation = "orientation_also_ok"
      case frames
      case dateTaken = "date_taken"
      case offset
      case model
      case place = "gps"
      case reference = "ref"
    }

    /// Whether there is something in it beside pixels, as far as is known.
    var saysSomething: Bool {
      dateTaken != nil || place != nil || model != nil || path.hasPrefix("exif/")
    }

    var accepted: [String] { [show] + alsoAccepted }
  }

  private struct Manifest: Decodable {
    var files: [Entry]
  }

  static let isPresent = FileManager.default.fileExists(atPath: folder + "/manifest.json")
  static let absence = "the corpus is not there: ../shared/corpus, seen from the package"

  static func path(_ name: String) -> String { "\(folder)/\(name)" }

  /// The entries below a folder of the corpus.
  static func entries(below prefix: String) -> [Entry] {
    entries.filter { $0.path.hasPrefix(prefix + "/") }
  }

  private static let entries: [Entry] = {
    guard let data = FileManager.default.contents(atPath: folder + "/manifest.json"),
      let manifest = try? JSONDecoder().decode(Manifest.self, from: data)
    else { return [] }
    return manifest.files
  }()

  private static let folder: String = {
    let package = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    let shared = package.deletingLastPathComponent().appendingPathComponent("shared/corpus")
    return shared.path
  }()
}
