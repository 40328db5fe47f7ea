import AlbumModel
import Testing

@testable import AlbumStore

struct PhotoReferenceTests {
  private func bytes(_ text: String) -> [UInt8] { Array(text.utf8) }

  private func location(_ address: String, in directory: String = "dir") -> PhotoLocation {
    PhotoReference.location(of: bytes(address), in: bytes(directory))
  }

  @Test(arguments: [
    ("a.jpg", "dir/a.jpg"), ("../a b.jpg", "dir/../a b.jpg"), ("/abs/a.jpg", "/abs/a.jpg"),
    (" \n\ta.jpg \r\n", "dir/a.jpg"), ("a%20b.jpg", "dir/a b.jpg"), ("a%zz", "dir/a%zz"),
    ("file:///x/a%20b.jpg", "/x/a b.jpg"), ("FILE://LocalHost/x%3F.jpg", "/x?.jpg"),
    ("file:/x.jpg", "/x.jpg"), ("file:x.jpg", "dir/x.jpg"), ("file:///x?y#z.jpg", "/x?y#z.jpg"),
    ("png:x.jpg", "dir/png:x.jpg"), ("C:\\photos\\x.jpg", "dir/C:\\photos\\x.jpg"),
    ("http:x.jpg", "dir/http:x.jpg"), ("//example.org/x.jpg", "//example.org/x.jpg"),
    ("example.org/no-scheme.jpg", "dir/example.org/no-scheme.jpg"), ("a%00b", "dir/a%00b"),
    ("a\u{0}b", "dir/a%00b"),
  ])
  func paths(address: String, path: String) {
    #expect(location(address) == .file(bytes(path)))
  }

  @Test(arguments: [
    "http://example.org/a%20b.jpg", "HTTPS://EXAMPLE.ORG/A", "ftp://example.org/x.jpg",
    "data:image/gif;base64,R0lG", "javascript:alert(1)", "mailto:a@b", "file://host/x.jpg",
    "file://", "http://", "",
  ])
  func addresses(address: String) {
    #expect(location(address) == .remote(bytes(address)))
  }

  @Test func besideAPlistInTheWorkingDirectoryPathsStayRelative() {
    #expect(location("a.jpg", in: "") == .file(bytes("a.jpg")))
  }
}
