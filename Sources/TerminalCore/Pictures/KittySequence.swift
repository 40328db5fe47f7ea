/// Sequences of the kitty graphics protocol ("The graphics escape code"): APC G, keys, payload, ST.
/// All are quiet: the terminal answers neither that something went well nor that it did not.
enum KittySequence {
  /// Characters of base64 that one sequence may hold.
  private static let chunk = 4096

  /// Has the terminal keep pixels that come with the sequence, in as many sequences as it takes.
  static func transmission(_ id: UInt32, _ pixels: [UInt8], width: Int, height: Int) -> [[UInt8]] {
    let text = Base64.encoded(pixels)
    return stride(from: 0, to: max(1, text.count), by: chunk).map { start in
      let end = min(start + chunk, text.count)
      let more = end < text.count ? 1 : 0
      let keys =
        start == 0
        ? "a=t,f=32,o=z,t=d,s=\(width),v=\(height),i=\(id),q=2,m=\(more)" : "q=2,m=\(more)"
      return sequence(keys, text[start..<end])
    }
  }

  /// The same for pixels that are kept in a file or in shared memory: the terminal removes those.
  static func transmission(_ id: UInt32, _ file: PictureFile, width: Int, height: Int) -> [UInt8] {
    let kind = file.place == .file ? "t" : "s"
    return sequence(
      "a=t,f=32,o=z,t=\(kind),s=\(width),v=\(height),S=\(file.bytes.count),i=\(id),q=2",
      Base64.encoded(file.name)[...])
  }

  /// Has placeholder characters show a picture that the terminal keeps.
  static func virtualPlacement(_ id: UInt32, columns: Int, rows: Int) -> [UInt8] {
    sequence("a=p,U=1,i=\(id),c=\(columns),r=\(rows),q=2")
  }

  /// Shows a part of a picture, in pixels, at the cursor, over some cells. The cursor stays.
  static func placement(
    _ id: UInt32, _ number: UInt32, x: Int, y: Int, width: Int, height: Int, columns: Int, rows: Int
  ) -> [UInt8] {
    sequence(
      "a=p,i=\(id),p=\(number),x=\(x),y=\(y),w=\(width),h=\(height),c=\(columns),r=\(rows),C=1,q=2")
  }

  /// Takes one placement away.
  static func removal(_ id: UInt32, _ number: UInt32) -> [UInt8] {
    sequence("a=d,d=i,i=\(id),p=\(number),q=2")
  }

  /// Takes a picture away, with all its placements and its pixels.
  static func removal(_ id: UInt32) -> [UInt8] { sequence("a=d,d=I,i=\(id),q=2") }

  private static func sequence(_ keys: String, _ payload: ArraySlice<UInt8> = []) -> [UInt8] {
    var bytes = Array("\u{1B}_G".utf8) + Array(keys.utf8)
    if !payload.isEmpty {
      bytes.append(UInt8(ascii: ";"))
      bytes += payload
    }
    return bytes + [0x1B, 0x5C]
  }
}
