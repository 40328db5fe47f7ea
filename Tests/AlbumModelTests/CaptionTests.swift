import AlbumModel
import Testing

struct CaptionTests {
  private func bytes(_ text: String) -> [UInt8] { Array(text.utf8) }

  @Test(arguments: [
    ("photo.jpg", "photo"), ("many.dots.jpg", "many.dots"), ("noextension", "noextension"),
    (".jpg", ".jpg"), ("...", "..."), ("..hidden.jpg", "..hidden.jpg"), ("trailing.", "trailing"),
    ("photo.jpg.", "photo.jpg"), ("ends in space.jpg ", "ends in space"), ("", ""),
    ("%20space.jpg", "%20space"), ("a.", "a"),
  ])
  func ofFileNames(name: String, caption: String) {
    #expect(Caption.of(fileName: bytes(name)) == bytes(caption))
  }

  @Test(arguments: [
    ("http://photos.example.org/a%20b.jpg", "a b"),
    ("http://photos.example.org/100%25.jpg", "100%"),
    ("http://photos.example.org/bad%zz.jpg", "bad%zz"),
    ("http://photos.example.org/slash%2Finside.jpg", "slash/inside"),
    ("http://photos.example.org/nul%00.jpg", "nul%00"),
    ("http://photos.example.org/q.jpg?name=other.png#frag.gif", "q"),
    ("http://photos.example.org/J.R.R.Tolkien.jpg", "J.R.R.Tolkien"),
    ("http://photos.example.org/dir.jpg/", "dir"),
    ("http://photos.example.org/.jpg", ".jpg"),
    ("http://user:secret@example.org/", "example.org"),
    ("http://user:secret@example.org", "example.org"),
    ("http://[::1]:9/ipv6.jpg", "ipv6"),
    ("http://[::1]:9", "[::1]"),
    ("data:image/gif;base64,R0lGOD", "data:"),
    ("mailto:a@example.org", "mailto:"),
    ("http://", "http:"),
    ("", ""),
  ])
  func ofAddresses(address: String, caption: String) {
    #expect(Caption.of(.remote(bytes(address))) == bytes(caption))
  }

  @Test func aNameGoesFirst() {
    var entry = PhotoDetails(location: .file(bytes("x/y%20z.jpg")))
    #expect(Caption.of(entry) == bytes("y%20z"))
    entry.name = bytes("Mr. Name")
    #expect(Caption.of(entry) == bytes("Mr. Name"))
    entry.name = []
    #expect(Caption.of(entry) == bytes("y%20z"))
  }

  @Test func bytesThatAreNotTextStay() {
    #expect(Caption.of(.remote(bytes("http://h/caf%E9.jpg"))) == bytes("caf") + [0xe9])
    #expect(Caption.of(fileName: [0xff, 0xfe, 0x2e, 0x6a]) == [0xff, 0xfe])
  }

  @Test(arguments: [
    ("%", "%"), ("%4", "%4"), ("%41", "A"), ("%4g%41", "%4gA"), ("%%41", "%A"),
    ("%00%01", "%00\u{1}"),
    ("%c3%A9", "é"),
  ])
  func percentDecoding(encoded: String, decoded: String) {
    #expect(PercentEncoding.decoded(bytes(encoded)) == bytes(decoded))
  }
}
