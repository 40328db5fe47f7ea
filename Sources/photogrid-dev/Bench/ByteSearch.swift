/// Finds bytes in bytes, fast: a program that is measured must not wait for whoever reads its
/// output.
enum ByteSearch {
  /// The place just past the first occurrence of `word`, which is not empty; nil when there is none.
  static func end(of word: StaticString, in bytes: UnsafeRawBufferPointer) -> Int? {
    let word = UnsafeBufferPointer(start: word.utf8Start, count: word.utf8CodeUnitCount)
    guard word.count <= bytes.count else { return nil }
    for place in 0...bytes.count - word.count where bytes[place] == word[0] {
      var length = 1
      while length < word.count && bytes[place + length] == word[length] { length += 1 }
      if length == word.count { return place + length }
    }
    return nil
  }
}
