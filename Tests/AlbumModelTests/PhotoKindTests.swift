import AlbumModel
import Testing

struct PhotoKindTests {
  @Test(arguments: [
    ("a.jpg", PhotoKind.jpeg), ("A.JPEG", .jpeg), ("x.y.JpE", .jpeg), (".jpg", .jpeg),
    ("a.jfif", .jpeg), ("a.png", .png), ("a.apng", .png), ("a.HEIC", .heif), ("a.avif", .avif),
    ("a.svgz", .svg), ("a.CR3", .raw), ("a.3fr", .raw), ("a.x3f", .raw), ("a.j2k", .jpeg2000),
    ("a.exr", .openEXR),
  ])
  func byName(name: String, kind: PhotoKind) {
    #expect(PhotoKind(fileName: Array(name.utf8)) == kind)
    #expect(PhotoNames.isPhoto(name.utf8))
  }

  @Test(arguments: [
    "", ".", "jpg", "a.jpg ", "a.jpg.", "a.txt", "a.jpg[0]", "a.jpegs", "a.", "jpg.x/",
    "a.longextension",
  ])
  func isNoPhoto(name: String) {
    #expect(!PhotoNames.isPhoto(name.utf8))
  }

  @Test func everyExtensionStandsForItsKind() {
    for kind in PhotoKind.allCases {
      for ending in kind.extensions {
        #expect(PhotoKind(fileName: Array("x.\(ending.uppercased())".utf8)) == kind)
      }
    }
  }

  @Test(arguments: [
    ([0xff, 0xd8, 0xff, 0xe0], PhotoKind.jpeg), (Array("GIF89a".utf8), .gif),
    (Array("RIFF\0\0\0\0WEBPVP8 ".utf8), .webp), (Array("\0\0\0 ftypavif".utf8), .avif),
    (Array("\0\0\0\u{18}ftypheic".utf8), .heif), (Array("II*\0".utf8), .tiff),
    ([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a], .png), ([], nil), ([0xff], nil),
    (Array("RIFF\0\0\0\0WAVE".utf8), nil), (Array("hello".utf8), nil),
  ])
  func byFirstBytes(bytes: [UInt8], kind: PhotoKind?) {
    #expect(PhotoKind(firstBytes: bytes) == kind)
  }
}
