import AlbumModel
import CellGeometry
import DecoderProtocol
import GridController
import TerminalCore
import TestSupport

/// States to draw: a small library of everyday names, and pictures that are plain letters.
enum ScreenFixture {
  static func state(
    columns: Int, rows: Int, colors: ColorDepth, symbols: SymbolSet = .quadrant,
    settings: Settings = Settings(), albums: [Album] = everyday
  ) -> GridState {
    var state = GridState(
      settings: settings, window: Size(width: columns, height: rows),
      capabilities: TerminalCapabilities(colors: colors, symbols: symbols))
    let title = Array("Holidays".utf8)
    _ = update(&state, .library(.opened(.folder, title: title, footerPicture: nil)))
    _ = update(&state, .library(.albums(albums)))
    _ = update(&state, .library(.finished))
    let days = (CivilDay(year: 2023, month: 7, day: 14), CivilDay(year: 2023, month: 8, day: 2))
    for section in state.library.snapshot.sections {
      let facts = SectionFacts(byteCount: 48_300_000, earliest: days.0, latest: days.1)
      _ = update(&state, .facts(SectionContents(section: section.id, version: 0), facts))
    }
    return state
  }

  static let everyday = [
    AlbumNotation.album("2023 Lake", (1...7).map { "IMG_\($0).jpg" }),
    AlbumNotation.album("2024 Mountains/Day 1", (10...24).map { "DSC0\($0).jpg" }),
  ]

  static func press(_ state: inout GridState, _ keys: String) throws {
    for key in try Key.parse(sequence: keys) { _ = update(&state, .terminal(.key(key))) }
  }

  /// Answers every request that is open, across and upright in turn; with trouble some of them by
  /// failures.
  static func answer(_ state: inout GridState, trouble: Bool = false) {
    for request in UInt64(1)...200 {
      guard let key = state.pictures.key(ofRequest: request),
        state.pictures[key]?.status == .loading
      else { continue }
      let result: PictureReply.Result =
        switch (trouble, request % 4) {
        case (true, 0): .failure(DecodeFailure(.corrupt, reason: "cut short before the first row"))
        case (true, 1): .picture(picture(request, state.box(for: key), .partial))
        default: .picture(picture(request, state.box(for: key), .sharp))
        }
      _ = update(
        &state, .picture(PictureReply(id: request, result: result, microseconds: 1000)))
    }
  }

  private static func picture(
    _ request: UInt64, _ box: PictureBox, _ quality: DecodedPicture.Quality
  ) -> DecodedPicture {
    let isUpright = request % 3 == 0
    let columns = isUpright ? max(1, box.columns * 2 / 3) : box.columns
    let rows = isUpright ? box.rows : max(1, box.rows * 7 / 10)
    let letter = UInt8(ascii: "A") + UInt8(request % 26)
    let line = [UInt8](repeating: letter, count: Int(columns))
    return DecodedPicture(
      quality: quality, columns: columns, rows: rows,
      lines: Array(repeating: line, count: Int(rows)), pixelWidth: 4000, pixelHeight: 3000)
  }
}
