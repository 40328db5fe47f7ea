import TestSupport
import Testing

@testable import AlbumModel

struct PhotoMatcherTests {
  private static func bytes(_ text: String) -> [UInt8] { Array(text.utf8) }

  /// The indices of the matches, however they are said.
  private func indices(
    _ query: SearchQuery, _ album: Album, base: UInt32 = 0, _ facts: FactTable = FactTable()
  ) -> [Int] {
    var matcher = PhotoMatcher(query, facts: facts)
    switch matcher.matches(in: album.contents, album: album.title, base: base) {
    case .all: return Array(0..<album.count)
    case .none: return []
    case .some(let items):
      #expect(!items.isEmpty && items.count < album.count)
      return items.map { Int($0) }
    }
  }

  private static let folder = Album(
    title: bytes("2024 Lake Überlingen"),
    contents: .files(
      directory: bytes("/photos/secret"),
      names: NameList(
        [
          "IMG_0001.JPG", "IMG_0002.jpeg", "Été à Nîmes.png", "raw-file.CR2", "été.heic",
          "E\u{301}te\u{301} two.gif", "写真 1.jpg", "no extension", "MG_.NEF",
        ].map(bytes))))

  @Test(arguments: [
    ("img", [0, 1]), ("IMG", [0, 1]), ("Img", []),
    ("img 2", [0, 1]),
    ("ete", [2, 4, 5]), ("été", [2, 4, 5]), ("Été", [2, 5]), ("étè", []), ("写真", [6]),
    ("lake", Array(0..<9)), ("secret", []), ("-img", Array(2..<9)), ("-lake", []),
    ("lake -ete", [0, 1, 3, 6, 7, 8]), ("\"à nîmes\"", [2]), ("\"a nimes\" kind:png", [2]),
    ("name:lake", []), ("name:1", [0, 6]), ("album:lake", Array(0..<9)), ("album:img", []),
    ("-album:img", Array(0..<9)), ("album:uberlingen", Array(0..<9)),
    ("album:\"lake u\"", Array(0..<9)),
    ("album:\"Lake ü\"", []), ("kind:jpeg", [0, 1, 6]), ("kind:jpg", [0, 1, 6]),
    ("kind:raw", [3, 8]),
    ("kind:cr2", [3]), ("kind:heic", [4]), ("-kind:jpg", [2, 3, 4, 5, 7, 8]), ("is:remote", []),
    ("-is:remote", Array(0..<9)), ("jpg", [0, 6]), (".", [0, 1, 2, 3, 4, 5, 6, 8]), ("gi", [5]),
    ("size:1", []), ("-size:1", Array(0..<9)), ("", Array(0..<9)),
    ("n", Array(0..<9)),
    ("1 写", [6]), ("zzz", []), ("mg_", [0, 1, 8]), ("0001.jpg", [0]), ("-", Array(0..<9)),
  ])
  func findsFiles(text: String, expected: [Int]) throws {
    #expect(try indices(SearchQuery(text), Self.folder) == expected)
  }

  private static let entries = Album(
    title: bytes("Shop"),
    contents: .entries([
      PhotoDetails(
        location: .remote(bytes("https://example.org/p/a%20lake.jpg?w=1")),
        text: bytes("A North Lake at dawn"), price: bytes("5")),
      PhotoDetails(location: .remote(bytes("https://example.org/p/9")), name: bytes("Über")),
      PhotoDetails(location: .file(bytes("/x/lake/DSC1.NEF")), name: bytes("")),
      PhotoDetails(location: .file(bytes("DSC2.png")), name: bytes("Zug"), text: bytes("dsc3")),
    ]))

  @Test(arguments: [
    ("lake", [0]), ("\"a lake\"", [0]), ("north", [0]), ("name:north", []), ("a%20lake", [0]),
    ("uber", [1]), ("name:über", [1]), ("example", []), ("dsc", [2, 3]), ("dsc3", [3]),
    ("name:dsc3", []), ("name:zug", [3]), ("is:remote", [0, 1]), ("-is:remote", [2, 3]),
    ("kind:jpg", [0]), ("kind:raw", [2]), ("shop", [0, 1, 2, 3]), ("shop dsc -zug", [2]),
  ])
  func findsEntries(text: String, expected: [Int]) throws {
    #expect(try indices(SearchQuery(text), Self.entries) == expected)
  }

