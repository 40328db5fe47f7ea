import CellGeometry
import TestSupport
import Testing

@testable import TerminalCore

/// Pictures of pixels on their way to the screen.
@Suite struct PixelDrawingTests {
  private static let size = Size(width: 40, height: 12)

  private func frame(_ placements: [Placement], covering: Rect? = nil) -> Frame {
    var buffer = CellBuffer(size: Self.size)
    for placement in placements { buffer.fill(placement.visibleRect, with: .picture) }
    if let covering { buffer.fill(covering, with: .blank) }
    return Frame(buffer: buffer, placements: placements)
  }

  private func raster(_ id: UInt64, width: Int = 6, height: Int = 3, bytes: Int = 5000)
    -> EncodedPicture
  {
    EncodedPicture(
      id: PictureID(rawValue: id), size: Size(width: width, height: height),
      content: .raster(
        [UInt8](repeating: 7, count: bytes), Size(width: width * 10, height: height * 20)))
  }

  private func placement(_ picture: EncodedPicture, x: Int = 2, y: Int = 1) -> Placement {
    Placement(
      picture: picture, origin: Point(x: x, y: y), visibleRows: 0..<picture.size.height)
  }

  private func drawing(_ method: PictureMethod, tmux levels: Int = 0) -> any PictureDrawing {
    PictureDrawer(
      erases: false, seed: 3, filePrefix: Array("/tmp/x-".utf8), memoryPrefix: Array("/m-".utf8)
    ).drawing(
      for: TerminalCapabilities(
        colors: .direct, symbols: .quadrant, pictures: method, tmuxLevels: levels))
  }

  /// The sequences of the kitty protocol, without APC G and ST.
  private func sequences(_ bytes: [UInt8]) -> [String] {
    String(decoding: bytes, as: UTF8.self).components("\u{1B}_G").dropFirst().map { part in
      String(part.components("\u{1B}\\").first ?? "")
    }
  }

  // MARK: - Sixel

  /// A strip of 4 cells of 5 × 7 pixels: each column of pixels has a colour of its own.
  private func strip() -> [UInt8] {
    var text = "\u{1B}P0;1;0q\"1;1;20;7"
    for x in 0..<20 { text += "#\(x);2;\(x * 5);\(100 - x * 5);50" }
    for (line, sixel) in [(0, "~"), (1, "@")] {
      if line > 0 { text += "-" }
      for x in 0..<20 {
        if x > 0 { text += "$" }
        text += "#\(x)" + (x > 0 ? "!\(x)?" : "") + sixel
      }
    }
    return Array((text + "\u{1B}\\").utf8)
  }

  @Test(arguments: [0..<1, 1..<3, 3..<4, 0..<4])
  func aStripIsCutToColumnsExactly(columns: Range<Int>) throws {
    let whole = try SixelReader.read(strip())
    let cut = try #require(SixelStrip.cut(strip(), to: columns, of: 4))
    // Registers that the part does not use stay defined: what a terminal does with them is nothing.
    let size = Size(width: columns.count * 5, height: 7)
    let text = String(decoding: cut, as: UTF8.self)
    #expect(text.contains("\"1;1;\(size.width);\(size.height)"))
    let pixels = SixelPixels.read(cut)
    for y in 0..<7 {
      for x in 0..<size.width {
        let original = whole.pixels[y * 20 + columns.lowerBound * 5 + x]
        #expect(pixels[Point(x: x, y: y)] == original, "\(x),\(y)")
      }
    }
    #expect(pixels.count == size.area)
  }

  @Test func whatIsNoStripIsNotCut() {
    for text in ["", "\u{1B}P0;1;0q", "\u{1B}P0;1;0q~~", "\u{1B}P0;1;0q\"1;1;0;5~"] {
      #expect(SixelStrip.cut(Array(text.utf8), to: 0..<1, of: 2) == nil)
    }
  }

  @Test func sixelsAreErasedBeforeOthersAndStayOffTheLastRow() {
    var drawing = drawing(.sixel(colors: 16))
    func picture(_ id: UInt64) -> EncodedPicture {
      EncodedPicture(
        id: PictureID(rawValue: id), size: Size(width: 4, height: 2),
        content: .strips([strip(), strip()]))
    }
    let first = frame([placement(picture(1), x: 0, y: 10)])
    var output = drawing.draw(first, changedFrom: nil, avoidsCorner: false) { _ in false }
    #expect(output.writes.map(\.position) == [Point(x: 0, y: 10)])
    #expect(output.writes.map(\.bytes) == [strip()])
    let second = frame([placement(picture(2), x: 0, y: 10)])
    output = drawing.draw(second, changedFrom: first.buffer, avoidsCorner: false) { _ in false }
    #expect(output.writes.map(\.bytes) == [Array("    ".utf8), strip()])
    output = drawing.draw(second, changedFrom: second.buffer, avoidsCorner: false) { _ in false }
    #expect(output.isEmpty)
  }

  // MARK: - Inline files

