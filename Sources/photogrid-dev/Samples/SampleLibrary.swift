package import Foundation

/// The pictures that photogrid shows when it is started without a list of its own.
package enum SampleLibrary {
  /// The most bytes all pictures may take together.
  static let byteLimit = 2_900_000

  static let albums = [
    SampleAlbum(name: "Actors", samples: ActorArt.samples),
    SampleAlbum(name: "Animals", samples: AnimalArt.samples),
    SampleAlbum(name: "Flowers", samples: FlowerArt.samples),
    SampleAlbum(name: "Other", samples: PlaceArt.samples),
  ]

  /// Draws every picture into `resources`/samples and writes `resources`/photos.plist. Prints one
  /// line a file and the total. Needs the programs rsvg-convert and vips.
  package static func write(to resources: URL) throws {
    let renderer = try SampleProgram("rsvg-convert", package: "librsvg2-bin")
    let encoder = try SampleProgram("vips", package: "libvips-tools")
    let files = FileManager.default
    let folder = resources.appendingPathComponent("samples", isDirectory: true)
    let scratch = files.temporaryDirectory
      .appendingPathComponent("photogrid-samples-\(UUID().uuidString)", isDirectory: true)
    try files.createDirectory(at: folder, withIntermediateDirectories: true)
    try files.createDirectory(at: scratch, withIntermediateDirectories: true)
    defer { try? files.removeItem(at: scratch) }

    let press = SamplePress(renderer: renderer, encoder: encoder, scratch: scratch, folder: folder)
    var total = 0
    for album in albums {
      for sample in album.samples {
        total += try press.make(sample, album: album.name)
      }
    }
    total += try press.make(FooterArt.sample, album: "Footer")
    let list = SampleList(albums: albums).text
    try Data(list.utf8).write(to: resources.appendingPathComponent("photos.plist"))
    print("\(albums.reduce(1) { $0 + $1.samples.count }) pictures, \(total) bytes")
    guard total <= byteLimit else {
      throw SampleProblem.tooLarge(bytes: total, limit: byteLimit)
    }
  }
}
