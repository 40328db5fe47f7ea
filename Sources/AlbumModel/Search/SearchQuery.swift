/// A search, understood. Terms stand between blanks, and all of them must hold:
///
/// - `lake`, `"north lake"`: in the name, the caption, the description or the album's title. See
///   `TextPattern` for case and accents. A quotation that does not end goes to the end.
/// - `album:` and `name:` with a word or a quotation: in the album's title; in the name or caption.
/// - `camera:` the same: in the camera's name.
/// - `kind:jpeg`, `kind:heic`, `kind:raw`, or the beginning of such a word: see `KindChoice`.
/// - `date:2024`, `date:2024-05`, `date:2024-05-03`, and ranges of them, both ends included,
///   `2024..2025`, `2024-05..`, `..2023`: when the photo was taken, see `FactTable.takenKey`.
/// - `size:>5MB`, `<`, `>=`, `<=`, `=`, `size:100KB..2MB`; `size:5MB` is at least so much. Units are
///   decimal: B, KB or K, MB or M, GB or G, TB or T in any case; and KiB, MiB, GiB, TiB.
/// - `is:` portrait, landscape, square, remote, animated, or the beginning of one.
/// - `-` before any of these: does not hold.
///
/// A name before a colon that is none of these fields is a mistake; in quotes it is a word, as is
/// what does not look like a name: an address, a time. At the end of the
/// text, where it is being typed, a value may be missing or break off: then it asks for no more
/// than it says so far.
///
/// A photo of which a needed fact is not known does not match the term, and matches its negation.
package struct SearchQuery: Equatable, Sendable {
  let terms: [SearchTerm]
  /// What has to be known of photos for the search to find them.
  package let needs: SearchNeeds

  /// - Throws: where the text can't be understood, and what was expected.
  /// - Complexity: O(length of the text).
  package init(_ text: String) throws(SearchProblem) {
    var parser = SearchParser(text)
    terms = try parser.terms()
    needs = terms.reduce(into: []) { $0.formUnion($1.needs) }
  }

  /// Whether every photo matches.
  package var isEmpty: Bool { terms.isEmpty }
}
