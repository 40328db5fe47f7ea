import Foundation

/// The list of photos as an XML property list: a dictionary from album to an array of photos. A
/// photo is the path of its file or a dictionary with `url`, `name`, `description` and `price`.
struct SampleList {
  let albums: [SampleAlbum]

  /// The whole file.
  var text: String {
    let head = """
      <?xml version="1.0" encoding="UTF-8"?>
      <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" \
      "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
      <plist version="1.0">
      <dict>

      """
    return head + albums.map(entry).joined() + "</dict>\n</plist>\n"
  }

  private func entry(for album: SampleAlbum) -> String {
    let photos = album.samples.map(entry).joined()
    return "  <key>\(escaped(album.name))</key>\n  <array>\n\(photos)  </array>\n"
  }

  private func entry(for sample: Sample) -> String {
    let name = sample.fileName.addingPercentEncoding(withAllowedCharacters: .urlPathAllowed)
    let path = "samples/\(name ?? sample.fileName)"
    guard let details = sample.details else {
      return "    <string>\(escaped(path))</string>\n"
    }
    var pairs = [("url", path), ("name", details.name), ("description", details.description)]
    if let price = details.price { pairs.append(("price", price)) }
    let lines = pairs.map { "      <key>\($0.0)</key>\n      <string>\(escaped($0.1))</string>\n" }
    return "    <dict>\n\(lines.joined())    </dict>\n"
  }

  private func escaped(_ text: String) -> String {
    text.replacingOccurrences(of: "&", with: "&amp;")
      .replacingOccurrences(of: "<", with: "&lt;")
      .replacingOccurrences(of: ">", with: "&gt;")
  }
}
