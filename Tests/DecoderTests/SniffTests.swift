import Testing

@testable import photogrid_decoder

@Suite struct SniffTests {
  @Test(
    arguments: [
      ([0xFF, 0xD8, 0xFF, 0xE0], .jpeg), ([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A], .png),
      (Array("GIF89a".utf8), .gif), (Array("RIFF....WEBPVP8 ".utf8), .webp),
      ([0x49, 0x49, 42, 0], .tiff), ([0x4D, 0x4D, 0, 43], .tiff),
      ([0xFF, 0x0A, 0], .jpegXL), (Array("P6 1 1 255\n".utf8), .netpbm),
      (Array("\0\0\0\u{18}ftypheic\0\0\0\0mif1".utf8), .heif),
      (Array("\0\0\0\u{18}ftypmif1\0\0\0\0avif".utf8), .avif),
      (Array("\0\0\0\u{18}ftypisom\0\0\0\0mp41".utf8), .other("a video")),
      (Array("BM".utf8), .other("BMP")), (Array("<svg>".utf8), .svg),
    ] as [([UInt8], PictureFormat)])
  func formatsAreTold(head: [UInt8], format: PictureFormat) {
    #expect(PictureFormat(sniffing: head) == format)
  }

  @Test(
    arguments: [
      [], [0xFF], [0xFF, 0xD8], Array("RIFF....WAVE".utf8), Array("P6".utf8), Array("P66 ".utf8),
      Array("\u{1}\u{1}\u{1}\u{1}".utf8), Array("#!/bin/sh".utf8), [0x89, 0x50, 0x4E, 0x47],
    ] as [[UInt8]])
  func restIsNoPicture(head: [UInt8]) {
    #expect(PictureFormat(sniffing: head) == nil)
  }

  /// No head is too short or too strange.
  @Test func everyCutIsSafe() {
    let heads = ["\0\0\0\u{18}ftypheic\0\0\0\0mif1", "RIFF....WEBP", "<?xml?><!-- --><svg>"]
    for head in heads.map({ Array($0.utf8) }) {
      for end in head.indices { _ = PictureFormat(sniffing: Array(head[..<end])) }
    }
    #expect(PictureFormat(sniffing: Array(heads[2].utf8)) == .svg)
  }

  @Test(arguments: [
    "<svg>", "<svg/>", "  \n<svg xmlns=''>", "\u{FEFF}<svg>", "<?xml version='1.0'?>\n<svg>",
    "<!-- <html> --><svg>", "<!DOCTYPE svg PUBLIC 'x' 'y'><svg>",
    "<!DOCTYPE svg [ <!ENTITY a 'b'> ]><svg>", "<s:svg xmlns:s='x'>",
  ])
  func drawingsAreFound(text: String) {
    #expect(MarkupProbe(Array(text.utf8)).isSVG)
  }

  @Test(arguments: [
    "", "svg", "<html><svg>", "<svgx>", "<?xml", "<!-- <svg>", "<!DOCTYPE html><html><svg>",
    "<plist><svg/></plist>", "<!DOCTYPE svg [", "text <svg>",
  ])
  func otherMarkupIsNot(text: String) {
    #expect(!MarkupProbe(Array(text.utf8)).isSVG)
  }
}
