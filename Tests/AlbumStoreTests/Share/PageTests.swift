import AlbumModel
import Foundation
import SystemEdge
import Testing

@testable import AlbumStore

struct PageTextTests {
  @Test(arguments: [
    ("<script>alert(1)</script>", "&lt;script&gt;alert(1)&lt;/script&gt;"),
    ("\"' onload=x", "&quot;&#39; onload=x"), ("a&amp;b", "a&amp;amp;b"),
    ("a\nb\u{1B}\u{202E}", "a b"),
  ])
  func textStandsForItself(text: String, html: String) {
    #expect(PageText.escaped(Array(text.utf8)) == html)
  }

  @Test func bytesThatAreNoTextAreShownAsSuch() {
    #expect(PageText.escaped([0x61, 0xFF, 0x62]) == "a\u{FFFD}b")
  }

  @Test(arguments: [
    ("", ""), ("f", "Zg=="), ("fo", "Zm8="), ("foo", "Zm9v"), ("foob", "Zm9vYg=="),
    ("fooba", "Zm9vYmE="), ("foobar", "Zm9vYmFy"),
  ])
  func base64IsThatOfTheStandard(text: String, encoded: String) {
    #expect(Base64Text.of(Array(text.utf8)) == encoded)
  }

  @Test func longTextIsCutForASheet() {
    let text = SheetText.of(Array(String(repeating: "写\n\u{202E}", count: 2000).utf8))
    #expect(text.unicodeScalars.count <= 250)
    #expect(text.utf8.count <= 1024)
    #expect(text.hasPrefix("写 写"))
  }
}

@Suite(.enabled(if: BuiltDecoder.isPresent, BuiltDecoder.absence))
struct PageTests {
  @Test func pageHoldsEverythingAndRunsNothing() throws {
    let rig = try ShareRig(decoder: BuiltDecoder.program)
    var photos = [try rig.picture("a.ppm"), try rig.picture("<script>x.ppm")]
    photos.append(try rig.photo("bad.jpg"))
    photos[0].caption = Array("Sea & \"sun\"\u{1B}]0;x".utf8) + [0xFF]
    let outcome = try rig.share(.page(rig.folder.bytes("p.html")), photos)
    #expect(outcome.done == 2 && outcome.failures.map(\.words) == ["not a picture"])
    #expect(outcome.words.hasPrefix("Wrote a page of 2 photos to "))
    let page = try #require(rig.content("p.html"))
    #expect(page.components(separatedBy: "src=\"data:image/jpeg;base64,").count == 3)
    #expect(page.contains("Sea &amp; &quot;sun&quot;]0;x\u{FFFD}"))
    #expect(!page.contains("<script") && !page.contains("http://") && !page.contains("https://"))
    #expect(page.contains("not a picture"))
    #expect(page.contains("prefers-color-scheme: dark"))
    // A second one gets a number.
    #expect(try rig.share(.page(rig.folder.bytes("p.html")), photos).words.hasSuffix("/p 2.html"))
    #expect(rig.content("p.html") == page)
  }

  @Test func pageWithoutAnyPhotoIsNotWritten() throws {
    let rig = try ShareRig(decoder: BuiltDecoder.program)
    let outcome = try rig.share(.page(rig.folder.bytes("p.html")), [try rig.photo("bad.jpg")])
    #expect(outcome.done == 0 && outcome.words.isEmpty && outcome.failures.count == 1)
    #expect(try rig.names(in: ".") == ["bin", "home", "in"])
  }

  @Test func pictureShowsAllInAGrid() throws {
    let rig = try ShareRig(decoder: BuiltDecoder.program)
    let gone = SharedItem(
      item: PhotoID(rawValue: 3), location: .file(rig.folder.bytes("none")), name: [0x6E],
      caption: [])
    let photos = [try rig.picture("a.ppm"), gone, try rig.photo("bad.jpg")]
    let outcome = try rig.share(.picture(rig.folder.bytes("p.png")), photos)
    #expect(outcome.done == 1 && outcome.problem == nil)
    #expect(outcome.failures.map(\.words) == ["no such file or directory", "not a picture"])
    #expect(outcome.words.hasPrefix("Wrote a picture of 1 photo to "))
    let bytes = FileManager.default.contents(atPath: rig.folder.path("p.png")) ?? Data()
    #expect(bytes.starts(with: [0x89, 0x50, 0x4E, 0x47]))
    let again = try rig.share(.picture(rig.folder.bytes("p.png")), photos)
    #expect(again.words.hasSuffix("/p 2.png"))
    #expect(try rig.names(in: ".") == ["bin", "home", "in", "p 2.png", "p.png"])
  }

  @Test func pictureOfTooManyIsRefused() throws {
    let rig = try ShareRig(decoder: BuiltDecoder.program)
    let photo = try rig.picture("a.ppm")
    let outcome = try rig.share(
      .picture(rig.folder.bytes("p.png")), Array(repeating: photo, count: 1001))
    #expect(outcome.problem == "one picture holds 1000 photos at most")
  }
}
