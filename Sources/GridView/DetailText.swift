import AlbumModel
import CellGeometry
import GridController
import TerminalCore

/// What the detail view says of a photo.
struct DetailText {
  struct Fact {
    var label: String
    var value: DisplayText
  }

  static let labelWidth = 10

  let title: DisplayText
  /// The description, where the library has one.
  let description: [DisplayText]
  /// Only what is known.
  let facts: [Fact]

  init(state: GridState, item: PhotoID) {
    let photo = state.library.catalog.photo(item)
    let metadata = state.photoFacts.metadata(of: item)
    title = DisplayText(bytes: photo.caption)
    description = [photo.details?.text].compactMap { bytes in
      bytes.flatMap { $0.isEmpty ? nil : DisplayText(bytes: $0) }
    }
    let home = state.library.catalog.info(of: state.library.catalog.home(of: item))
    var facts: [Fact] = []
    func add(_ label: String, _ value: String?) {
      if let value, !value.isEmpty { facts.append(Fact(label: label, value: DisplayText(value))) }
    }
    if let price = photo.details?.price, !price.isEmpty {
      facts.append(Fact(label: "Price", value: DisplayText(bytes: price)))
    }
    facts.append(Fact(label: "Album", value: DisplayText(bytes: home.title)))
    switch photo.location {
    case .file: facts.append(Fact(label: "File", value: DisplayText(bytes: photo.name)))
    case .remote(let address):
      facts.append(Fact(label: "Address", value: DisplayText(bytes: address)))
    }
    add("Kind", metadata?.format)
    add("Size", metadata?.byteCount.map(Numbers.size))
    let size =
      state.pixels(of: item)
      ?? metadata.flatMap { data in
        data.width.flatMap { width in data.height.map { Size(width: width, height: $0) } }
      }
    add("Pixels", size.map { "\($0.width)×\($0.height)" })
    add("Frames", metadata?.frameCount.map(String.init))
    add("Taken", metadata?.taken)
    add("Camera", metadata?.camera)
    add("Lens", metadata?.lens)
    add("Exposure", metadata?.exposure.map(Self.unbroken))
    add("Place", metadata?.place.map { Numbers.place($0.latitude, $0.longitude) })
    self.facts = facts
  }

  /// A text that is not broken between a number and its unit.
  private static func unbroken(_ text: String) -> String {
    [" mm", " s", " EV"].reduce(text.replacing("ISO ", with: "ISO\u{a0}")) { text, unit in
      text.replacing(unit, with: "\u{a0}" + unit.dropFirst())
    }
  }
}
