/// One condition of a search.
struct SearchTerm: Equatable, Sendable {
  enum Condition: Equatable, Sendable {
    /// In the name, the caption, the description or the album's title.
    case word(TextPattern)
    case album(TextPattern)
    /// In the file's name or in what the library calls the photo.
    case name(TextPattern)
    case camera(TextPattern)
    case kind(KindChoice)
    /// Taken within these seconds, as `FactTable.takenKey`.
    case taken(Range<Int64>)
    /// A file of so many bytes.
    case size(ClosedRange<UInt64>)
    case trait(Trait)
  }

  /// What `is:` asks for.
  enum Trait: String, CaseIterable, Sendable {
    case portrait
    case landscape
    case square
    case remote
    case animated
  }

  var condition: Condition
  var isNegated: Bool

  var needs: SearchNeeds {
    switch condition {
    case .word, .album, .name, .kind, .trait(.remote): []
    case .camera, .trait: .metadata
    case .taken: [.file, .metadata]
    case .size: .file
    }
  }

  /// The text that is looked for among the library's; nil for a question about the files.
  var pattern: TextPattern? {
    switch condition {
    case .word(let pattern), .album(let pattern), .name(let pattern): pattern
    case .camera, .kind, .taken, .size, .trait: nil
    }
  }
}
