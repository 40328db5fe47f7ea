/// A word or phrase to look for in texts, as a part of them. Smart: one in lower case is found in any
/// case, one without accents with any accents; one with an upper-case letter, or with an accent, as
/// it is written. Marks may follow what was found: `re` is found in `ré`, and so is `résume` in
/// `résumé`, which is being typed.
package struct TextPattern: Equatable, Sendable {
  package let folding: Folding
  let needle: ByteNeedle
  /// Whether only text that is no ASCII can match.
  let needsUnicode: Bool

  package init(_ text: String) {
    folding = Folding(smartFor: text)
    needle = ByteNeedle(folding.folded(text.utf8), ignoresCase: folding.ignoresCase)
    needsUnicode = !needle.isASCII
  }

  /// Whether it is found in a text: UTF-8, perhaps not valid.
  /// - Complexity: O(length of the text).
  package func isFound(in text: some Collection<UInt8>) -> Bool {
    if let answer = text.withContiguousStorageIfAvailable(isFound(in:)) { return answer }
    return Array(text).withUnsafeBufferPointer(isFound(in:))
  }

  func isFound(in text: UnsafeBufferPointer<UInt8>) -> Bool {
    if ASCIIScan.isASCII(text) { return !needsUnicode && needle.isIn(text) }
    return withUnsafeTemporaryAllocation(of: UInt8.self, capacity: Folding.room(for: text.count)) {
      isFound(inUnicode: text, table: folding.table, room: $0)
    }
  }

  /// The same for text that is no ASCII, with the table of `folding` and memory for the folded text.
  func isFound(
    inUnicode text: UnsafeBufferPointer<UInt8>, table: FoldingTable,
    room: UnsafeMutableBufferPointer<UInt8>
  ) -> Bool {
    let count = table.fold(text, into: room)
    return needle.isIn(UnsafeBufferPointer(rebasing: room[..<count]))
  }
}