  /// Paths are searched in their last components.
  @Test func findsPaths() throws {
    let paths = ["/lake/a.jpg", "lake.jpg", "/x/été/lake", "/a/la/ke.jpg", "/q/é/b/", "/é/x/Lâke"]
    let album = Album(
      title: [], contents: .files(directory: [], names: NameList(paths.map(Self.bytes))))
    #expect(try indices(SearchQuery("lake"), album) == [1, 2, 5])
    #expect(try indices(SearchQuery("a"), album) == [0, 1, 2, 5])
    #expect(try indices(SearchQuery("ete"), album) == [])
    #expect(try indices(SearchQuery("b/"), album) == [4])
  }

  @Test func asksForFacts() throws {
    var facts = FactTable()
    func metadata(_ change: (inout PhotoMetadata) -> Void) -> PhotoMetadata {
      var metadata = PhotoMetadata()
      change(&metadata)
      return metadata
    }
    let day = Int64(CivilDay(year: 2024, month: 5, day: 3).daysSince1970) * 86_400
    for (index, size) in [UInt64(10), 5_000_000, 5_000_001].enumerated() {
      facts.set(
        FileFact(
          item: PhotoID(rawValue: 100 + UInt32(index)), size: size,
          modified: (day - 7200) * 1_000_000_000, localSeconds: day))
    }
    facts.set(
      metadata {
        $0.taken = "2023-12-31 23:59:59+09:00"
        ($0.width, $0.height, $0.camera) = (300, 200, "FUJIFILM X-T4")
      }, for: PhotoID(rawValue: 101))
    facts.set(
      metadata { ($0.width, $0.height, $0.frameCount, $0.byteCount) = (200, 300, 9, 77) },
      for: PhotoID(rawValue: 103))
    facts.set(
      metadata {
        // A number that needs more room than most.
        ($0.width, $0.height, $0.camera) = (1 << 40, 1 << 40, "Größe")
        $0.format = "JPEG"
      }, for: PhotoID(rawValue: 107))
    let expected: [(String, [Int])] = [
      ("size:>5MB", [2]), ("size:5MB", [1, 2]), ("size:<5MB", [0, 3]), ("size:10..5MB", [0, 1, 3]),
      ("-size:5MB", [0, 3, 4, 5, 6, 7, 8]), ("date:2024-05-03", [0, 2]), ("date:2023", [1]),
      ("date:..2023", [1]), ("date:2024..", [0, 2]), ("date:2024-05-02", []),
      ("camera:x-t4", [1]), ("camera:X-t4", []),
      ("camera:grosse", [7]), ("is:landscape", [1]),
      ("is:portrait", [3]), ("is:square", [7]), ("is:animated", [3]),
      ("-is:portrait", [0, 1, 2, 4, 5, 6, 7, 8]), ("kind:jpeg", [0, 1, 6, 7]),
      ("img size:10", [0, 1]), ("img -size:10", []),
    ]
    for (text, indices) in expected {
      let query = try SearchQuery(text)
      #expect(self.indices(query, Self.folder, base: 100, facts) == indices, "\(text)")
    }
  }

  // MARK: - Properties

  private static let pieces = [
    "a", "A", "b", "ab", "img", "IMG_", "1", "12", ".jpg", ".JPG", ".cr2", "é", "e\u{301}", "É",
    "ß", "ss", "日本", "写", "Ж", "ж", "ё", " ", "_", "-", "\u{301}", "ø", "한", "가", "x",
  ]

  private func name(_ generator: inout SeededGenerator, _ limit: Int) -> [UInt8] {
    var name: [UInt8] = []
    for _ in 0..<Int.random(in: 0...limit, using: &generator) {
      name += Self.bytes(Self.pieces.randomElement(using: &generator) ?? "")
      if Int.random(in: 0..<40, using: &generator) == 0 { name.append(0xE6) }
    }
    return name
  }

  private func text(_ generator: inout SeededGenerator) -> String {
    var terms: [String] = []
    for _ in 0..<Int.random(in: 1...3, using: &generator) {
      let minus = Int.random(in: 0..<4, using: &generator) == 0 ? "-" : ""
      let words = (1...Int.random(in: 1...3, using: &generator)).map { _ in
        Self.pieces.randomElement(using: &generator) ?? ""
      }
      let field = ["", "", "", "", "name:", "album:"].randomElement(using: &generator) ?? ""
      terms.append(minus + field + "\"" + words.joined() + "\"")
    }
    if Int.random(in: 0..<5, using: &generator) == 0 { terms.append("kind:raw") }
    return terms.joined(separator: " ")
  }

