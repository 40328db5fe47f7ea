import DecoderProtocol
import Testing

/// Pictures of the corpus as pixels: right colours in the right places.
@Suite(.serialized, .enabled(if: Corpus.isPresent, "\(Corpus.absence)"))
struct PixelCorpusTests {
  private static let forms: [PictureEncoding.PixelForm] = [.raster, .png, .sixel(colors: 256)]

  private static func box(
    _ form: PictureEncoding.PixelForm, background: [UInt8]? = [255, 255, 255]
  ) -> PictureBox {
    PictureBox(
      columns: 14, rows: 7, cellWidth: 10, cellHeight: 19, encoding: .pixels(form),
      background: background)
  }

  /// What is shown, all its bits known, of formats that are always read.
  private static let entries = ["jpeg", "png", "webp", "gif", "tiff", "orient", "pnm"]
    .flatMap(Corpus.entries(below:))
    .filter { $0.show == "show" && $0.reference != nil && $0.otherOrientation == nil }

  @Test(arguments: forms)
  func coloursAreRight(form: PictureEncoding.PixelForm) throws {
    // Each is made by the same steps up to its form, and slow without optimisation: some of each.
    let share = form == .raster ? 3 : 6
    let entries = Self.entries.enumerated().filter { $0.offset % share == 0 }
      .map(\.element)
    #expect(entries.count > 50)
    let box = Self.box(form)
    let answers = RealDecoder().answers(
      entries.map { Array(Corpus.path($0.path).utf8) }, box: box)
    for (entry, answer) in zip(entries, answers) where answer.outcome == "show" {
      guard let decoded = answer.picture, let reference = entry.reference else { continue }
      let picture = try PixelPicture(decoded, box)
      #expect(picture.opacities.inside == [255], "\(entry.path)")
      #expect(picture.opacities.outside.subtracting([0]).isEmpty, "\(entry.path)")
      guard decoded.pixelWidth >= 24, decoded.pixelHeight >= 24 else { continue }
      let grids = [reference.grid] + (reference.gammaGrid.map { [$0] } ?? [])
      let distance = grids.map { LinePixels.distance($0, picture.grid) }.min() ?? 0
      #expect(distance <= reference.tolerance + 8, "\(entry.path): \(distance)")
    }
  }

  /// Of which formats there is anything: what is not shown above was not seen to be wrong.
  @Test func nearlyAllAreShown() {
    let answers = RealDecoder().answers(
      Self.entries.map { Array(Corpus.path($0.path).utf8) }, box: Self.box(.raster))
    let shown = answers.filter { $0.outcome == "show" }.count
    #expect(shown * 100 >= Self.entries.count * 95, "\(shown) of \(Self.entries.count)")
  }

  // MARK: - Opacity

  private static let transparent = [
    "webp/lossy-alpha.webp", "webp/lossless-alpha.webp", "png/palette-trns.png",
    "png/rgba-gradient.png",
  ]

  private func picture(_ path: String, _ box: PictureBox) throws -> PixelPicture {
    let answer = RealDecoder().answer(Corpus.path(path), box: box)
    #expect(answer.outcome == "show", "\(answer.failure?.reason ?? "")")
    return try PixelPicture(try #require(answer.picture), box)
  }

  @Test(arguments: transparent)
  func opacityIsKeptWhereTheTerminalShowsThrough(path: String) throws {
    let raster = try picture(path, Self.box(.raster, background: nil))
    let png = try picture(path, Self.box(.png, background: nil))
    let sixels = try picture(path, Self.box(.sixel(colors: 256), background: nil))
    #expect(raster.opacities.inside.contains { $0 < 255 })
    #expect(raster.pixels == png.pixels)
    for place in stride(from: 3, to: raster.pixels.count, by: 4) {
      #expect((sixels.pixels[place] == 255) == (raster.pixels[place] >= 128))
    }
  }

  @Test(arguments: transparent, forms)
  func opacityIsGoneOverABackground(path: String, form: PictureEncoding.PixelForm) throws {
    let picture = try picture(path, Self.box(form, background: [0, 0, 128]))
    #expect(picture.opacities.inside == [255])
    #expect(picture.opacities.outside.subtracting([0]).isEmpty)
  }

  /// Over white and over black the same picture comes out as its opacity says.
  @Test func backgroundShowsThrough() throws {
    let path = "png/rgba-gradient.png"
    let clear = try picture(path, Self.box(.raster, background: nil))
    let light = try picture(path, Self.box(.raster, background: [255, 255, 255]))
    let dark = try picture(path, Self.box(.raster, background: [0, 0, 0]))
    for y in clear.rows {
      for x in clear.columns {
        let opacity = Int(clear.pixel(x, y)[3])
        let through = Int(light.pixel(x, y)[0]) - Int(dark.pixel(x, y)[0])
        #expect(abs(through - (255 - opacity)) <= 3)
      }
    }
  }

  // MARK: - Previews

  @Test(arguments: forms)
  func previewHasTheSameCells(form: PictureEncoding.PixelForm) throws {
    let box = Self.box(form)
    let answer = RealDecoder().answer(
      Corpus.path("jpeg/full-size-12mp-portrait.jpg"), box: box)
    let preview = try #require(answer.previews.first)
    let sharp = try #require(answer.picture)
    #expect(preview.quality == .embedded && answer.previews.count == 1)
    #expect(preview.columns == sharp.columns && preview.rows == sharp.rows)
    let pictures = (try PixelPicture(preview, box), try PixelPicture(sharp, box))
    #expect(LinePixels.distance(pictures.0.grid, pictures.1.grid) < 24)
  }

  /// In a large window the preview would take as long to encode as the photo takes to decode.
  @Test func previewIsNotBlownUp() throws {
    let box = PictureBox(columns: 80, rows: 40, encoding: .pixels(.raster))
    let answer = RealDecoder().answer(
      Corpus.path("jpeg/full-size-12mp-portrait.jpg"), box: box)
    #expect(answer.previews.isEmpty)
    #expect(answer.picture?.quality == .sharp)
  }

  @Test func previewStandsInForWhatIsCorrupt() throws {
    let box = Self.box(.raster)
    let answer = RealDecoder().answer(Corpus.path("exif/real/corrupted.jpg"), box: box)
    #expect(answer.outcome == "partial")
    _ = try PixelPicture(try #require(answer.picture), box)
  }

  // MARK: - Bounds

  /// A whole window of the largest screen, within the limits on memory.
  @Test func wholeWindowFitsAReply() throws {
    let box = PictureBox(
      columns: 768, rows: 216, cellWidth: 10, cellHeight: 20, encoding: .pixels(.raster))
    let answer = RealDecoder(deadline: 60).answer(
      Corpus.path("jpeg/full-size-12mp-portrait.jpg"), box: box)
    let picture = try #require(answer.picture, "\(answer.failure?.reason ?? "")")
    #expect(picture.quality == .sharp)
    guard case .raster(let bytes) = picture.content else {
      Issue.record("no raster")
      return
    }
    #expect(bytes.count > 1 << 20)
  }
}