  @Test func aRowThatIsPartlyCoveredIsLeftOut() {
    var drawing = drawing(.iterm2)
    let picture = EncodedPicture(
      id: PictureID(rawValue: 1), size: Size(width: 6, height: 3),
      content: .strips([[1, 2, 3], [4, 5, 6], [7, 8, 9]]))
    let plain = frame([placement(picture)])
    var output = drawing.draw(plain, changedFrom: nil, avoidsCorner: false) { _ in false }
    let texts = output.writes.map { String(decoding: $0.bytes, as: UTF8.self) }
    #expect(
      texts.first
        == "\u{1B}]1337;File=inline=1;size=3;width=6;height=1;preserveAspectRatio=0;"
        + "doNotMoveCursor=1:AQID\u{7}")
    #expect(texts.count == 3)
    let covered = frame([placement(picture)], covering: Rect(x: 4, y: 2, width: 30, height: 1))
    output = drawing.draw(covered, changedFrom: plain.buffer, avoidsCorner: false) { _ in false }
    #expect(output.writes.map(\.position) == [Point(x: 2, y: 2)])
    #expect(output.writes.allSatisfy { $0.bytes.allSatisfy { $0 == 0x20 } })
    output = drawing.draw(plain, changedFrom: covered.buffer, avoidsCorner: false) { _ in false }
    #expect(output.writes.map(\.position) == [Point(x: 2, y: 2)])
    #expect(String(decoding: output.writes[0].bytes, as: UTF8.self).contains(":BAUG"))
  }

  // MARK: - Kitty

  @Test func marksAreThoseOfTheProtocol() {
    #expect(PlaceholderMarks.marks.count == 297)
    #expect(Set(PlaceholderMarks.marks).count == 297)
    #expect(PlaceholderMarks.marks[0] == Array("\u{305}".utf8))
    #expect(PlaceholderMarks.marks[296] == Array("\u{1D244}".utf8))
  }

  @Test func aPictureIsSentOnceAndShownByPlaceholders() throws {
    var drawing = drawing(.kitty(.direct))
    let picture = raster(1)
    let first = frame([placement(picture)])
    var output = drawing.draw(first, changedFrom: nil, avoidsCorner: false) { _ in false }
    let sent = sequences(output.preparation)
    #expect(sent.count == 3)
    #expect(sent[0].hasPrefix("a=t,f=32,o=z,t=d,s=60,v=60,i="))
    #expect(sent[0].components(";").last?.utf8.count == 4096)
    #expect(sent[0].contains(",q=2,m=1;") && sent[1].hasPrefix("q=2,m=0;"))
    #expect(sent[2].hasPrefix("a=p,U=1,i=") && sent[2].hasSuffix("c=6,r=3,q=2"))
    #expect(output.writes.count == 3)
    let id = try #require(
      sent[2].components(",").compactMap { $0.hasPrefix("i=") ? UInt32($0.dropFirst(2)) : nil }
        .first)
    #expect(id & 0x00FF_FF00 == 0 && id & 0xFF != 0 && id >> 24 != 0 && id < 1 << 31)
    let row = String(decoding: output.writes[1].bytes, as: UTF8.self)
    #expect(row.hasPrefix("\u{1B}[38;5;\(id & 0xFF)m"))
    let cells = row.unicodeScalars.split(separator: "\u{10EEEE}").dropFirst().map(Array.init)
    #expect(cells.count == 6)
    for (column, marks) in cells.enumerated() {
      let found = marks.prefix(3).map { Array(String(Character($0)).utf8) }
      #expect(
        found == [1, column, Int(id >> 24)].map { PlaceholderMarks.marks[$0] })
    }
    // Moved: shown again, not sent again.
    let moved = frame([placement(picture, y: 4)])
    output = drawing.draw(moved, changedFrom: first.buffer, avoidsCorner: false) { _ in false }
    #expect(output.preparation.isEmpty && !output.writes.isEmpty)
    #expect(drawing.cost(of: moved.placements[0]) < 1000)
    // Away, and gone from the terminal at the end.
    #expect(sequences(drawing.farewell) == ["a=d,d=I,i=\(id),q=2"])
    #expect(sequences(drawing.goodbye()).count == 1)
    #expect(drawing.farewell.isEmpty)
    output = drawing.draw(moved, changedFrom: nil, avoidsCorner: false) { _ in false }
    #expect(sequences(output.preparation).count == 3)
  }

  @Test func pixelsGoBesideTheLineWhereTheyCan() {
    for (medium, name, kind) in [
      (PictureMethod.KittyMedium.temporaryFile, "/tmp/x-1", "t"), (.sharedMemory, "/m-1", "s"),
    ] {
      var drawing = drawing(.kitty(medium))
      var files: [PictureFile] = []
      let shown = frame([placement(raster(1))])
      var output = drawing.draw(shown, changedFrom: nil, avoidsCorner: false) {
        files.append($0)
        return true
      }
      #expect(files.map(\.name) == [Array(name.utf8)])
      #expect(files.first?.bytes.count == 5000)
      let sent = sequences(output.preparation)
      #expect(sent.first?.contains("t=\(kind),s=60,v=60,S=5000") == true && sent.count == 2)
      // Where that fails, in the sequence.
      let other = frame([placement(raster(2))])
      output = drawing.draw(other, changedFrom: shown.buffer, avoidsCorner: false) { _ in false }
      #expect(sequences(output.preparation).first?.contains("t=d") == true)
    }
  }

  @Test func tmuxGetsEverySequenceWrapped() {
    var drawing = drawing(.kitty(.direct), tmux: 1)
    let output = drawing.draw(
      frame([placement(raster(1))]), changedFrom: nil, avoidsCorner: false
    ) { _ in false }
    let parts = String(decoding: output.preparation, as: UTF8.self).components("\u{1B}Ptmux;")
    #expect(parts.count == 4 && parts[0].isEmpty)
    #expect(parts.dropFirst().allSatisfy { $0.hasPrefix("\u{1B}\u{1B}_G") })
    #expect(parts.dropFirst().allSatisfy { $0.hasSuffix("\u{1B}\u{1B}\\\u{1B}\\") })
  }

  @Test func whatIsShownIsNeverForgotten() {
    // Each has 60 × 60 × 4 bytes.
    var store = KittyStore(
      medium: .direct, namePrefix: [], seed: 1, tmuxLevels: 0, quota: 3 * 14_400)
    let pictures = (1...5).map { raster($0) }
    for picture in pictures.prefix(3) { _ = store.keep([picture]) { _ in false } }
    // The first is shown again, so that the second is the longest unseen.
    let kept = store.keep([pictures[0], pictures[3]]) { _ in false }
    #expect(kept.forgotten == [pictures[1].id])
    #expect(store[pictures[0].id] != nil && store[pictures[1].id] == nil)
    // More than fits: all of it is shown.
    let many = store.keep(pictures) { _ in false }
    #expect(many.forgotten.isEmpty)
    #expect(pictures.allSatisfy { store[$0.id] != nil })
    #expect(Set(pictures.compactMap { store[$0.id] }).count == 5)
  }

  @Test func placementsAreTheVisibleRectangles() {
    var drawing = drawing(.kittyDirect(.direct))
    let picture = raster(1, width: 10, height: 4, bytes: 30)
    let plain = frame([placement(picture)])
    var output = drawing.draw(plain, changedFrom: nil, avoidsCorner: false) { _ in false }
    #expect(sequences(output.preparation).count == 1)
    #expect(output.writes.map(\.position) == [Point(x: 2, y: 1)])
    let whole = sequences(output.writes[0].bytes)[0]
    #expect(whole.contains("p=1,x=0,y=0,w=100,h=80,c=10,r=4,C=1"))
    // A box over its middle leaves four parts around it.
    let covered = frame([placement(picture)], covering: Rect(x: 5, y: 2, width: 3, height: 2))
    output = drawing.draw(covered, changedFrom: plain.buffer, avoidsCorner: false) { _ in false }
    #expect(sequences(output.preparation).allSatisfy { $0.hasPrefix("a=d,d=i,i=") })
    #expect(sequences(output.preparation).count == 1)
    let parts = output.writes.map { sequences($0.bytes)[0] }
    #expect(
      output.writes.map(\.position) == [
        Point(x: 2, y: 1), Point(x: 2, y: 2), Point(x: 8, y: 2), Point(x: 2, y: 4),
      ])
    #expect(parts[1].contains("x=0,y=20,w=30,h=40,c=3,r=2"))
    #expect(parts[2].contains("x=60,y=20,w=40,h=40,c=4,r=2"))
    output = drawing.draw(covered, changedFrom: covered.buffer, avoidsCorner: false) { _ in false }
    #expect(output.isEmpty)
    // Cleared, with the pixels: all is sent anew.
    drawing.invalidate()
    output = drawing.draw(covered, changedFrom: nil, avoidsCorner: false) { _ in false }
    #expect(sequences(output.preparation).map { $0.prefix(3) } == ["a=d", "a=t"])
    #expect(output.writes.count == 4)
  }

  @Test func picturesOfAnotherMethodAreNotDrawn() {
    let symbols = RandomFrames.picture(id: 1, size: Size(width: 6, height: 3))
    for method in [
      PictureMethod.sixel(colors: 16), .iterm2, .kitty(.direct), .kittyDirect(.direct), .none,
    ] {
      var drawing = drawing(method)
      let output = drawing.draw(
        frame([placement(symbols)]), changedFrom: nil, avoidsCorner: false
      ) { _ in false }
      #expect(output.preparation.isEmpty)
      #expect(output.writes.allSatisfy { $0.bytes.allSatisfy { $0 == 0x20 } })
    }
  }
}

extension String {
  fileprivate func components(_ separator: String) -> [String] {
    let text = Array(utf8)
    let mark = Array(separator.utf8)
    var parts: [String] = []
    var start = 0
    var place = 0
    while place + mark.count <= text.count {
      if text[place..<place + mark.count].elementsEqual(mark) {
        parts.append(String(decoding: text[start..<place], as: UTF8.self))
        place += mark.count
        start = place
      } else {
        place += 1
      }
    }
    return parts + [String(decoding: text[start...], as: UTF8.self)]
  }
}
