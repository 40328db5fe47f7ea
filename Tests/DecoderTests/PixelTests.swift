import DecoderProtocol
import Testing

/// Pictures that have pixels, made of pictures whose every pixel is known.
@Suite(.serialized) struct PixelTests {
  static let forms: [PictureEncoding.PixelForm] = [.raster, .png, .sixel(colors: 256)]

  private func box(
    _ columns: UInt16, _ rows: UInt16, cell: (UInt16, UInt16) = (10, 20),
    _ form: PictureEncoding.PixelForm, background: [UInt8]? = nil
  ) -> PictureBox {
    PictureBox(
      columns: columns, rows: rows, cellWidth: cell.0, cellHeight: cell.1,
      encoding: .pixels(form), background: background)
  }

  private func picture(_ path: String, _ box: PictureBox) throws -> PixelPicture {
    let answer = RealDecoder().answer(path, box: box)
    #expect(answer.outcome == "show", "\(answer.failure?.reason ?? "")")
    return try PixelPicture(try #require(answer.picture), box)
  }

  private static func gradient(_ x: Int, _ y: Int) -> [UInt8] {
    [UInt8(x * 5 % 256), UInt8(y * 7 % 256), UInt8((x + y) * 3 % 256)]
  }

  // MARK: - Every pixel

  @Test(arguments: [PictureEncoding.PixelForm.raster, .png])
  func pixelsOfTheSameSizeStayAsTheyAre(form: PictureEncoding.PixelForm) throws {
    let file = try PlainPicture(width: 40, height: 30, Self.gradient)
    let picture = try picture(file.path, box(4, 2, cell: (10, 15), form))
    #expect(picture.width == 40 && picture.height == 30)
    for y in 0..<30 {
      for x in 0..<40 { #expect(picture.pixel(x, y) == Self.gradient(x, y) + [255]) }
    }
  }

  @Test(arguments: forms)
  func restOfCellsIsTransparentOnBothSides(form: PictureEncoding.PixelForm) throws {
    let file = try PlainPicture(width: 37, height: 30) { _, _ in [255, 0, 0] }
    // As large as fits: 35 × 28 of 35 × 40 pixels would be cut; 41 × 33 of 5 × 2 cells.
    let picture = try picture(file.path, box(9, 3, cell: (9, 11), form))
    #expect((picture.width, picture.height) == (45, 33))
    #expect((picture.columns, picture.rows) == (2..<43, 0..<33))
    for y in 0..<33 {
      for x in 0..<45 {
        #expect(
          picture.pixel(x, y) == (picture.columns.contains(x) ? [255, 0, 0, 255] : [0, 0, 0, 0]))
      }
    }
  }

  @Test(arguments: forms)
  func tinyPictureIsEnlargedFourTimesAtMost(form: PictureEncoding.PixelForm) throws {
    let file = try PlainPicture(width: 3, height: 5) { _, _ in [0, 255, 0] }
    let picture = try picture(file.path, box(60, 40, form))
    #expect((picture.columns.count, picture.rows.count) == (12, 20))
    #expect((picture.width, picture.height) == (20, 20))
    #expect(picture.opacities.inside == [255])
    #expect(picture.opacities.outside == [0])
  }

  @Test(arguments: forms)
  func oddBoxesAreFilled(form: PictureEncoding.PixelForm) throws {
    let file = try PlainPicture(width: 200, height: 150, Self.gradient)
    for (columns, rows, width, height) in [
      (1, 1, 10, 8), (1, 30, 10, 8), (60, 1, 27, 20), (2, 2, 20, 15), (3, 50, 30, 23),
    ] as [(UInt16, UInt16, Int, Int)] {
      let picture = try picture(file.path, box(columns, rows, form))
      #expect((picture.columns.count, picture.rows.count) == (width, height))
      #expect(picture.opacities.inside == [255])
    }
  }

  /// A line as thin as a pixel is not lost, and one as long as the box is as wide as a cell.
  @Test(arguments: forms)
  func extremeShapesKeepAPixel(form: PictureEncoding.PixelForm) throws {
    for (width, height) in [(1000, 1), (1, 1000)] {
      let file = try PlainPicture(width: width, height: height) { _, _ in [0, 0, 255] }
      let picture = try picture(file.path, box(10, 10, form))
      #expect(min(picture.columns.count, picture.rows.count) == 1)
      #expect(picture.opacities.inside == [255])
    }
  }

  // MARK: - Sixels

  @Test(arguments: [17, 18, 20, 21, 6, 1, 5, 7] as [UInt16])
  func sixelsShowTheSamePixels(cellHeight: UInt16) throws {
    let file = try PlainPicture(width: 90, height: 90) { x, y in
      [UInt8(x * 255 / 89), UInt8(y * 255 / 89), UInt8((x + y) * 255 / 178)]
    }
    let rows = max(2, 90 / cellHeight)
    let cell = (9, cellHeight) as (UInt16, UInt16)
    let exact = try picture(file.path, box(10, rows, cell: cell, .raster))
    let sixels = try picture(file.path, box(10, rows, cell: cell, .sixel(colors: 256)))
    #expect(sixels.opacities.inside == [255])
    #expect(sixels.opacities.outside.subtracting([0]).isEmpty)
    let difference = sixels.difference(from: exact)
    #expect(difference.mean < 6, "\(difference)")
    #expect(difference.largest < 64, "\(difference)")
    let means = (sixels.mean(sixels.columns, sixels.rows), exact.mean(exact.columns, exact.rows))
    for (one, other) in zip(means.0, means.1) { #expect(abs(one - other) < 1.5) }
  }

  @Test(arguments: [2, 3, 16, 64, 255, 256, 1024] as [UInt16])
  func registersStayBelowTheirNumber(colors: UInt16) throws {
    let file = try PlainPicture(width: 120, height: 120, Self.gradient)
    let picture = try picture(file.path, box(12, 6, .sixel(colors: colors)))
    #expect(picture.registers.allSatisfy { $0 < Int(colors) })
    #expect(picture.registers.count > Int(colors) / 2)
  }

  /// What has few colours has them exactly, to what percentages can say.
  @Test(arguments: [1, 2, 7, 16] as [Int])
  func fewColoursStayAsTheyAre(count: Int) throws {
    func color(_ index: Int) -> [UInt8] {
      let third = index * 90 % 256
      return [index * 15, 255 - index * 15, third].map { UInt8($0) }
    }
    let colors = (0..<count).map { color($0) }
    let file = try PlainPicture(width: 100, height: 60) { x, _ in colors[x * count / 100] }
    let picture = try picture(file.path, box(10, 3, .sixel(colors: 16)))
    #expect(picture.registers.count == count)
    for x in 0..<100 {
      for (found, expected) in zip(picture.pixel(x, 30), colors[x * count / 100]) {
        #expect(abs(Int(found) - Int(expected)) <= 2)
      }
    }
  }

  @Test func flatColourTakesFewBytes() throws {
    let file = try PlainPicture(width: 400, height: 200) { _, _ in [10, 200, 30] }
    let answer = RealDecoder().answer(file.path, box: box(40, 10, .sixel(colors: 256)))
    guard case .strips(let strips) = try #require(answer.picture).content else {
      Issue.record("no strips")
      return
    }
    #expect(strips.count == 10)
    #expect(
      strips.allSatisfy {
        String(decoding: $0, as: UTF8.self)
          == "\u{1B}P0;1;0q\"1;1;400;20#0;2;4;78;12!400~-!400~-!400~-!400B\u{1B}\\"
      })
  }
}
