/// Texts by numbers, each kept once: a million photos name few cameras.
struct TextTable: Sendable {
  /// The text of number 0 stands for none.
  private(set) var texts: [String] = [""]
  private var numbers: [String: UInt32] = [:]

  /// The text's number, from 1; 0 for nil. Complexity: O(length of the text).
  mutating func number(of text: String?) -> UInt32 {
    guard let text else { return 0 }
    if let number = numbers[text] { return number }
    let number = UInt32(texts.count)
    texts.append(text)
    numbers[text] = number
    return number
  }

  /// - Precondition: the number is one that was given out. Complexity: O(1).
  subscript(number: UInt32) -> String? { number == 0 ? nil : texts[Int(number)] }
}
