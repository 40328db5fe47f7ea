extension DisplayText {
  /// Makes any string safe to show.
  ///
  /// - Controls become visible: C0 and DEL as Unicode's control pictures, C1 as U+FFFD, line and
  ///   paragraph separators as `␤`.
  /// - Bidirectional embeddings, overrides and isolates, which could make a name look like another,
  ///   are spelled out: `‹U+202E›`. Everything else without a shape of its own is dropped.
  /// - Unassigned scalars become U+FFFD; a mark without a base sits on a dotted circle.
  /// - Of a joined emoji the first stays; skin tones and variation selectors go; flags become their
  ///   two letters, keycaps their digit; Hangul jamo are composed.
  package init(_ string: String) {
    var string = string
    if let plain = string.withUTF8(plainCells) {
      self.init(cells: plain)
      return
    }
    var cells: [Cell] = []
    for character in string {
      var cluster = ClusterReduction()
      for scalar in composingHangul(character.unicodeScalars) { cluster.take(scalar) }
      cells += cluster.cells
    }
    self.init(cells: cells)
  }

  /// Makes the bytes of a name safe to show: UTF-8, in which every byte that is not part of a valid
  /// sequence becomes one U+FFFD.
  package init(bytes: some Collection<UInt8>) {
    if let plain = bytes.withContiguousStorageIfAvailable(plainCells), let plain {
      self.init(cells: plain)
    } else {
      self.init(LossyUTF8.decode(bytes))
    }
  }
}

/// The cells of printable ASCII, which most names are; nil for anything else.
private func plainCells(_ bytes: UnsafeBufferPointer<UInt8>) -> [Cell]? {
  guard bytes.allSatisfy({ $0 >= 0x20 && $0 < 0x7F }) else { return nil }
  return bytes.map { Cell(Unicode.Scalar($0)) }
}

/// Hangul's conjoining jamo as syllables, where one exists (Unicode 15, section 3.12).
private func composingHangul(_ scalars: String.UnicodeScalarView) -> [Unicode.Scalar] {
  var result: [Unicode.Scalar] = []
  for scalar in scalars {
    if let last = result.last, let syllable = hangulSyllable(last.value, scalar.value) {
      result[result.count - 1] = syllable
    } else {
      result.append(scalar)
    }
  }
  return result
}

private func hangulSyllable(_ first: UInt32, _ second: UInt32) -> Unicode.Scalar? {
  switch (first, second) {
  case (0x1100...0x1112, 0x1161...0x1175):
    return Unicode.Scalar(0xAC00 + ((first - 0x1100) * 21 + second - 0x1161) * 28)
  case (0xAC00...0xD7A3, 0x11A8...0x11C2) where (first - 0xAC00) % 28 == 0:
    return Unicode.Scalar(first + second - 0x11A7)
  default:
    return nil
  }
}
