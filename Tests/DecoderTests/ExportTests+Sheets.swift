import DecoderProtocol
import Foundation
import Testing

extension ExportTests {
  @Test func sheetsShowWhatTheyCan() throws {
    defer { remove() }
    try write("a.ppm", width: 60, height: 40)
    let decoder = try ExportDecoder()
    let captions = ["plain", "<b>&\"'%s</b>", "", "写真 \u{1B}[31m\n\u{202E}", "a\u{0}b"]
    let tiles =
      captions.map { ExportSheet.Tile(.photo(Array(path("a.ppm").utf8)), caption: $0) }
      + [
        ExportSheet.Tile(.photo(Array(path("none").utf8)), caption: "none"),
        ExportSheet.Tile(.reason("was never there"), caption: "gone"),
      ]
    let sheet = ExportSheet(
      destination: Array(path("s.png").utf8), title: "A <title> & more", tiles: tiles)
    let reply = try decoder.ask { .sheet(id: $0, sheet) }
    guard case .sheet(let failures) = reply else {
      Issue.record("\(reply)")
      return
    }
    #expect(failures.map(\.tile) == [5, 6])
    #expect(failures.map(\.failure.reason) == ["no such file", "was never there"])
    #expect(decoder.progress == Array(0..<7))
    let record = try decoder.metadata(path("s.png"))
    // Four columns and two rows of 320 pixels, and room between.
    #expect(record?.format == "PNG")
    #expect(record?.width == 1460)
  }

  /// Only one row of photos is ever held.
  @Test func sheetsOfManyPhotosTakeLittleMemory() throws {
    defer { remove() }
    try write("a.ppm", width: 30, height: 20)
    let decoder = try ExportDecoder()
    let tile = ExportSheet.Tile(.photo(Array(path("a.ppm").utf8)), caption: "")
    let sheet = ExportSheet(
      destination: Array(path("s.png").utf8), title: "",
      tiles: Array(repeating: tile, count: 300))
    let reply = try decoder.ask { .sheet(id: $0, sheet) }
    #expect(reply == .sheet([]))
    let record = try decoder.metadata(path("s.png"))
    #expect(record?.width == 2852)
    #if os(Linux)
      let status = try String(
        contentsOfFile: "/proc/\(decoder.processID)/status", encoding: .utf8)
      let peak = status.split(separator: "\n").first { $0.hasPrefix("VmHWM") }
      let kilobytes = peak.flatMap { Int($0.filter(\.isNumber)) } ?? .max
      #expect(kilobytes < 150_000)
    #endif
  }

  @Test func sheetNeverReplacesAFile() throws {
    defer { remove() }
    try write("a.ppm", width: 3, height: 2)
    try Data("precious".utf8).write(to: folder.appendingPathComponent("s.png"))
    let tile = ExportSheet.Tile(.photo(Array(path("a.ppm").utf8)), caption: "")
    let sheet = ExportSheet(destination: Array(path("s.png").utf8), title: "", tiles: [tile])
    guard case .failure = try ExportDecoder().ask({ .sheet(id: $0, sheet) }) else {
      Issue.record("it was written over")
      return
    }
    #expect(bytes(path("s.png")) == Array("precious".utf8))
  }
}