  private func album(_ generator: inout SeededGenerator) -> Album {
    // Some albums are ASCII throughout, some have long names, some hold paths.
    let isASCII = Bool.random(using: &generator)
    let limit = [3, 8, 40].randomElement(using: &generator) ?? 3
    let arePaths = Int.random(in: 0..<4, using: &generator) == 0
    let names = (0..<Int.random(in: 1...40, using: &generator)).map { _ -> [UInt8] in
      var name = name(&generator, limit)
      if isASCII { name = name.filter { $0 < 0x80 } }
      if arePaths { name = Array("/d/".utf8) + self.name(&generator, 2) + [0x2F] + name + [0x78] }
      return name.isEmpty ? [0x78] : name
    }
    return Album(
      title: name(&generator, 3),
      contents: .files(directory: arePaths ? [] : [0x2F, 0x64], names: NameList(names)))
  }

  /// Words by the simplest means: folded, then looked for at every place.
  private func matches(_ query: SearchQuery, _ photo: Photo, _ title: [UInt8]) -> Bool {
    func found(_ pattern: TextPattern, _ text: [UInt8]) -> Bool {
      let folded = pattern.folding.folded(text)
      let needle = pattern.needle.bytes
      return needle.isEmpty
        || folded.indices.contains { folded[$0...].starts(with: needle) }
    }
    return query.terms.allSatisfy { term in
      let holds =
        switch term.condition {
        case .word(let pattern):
          found(pattern, photo.name) || found(pattern, photo.caption) || found(pattern, title)
        case .name(let pattern): found(pattern, photo.name) || found(pattern, photo.caption)
        case .album(let pattern): found(pattern, title)
        case .kind: PhotoKind(fileName: photo.name) == .raw
        case .camera, .taken, .size, .trait: false
        }
      return holds != term.isNegated
    }
  }

  @Test(arguments: Seed.list(4))
  func agreesWithTheSimplestSearch(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    for _ in 0..<60 {
      let album = album(&generator)
      var catalog = Catalog()
      let (_, items) = catalog.add(album)
      for _ in 0..<8 {
        let text = text(&generator)
        let query = try SearchQuery(text)
        let matcher = PhotoMatcher(query, facts: FactTable())
        let photos = items.map { catalog.photo(PhotoID(rawValue: $0)) }
        let expected = photos.indices.filter { matches(query, photos[$0], album.title) }
        #expect(indices(query, album) == expected, "seed \(seed): \(text) \(album)")
        let single = photos.indices.filter { matcher.matches(photos[$0], album: album.title) }
        #expect(single == expected, "seed \(seed): \(text) \(album)")
      }
    }
  }

  /// As a user types: any text is understood or says where it is not, and what it finds does not
  /// depend on what was typed before.
  @Test(arguments: Seed.list(4))
  func takesAnyText(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let pieces =
      Self.pieces + [
        "size:", "date:", "kind:", "is:", "album:", "camera:", "2024", "..", ">", "<=", "5MB", "\"",
        ":", "-05", "raw", "portrait", "\u{3000}", "👨‍👩‍👧",
      ]
    for _ in 0..<1500 {
      var text = ""
      for _ in 0..<Int.random(in: 0...8, using: &generator) {
        text += pieces.randomElement(using: &generator) ?? ""
        do throws(SearchProblem) {
          let query = try SearchQuery(text)
          _ = indices(query, Self.folder)
          _ = indices(query, Self.entries)
        } catch {
          #expect((0...text.count).contains(error.position), "seed \(seed): \(text)")
        }
      }
    }
  }

  @Test func emptyContentsMatchNothing() throws {
    var matcher = PhotoMatcher(try SearchQuery(""), facts: FactTable())
    let empty = Album.Contents.files(directory: [0x2F], names: NameList())
    #expect(matcher.matches(in: empty, album: [], base: 0) == .none)
    #expect(matcher.matches(in: .entries([]), album: [], base: 0) == .none)
  }
}
