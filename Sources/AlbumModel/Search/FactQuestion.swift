/// A term of a search that asks for facts of the photos, not for texts of the library.
struct FactQuestion: Sendable {
  private enum Subject {
    case taken(Range<Int64>)
    case size(ClosedRange<UInt64>)
    case camera(TextPattern)
    case trait(SearchTerm.Trait)
  }

  private let subject: Subject
  private let facts: FactTable
  /// For a camera, whether the text of each number of `facts.texts` is one that is asked for.
  private let cameras: [Bool]

  /// - Returns: nil for a term that asks for something else.
  init?(_ condition: SearchTerm.Condition, facts: FactTable) {
    switch condition {
    case .taken(let range): subject = .taken(range)
    case .size(let range): subject = .size(range)
    case .camera(let pattern): subject = .camera(pattern)
    case .trait(.remote), .word, .album, .name, .kind: return nil
    case .trait(let trait): subject = .trait(trait)
    }
    self.facts = facts
    if case .camera(let pattern) = subject {
      cameras = facts.texts.texts.map { pattern.isFound(in: $0.utf8) }
    } else {
      cameras = []
    }
  }

  /// Whether the answer is yes; no where the fact is not known. Complexity: O(1).
  @inline(__always) func holds(for photo: PhotoID) -> Bool {
    switch subject {
    case .taken(let range): facts.takenKey(of: photo).map(range.contains) ?? false
    case .size(let range): facts.size(of: photo).map(range.contains) ?? false
    case .camera: isCamera(photo)
    case .trait(let trait): has(trait, photo)
    }
  }

  private func isCamera(_ photo: PhotoID) -> Bool {
    if let packed = facts.packed(of: photo) {
      return packed.camera != 0 && cameras[Int(packed.camera)]
    }
    guard case .camera(let pattern) = subject else { return false }
    return facts.metadata(of: photo)?.camera.map { pattern.isFound(in: $0.utf8) } ?? false
  }

  private func has(_ trait: SearchTerm.Trait, _ photo: PhotoID) -> Bool {
    let (width, height, frameCount) = facts.shape(of: photo)
    if trait == .animated { return (frameCount ?? 1) > 1 }
    guard let width, let height else { return false }
    switch trait {
    case .portrait: return height > width
    case .landscape: return width > height
    case .square: return width == height
    case .remote, .animated: return false
    }
  }
}
