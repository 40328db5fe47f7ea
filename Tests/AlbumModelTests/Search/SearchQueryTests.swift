import AlbumModel
import Testing

struct SearchQueryTests {
  private func problem(_ text: String) -> SearchProblem? {
    do throws(SearchProblem) {
      _ = try SearchQuery(text)
      return nil
    } catch {
      return error
    }
  }

  @Test(arguments: [
    ("size:big", 5, "size such as >5MB"), ("é size:>x lake", 8 - 1, "size"),
    ("lake size:5QB", 10, "size"), ("size:5MB..x", 5, "size"), ("size:.. x", 5, "size"),
    ("size:> x", 5, "size"), ("size: x", 5, "size"), ("size:<0 x", 5, "size"),
    ("size:1..2..3", 5, "size"), ("size:99999999TB", 5, "size"), ("size:-5", 5, "size"),
    ("date:may", 5, "date such as 2024"), ("-date:2024-13", 6, "date"),
    ("date:2023-02-29", 5, "date"), ("date:202 x", 5, "date"), ("date:2024- x", 5, "date"),
    ("date:20245", 5, "date"), ("date:2024-05-003", 5, "date"), ("date:..", 5, nil),
    ("date:.. x", 5, "date"), ("date:2024..x", 5, "date"), ("date:2024-1-1-1", 5, "date"),
    ("kind:mp4", 5, "format such as jpeg"), ("kind:\"\" x", 6, "format"),
    ("is:blue", 3, "portrait, landscape"), ("type:raw", 0, "kind:"),
    ("lake -foo:x", 6, "album:"),
    ("\"foo:bar\"", 0, nil), ("http://x", 0, nil), ("10:30", 0, nil), ("c:x", 0, nil),
    ("album: x", 6, "a word or"),
    ("日本 camera: \"x\"", 10, "a word or"), ("name:\"\" x", 6, "a word or"),
  ])
  func saysWhatIsWrongAndWhere(text: String, position: Int, words: String?) {
    let problem = problem(text)
    guard let words else {
      #expect(problem == nil)
      return
    }
    #expect(problem?.position == position)
    #expect(problem?.words.hasPrefix("expected ") == true)
    #expect(problem?.words.contains(words) == true, "\(problem?.words ?? "no problem")")
  }

  /// What is being typed at the end asks for no more than it says.
  @Test(arguments: [
    ("", ""), ("   ", ""), ("-", ""), ("\"", ""), ("\"\"", ""), ("-\"", ""), ("size:", ""),
    ("lake size:", "lake"), ("size:  ", ""), ("-album:", ""), ("album:\"", ""), ("kind:", ""),
    ("is:", ""), ("camera:", ""), ("name:", ""), ("size:>", ""), ("size:>=", ""), ("size:..", ""),
    ("size:<0", ""), ("date:", ""), ("date:2", ""), ("date:202", ""), ("date:..", ""),
    ("date:..20", ""), ("date:2024-", "date:2024"), ("date:2024-0", "date:2024"),
    ("date:2024-1", "date:2024-01"), ("date:2024-05-", "date:2024-05"),
    ("date:2024-05-0", "date:2024-05"), ("date:2024.", "date:2024"),
    ("date:2024..2", "date:2024.."), ("date:2024..2025-", "date:2024..2025"),
    ("size:5.", "size:5"), ("size:5M", "size:5MB"), ("size:1Mi", "size:1MiB"),
    ("size:5MB.", "size:5MB"), ("\"a b", "\"a b\""), ("album:\"a b", "album:\"a b\""),
    ("kind:jpe", "kind:jpe "), ("is:p", "is:portrait"),
  ])
  func takesWhatIsBeingTyped(text: String, same: String) throws {
    #expect(try SearchQuery(text) == SearchQuery(same))
    if same.isEmpty { #expect(try SearchQuery(text).isEmpty) }
  }

  @Test(arguments: [
    ("size:5MB", "size:>=5MB"), ("size:5mb", "size:5000kB"), ("size:5M", "size:5000000"),
    ("size:1.5GB", "size:1500MB"), ("size:1,5G", "size:1500MB"), ("size:1KiB", "size:1024B"),
    ("size:2MB..100KB", "size:100KB..2MB"), ("size:>5B", "size:>=6"), ("size:<5B", "size:<=4"),
    ("size:=5", "size:5..5"), ("size:5..", "size:>=5"), ("size:..5", "size:<=5"),
    ("size:1.001K", "size:1001"), ("date:2025..2024", "date:2024..2025"),
    ("date:2024", "date:2024-01..2024-12"), ("date:2024-2", "date:2024-02-01..2024-02-29"),
    ("date:2023-12-31..2024", "date:2023-12-31..2024-12"), ("kind:jpg", "kind:JPEG"),
    ("kind:heic", "kind:heif"), ("kind:tif", "kind:tiff"), ("Album:x", "album:x"),
    ("IS:Portrait", "is:portrait"), ("a\u{3000}b", "a b"), ("a\tb", " a  b "),
    ("\"lake\"", "lake"), ("name:\"a\"", "name:a"), ("\"a\"b", "a b"),
  ])
  func meansTheSame(text: String, other: String) throws {
    #expect(try SearchQuery(text + " ") == SearchQuery(other + " "))
  }

  @Test(arguments: [
    ("5:30", "\"5:30\""), (":x", "\":x\""), ("a - b", "a \"-\" b"),
    ("12\"", "12\" "), ("x:size:5", "\"x:size:5\""),
  ])
  func otherColonsAreText(text: String, quoted: String) throws {
    #expect(try SearchQuery(text) == SearchQuery(quoted))
    #expect(try SearchQuery(text) != SearchQuery(""))
  }

  @Test(arguments: [
    ("kind:cr2", "kind:raw"), ("kind:j", "kind:jpeg"), ("size:5MB", "size:5MiB"), ("-a", "a"),
    ("lake", "Lake"), ("album:a", "name:a"), ("\"a b\"", "a b"), ("date:2024", "date:2024.."),
    ("\"size:5\"", "size:5"), ("\"-a\"", "-a"), ("e", "é"),
  ])
  func tellsApart(text: String, other: String) throws {
    #expect(try SearchQuery(text) != SearchQuery(other))
  }

  @Test(
    arguments: [
      ("lake album:x name:y kind:raw is:remote", SearchNeeds()), ("size:5", .file),
      ("date:2024", [.file, .metadata]), ("camera:x", .metadata), ("is:square", .metadata),
      ("is:animated -size:5", [.file, .metadata]), ("size:", []),
    ] as [(String, SearchNeeds)])
  func saysWhatItNeeds(text: String, needs: SearchNeeds) throws {
    #expect(try SearchQuery(text).needs == needs)
  }
}
