import DecoderProtocol
import Foundation
import Testing

/// Copies, thumbnails and sheets.
@Suite(.serialized) struct ExportTests {
  let folder: URL

  init() throws {
    folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("photogrid-export-tests-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  func path(_ name: String) -> String { folder.appendingPathComponent(name).path }

  func bytes(_ path: String) -> [UInt8] {
    [UInt8](FileManager.default.contents(atPath: path) ?? Data())
  }

  func remove() { try? FileManager.default.removeItem(at: folder) }

  /// Wide stripes, so that it can be seen how a picture was turned.
  func write(_ name: String, width: Int, height: Int) throws {
    var pixels = Array("P6 \(width) \(height) 255\n".utf8)
    for y in 0..<height {
      for x in 0..<width {
        pixels += x < width / 2 ? [220, 30, 30] : y < height / 2 ? [30, 220, 30] : [30, 30, 220]
      }
    }
    try Data(pixels).write(to: folder.appendingPathComponent(name))
  }

  // MARK: - Without metadata

  /// Groups of what exiftool finds that say nothing but how the pixels are kept.
  private static let pixelTags: Set<String> = [
    "IFD0:ImageWidth", "IFD0:ImageHeight", "IFD0:BitsPerSample", "IFD0:Compression",
    "IFD0:PhotometricInterpretation", "IFD0:StripOffsets", "IFD0:Orientation",
    "IFD0:SamplesPerPixel", "IFD0:RowsPerStrip", "IFD0:StripByteCounts", "IFD0:XResolution",
    "IFD0:YResolution", "IFD0:PlanarConfiguration", "IFD0:ResolutionUnit", "IFD0:Predictor",
    "IFD0:SampleFormat", "IFD0:InkSet", "IFD0:ExtraSamples", "PNG:ProfileName",
    "PNG:ICC_Profile", "SourceFile",
  ]
  private static let pixelGroups: Set<String> = [
    "File", "System", "ExifTool", "Composite", "JFIF", "PNG", "PNG-pHYs", "PNG-cICP", "RIFF",
    "Adobe",
  ]

  private static func isOfPixels(_ key: String) -> Bool {
    let group = key.prefix { $0 != ":" }
    guard group != "PNG" else {
      // What a text chunk is called is its own choice.
      let known = [
        "ImageWidth", "ImageHeight", "BitDepth", "ColorType", "Compression", "Filter", "Interlace",
        "Gamma", "Palette", "SignificantBits", "BackgroundColor", "Transparency", "ProfileName",
        "WhitePointX", "WhitePointY", "RedX", "RedY", "GreenX", "GreenY", "BlueX", "BlueY",
        "ICC_Profile", "SRGBRendering", "AnimationFrames", "AnimationPlays",
      ]
      return known.contains(String(key.dropFirst(4)))
    }
    return pixelTags.contains(key) || pixelGroups.contains(String(group))
      || group.hasPrefix("ICC")
  }

  @Test(
    .enabled(if: Corpus.isPresent, Comment(rawValue: Corpus.absence)),
    .enabled(if: ExifTool.isPresent, Comment(rawValue: ExifTool.absence)),
    arguments: [0, 90] as [UInt32])
  func nothingButPixelsIsLeft(longestEdge: UInt32) throws {
    defer { remove() }
    let folders = ["exif", "jpeg", "png", "apng", "webp", "tiff", "heic", "avif", "jxl", "gif"]
    let entries = folders.flatMap(Corpus.entries).filter {
      $0.show == "show" && ($0.saysSomething || $0.path.utf8.count % 4 == 0)
    }
    var decoder = try ExportDecoder()
    var copies: [String: String] = [:]
    for (index, entry) in entries.enumerated() {
      let part = path("\(index).part")
      do {
        let result = try decoder.copy(
          Corpus.path(entry.path), to: part, longestEdge: longestEdge)
        guard case .success(let ending) = result else { continue }
        let copy = path("\(index).\(ending)")
        try FileManager.default.moveItem(atPath: part, toPath: copy)
        copies[copy] = entry.path
      } catch is ExportDecoder.Ended {
        decoder = try ExportDecoder()
      }
    }
    #expect(copies.count > entries.count * 9 / 10)
    let originals = try ExifTool.read(entries.map { Corpus.path($0.path) })
    let withPlace = originals.filter { $0.value.keys.contains { $0.hasSuffix(":GPSLatitude") } }
    #expect(withPlace.count > 20, "there is something to take away")
    for (copy, tags) in try ExifTool.read(copies.keys.sorted()) {
      let left = tags.keys.filter { !Self.isOfPixels($0) }.sorted()
      #expect(left == [], "\(copies[copy] ?? copy)")
      // A small picture, or a film, behind the end.
      #expect(tags["File:ImageWidth"] != nil || tags.keys.contains { $0.hasSuffix(":ImageWidth") })
    }
  }

  /// What was put into files of each format, to look for in copies byte by byte.
  @Test(
    .enabled(if: ExifTool.isPresent, Comment(rawValue: ExifTool.absence)),
    arguments: ["jpg", "png", "webp", "tif"])
  func whatWasWrittenInIsGone(format: String) throws {
    defer { remove() }
    try write("a.ppm", width: 64, height: 48)
    let decoder = try ExportDecoder()
    let original = path("a.\(format)")
    if format == "jpg" {
      #expect(try decoder.copy(path("a.ppm"), to: original) == .success("jpg"))
    } else if format == "png" {
      #expect(
        try decoder.copy(path("a.ppm"), to: original, becomesPNG: true) == .success("png"))
    } else {
      guard Self.convert(path("a.ppm"), to: original) else { return }
    }
    let secrets = ["SECRETAUTHOR", "SECRETTITLE"]
    try Self.tag(
      original,
      [
        "-Artist=\(secrets[0])", "-XMP:Title=\(secrets[1])", "-Comment=\(secrets[1])",
        "-GPSLatitude=48.5", "-GPSLatitudeRef=N", "-GPSLongitude=11.25", "-GPSLongitudeRef=E",
      ])
    let before = String(decoding: bytes(original), as: UTF8.self)
    #expect(secrets.contains { before.contains($0) })
    #expect(
      try ExifTool.read([original]).values.first?.keys.contains { $0.hasSuffix(":GPSLatitude") }
        == true)
    for edge in [0, 32] as [UInt32] {
      let copy = path("b\(edge).\(format)")
      #expect(try decoder.copy(original, to: copy, longestEdge: edge) == .success(format))
      let after = String(decoding: bytes(copy), as: UTF8.self)
      for secret in secrets { #expect(!after.contains(secret)) }
      let tags = try ExifTool.read([copy]).values.first ?? [:]
      #expect(tags.keys.filter { !Self.isOfPixels($0) } == [])
      let kept = path("c\(edge).\(format)")
      #expect(
        try decoder.copy(original, to: kept, longestEdge: edge, keepsMetadata: true)
          == .success(format))
      if format != "tif" {
        #expect(
          try ExifTool.read([kept]).values.first?.keys.contains { $0.hasSuffix(":GPSLatitude") }
            == true)
      }
    }
  }

  /// As an element and as an attribute; a viewer that reads XMP would turn the copy again.
  @Test(
    .enabled(if: ExifTool.isPresent, Comment(rawValue: ExifTool.absence)),
    arguments: [[], ["-api", "Compact=Shorthand"]])
  func aCopyThatStandsUprightSaysSoEverywhere(form: [String]) throws {
    defer { remove() }
    try write("a.ppm", width: 64, height: 48)
    let decoder = try ExportDecoder()
    let original = path("a.jpg")
    #expect(try decoder.copy(path("a.ppm"), to: original) == .success("jpg"))
    try Self.tag(
      original, form + ["-n", "-IFD0:Orientation=6", "-XMP-tiff:Orientation=6", "-XMP:Title=t"])
    for edge in [0, 32] as [UInt32] {
      let copy = path("b\(edge).jpg")
      #expect(
        try decoder.copy(original, to: copy, longestEdge: edge, keepsMetadata: true)
          == .success("jpg"))
      let tags = try #require(try ExifTool.read([copy]).values.first)
      #expect(tags["IFD0:Orientation"] == "1" && tags["XMP-tiff:Orientation"] == "1")
      #expect(tags["XMP-dc:Title"] == "t")
      #expect(tags["File:ImageWidth"] == (edge == 0 ? "48" : "24"))
    }
  }

  private static func tag(_ file: String, _ arguments: [String]) throws {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: ExifTool.path ?? "exiftool")
    process.arguments = ["-q", "-overwrite_original"] + arguments + [file]
    process.standardError = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
  }

  /// By the command of libvips, where it is installed.
  private static func convert(_ from: String, to: String) -> Bool {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/vips")
    process.arguments = ["copy", from, to]
    guard (try? process.run()) != nil else { return false }
    process.waitUntilExit()
    return process.terminationStatus == 0
  }

  @Test(
    .enabled(if: Corpus.isPresent, Comment(rawValue: Corpus.absence)),
    .enabled(if: ExifTool.isPresent, Comment(rawValue: ExifTool.absence)),
    arguments: [(0, false), (100, false), (100, true)] as [(UInt32, Bool)])
  func colorsKeepTheirProfile(longestEdge: UInt32, keepsMetadata: Bool) throws {
    defer { remove() }
    let copy = path("p3.jpg")
    let result = try ExportDecoder().copy(
      Corpus.path("jpeg/icc-display-p3.jpg"), to: copy, longestEdge: longestEdge,
      keepsMetadata: keepsMetadata)
    #expect(result == .success("jpg"))
    let tags = try ExifTool.read([copy]).values.first ?? [:]
    #expect(tags["ICC_Profile:ProfileDescription"] == "test Display P3")
  }

  /// Nothing is lost where nothing needs to be.
  @Test(.enabled(if: Corpus.isPresent, Comment(rawValue: Corpus.absence)))
  func pixelsOfAnUprightJPEGAreNotEncodedAnew() throws {
    defer { remove() }
    let source = Corpus.path("exif/gps-ne.jpg")
    let copy = path("a.jpg")
    #expect(try ExportDecoder().copy(source, to: copy) == .success("jpg"))
    // The entropy-coded data, behind the last header.
    func scan(_ bytes: [UInt8]) -> ArraySlice<UInt8> {
      let start = bytes.indices.dropLast().last { bytes[$0] == 0xFF && bytes[$0 + 1] == 0xDA }
      return bytes[(start ?? 0)...]
    }
    #expect(scan(bytes(source)).elementsEqual(scan(bytes(copy))))
    #expect(bytes(copy).count < bytes(source).count)
  }

  // MARK: - Pixels

  /// Upright, in the right colours, and of the right size, whatever the original was like.
  @Test(
    .enabled(if: Corpus.isPresent, Comment(rawValue: Corpus.absence)),
    arguments: [(0, false), (120, false), (120, true)] as [(UInt32, Bool)], ["orient", "jpeg"])
  func copiesLookAsTheirOriginals(options: (UInt32, Bool), below: String) throws {
    defer { remove() }
    let (longestEdge, keepsMetadata) = options
    let decoder = try ExportDecoder()
    let entries = Corpus.entries(below: below).filter {
      $0.show == "show" && $0.otherOrientation == nil && $0.reference != nil
    }
    #expect(entries.count >= 20)
    var copies: [(entry: Corpus.Entry, path: String)] = []
    for (index, entry) in entries.enumerated() {
      let copy = path("\(index)")
      let result = try decoder.copy(
        Corpus.path(entry.path), to: copy, longestEdge: longestEdge, keepsMetadata: keepsMetadata)
      if case .success = result { copies.append((entry, copy)) }
    }
    #expect(copies.count >= entries.count * 9 / 10)
    let answers = RealDecoder().answers(copies.map { Array($0.path.utf8) })
    for ((entry, _), answer) in zip(copies, answers) {
      let picture = try #require(answer.picture, "\(entry.path)")
      try checkSize(entry, picture, longestEdge)
      guard picture.columns >= 8, picture.rows >= 4, let reference = entry.reference,
        let pixels = LinePixels(picture)
      else { continue }
      let distance = LinePixels.distance(reference.grid, pixels.grid)
      #expect(distance <= reference.tolerance + 24, "\(entry.path)")
    }
  }

  private func checkSize(
    _ entry: Corpus.Entry, _ picture: DecodedPicture, _ longestEdge: UInt32
  ) throws {
    let width = Double(try #require(entry.shownWidth))
    let height = Double(try #require(entry.shownHeight))
    let scale = longestEdge == 0 ? 1 : min(1, Double(longestEdge) / max(width, height))
    #expect(abs(Double(picture.pixelWidth) - width * scale) <= 1, "\(entry.path)")
    #expect(abs(Double(picture.pixelHeight) - height * scale) <= 1, "\(entry.path)")
  }

  @Test func smallerPhotosKeepTheirSize() throws {
    defer { remove() }
    try write("a.ppm", width: 40, height: 30)
    let decoder = try ExportDecoder()
    #expect(
      try decoder.copy(path("a.ppm"), to: path("b.jpg"), longestEdge: 2000) == .success("jpg"))
    let record = try decoder.metadata(path("b.jpg"))
    #expect(record?.width == 40 && record?.height == 30)
  }

  @Test func nothingIsWrittenOverAnother() throws {
    defer { remove() }
    try write("a.ppm", width: 4, height: 4)
    try Data("precious".utf8).write(to: folder.appendingPathComponent("b.jpg"))
    symlink("nowhere", path("c.jpg"))
    let decoder = try ExportDecoder()
    for name in ["b.jpg", "c.jpg", "no/such/folder.jpg"] {
      let result = try decoder.copy(path("a.ppm"), to: path(name))
      guard case .failure(let failure) = result else {
        Issue.record("\(name) was written")
        continue
      }
      #expect(failure.reason.hasPrefix("can't be written"))
    }
    #expect(bytes(path("b.jpg")) == Array("precious".utf8))
    #expect(!FileManager.default.fileExists(atPath: path("nowhere")))
  }

  @Test func failuresLeaveNothingAndTheNextIsServed() throws {
    defer { remove() }
    try Data("just text".utf8).write(to: folder.appendingPathComponent("bad.jpg"))
    try write("a.ppm", width: 4, height: 4)
    let decoder = try ExportDecoder()
    #expect(
      try decoder.copy(path("bad.jpg"), to: path("x.jpg"))
        == .failure(DecodeFailure(.unknownFormat, reason: "not a picture")))
    #expect(
      try decoder.copy(path("none.jpg"), to: path("x.jpg"))
        == .failure(DecodeFailure(.vanished, reason: "no such file")))
    #expect(!FileManager.default.fileExists(atPath: path("x.jpg")))
    #expect(try decoder.copy(path("a.ppm"), to: path("x.jpg")) == .success("jpg"))
  }

  @Test func formatsThatAreNotWrittenBecomeOthers() throws {
    defer { remove() }
    let gif: [UInt8] = [
      0x47, 0x49, 0x46, 0x38, 0x39, 0x61, 1, 0, 1, 0, 0x80, 0, 0, 255, 0, 0, 0, 0, 0, 0x21, 0xF9,
      4, 1, 0, 0, 0, 0, 0x2C, 0, 0, 0, 0, 1, 0, 1, 0, 0, 2, 2, 0x44, 1, 0, 0x3B,
    ]
    try Data(gif).write(to: folder.appendingPathComponent("a.gif"))
    try write("a.ppm", width: 4, height: 4)
    let decoder = try ExportDecoder()
    #expect(try decoder.copy(path("a.gif"), to: path("1")) == .success("png"))
    #expect(try decoder.copy(path("a.ppm"), to: path("2")) == .success("jpg"))
    #expect(try decoder.copy(path("a.ppm"), to: path("3"), becomesPNG: true) == .success("png"))
    #expect(bytes(path("3")).starts(with: [0x89, 0x50, 0x4E, 0x47]))
  }

  // MARK: - Thumbnails

  @Test(.enabled(if: ExifTool.isPresent, Comment(rawValue: ExifTool.absence)))
  func thumbnailsAreSmallAndBare() throws {
    defer { remove() }
    try write("a.ppm", width: 800, height: 200)
    let decoder = try ExportDecoder()
    let source = Array(path("a.ppm").utf8)
    guard
      case .thumbnail(let jpeg, let width, let height) = try decoder.ask({
        .thumbnail(id: $0, source: source, longestEdge: 400)
      })
    else {
      Issue.record("no thumbnail")
      return
    }
    #expect(width == 400 && height == 100)
    try Data(jpeg).write(to: folder.appendingPathComponent("t.jpg"))
    let tags = try ExifTool.read([path("t.jpg")]).values.first ?? [:]
    #expect(tags.keys.filter { !Self.isOfPixels($0) } == [])
    let record = try decoder.metadata(path("t.jpg"))
    #expect(record?.width == 400 && record?.height == 100)
  }

  @Test func nonsenseEndsTheDecoder() throws {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: RealDecoder.program)
    process.arguments = ["--export"]
    let input = Pipe()
    process.standardInput = input
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    try process.run()
    try input.fileHandleForWriting.write(contentsOf: Data([3, 0, 0, 0, 1, 2, 3]))
    try input.fileHandleForWriting.close()
    process.waitUntilExit()
    #expect(process.terminationStatus == 2)
  }
}
