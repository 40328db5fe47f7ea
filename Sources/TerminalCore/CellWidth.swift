/// How many columns a scalar takes in a terminal. The table comes from the C library's `wcwidth`,
/// which is what ncurses goes by, so that our columns and those of the screen agree.
package enum CellWidth {
  /// Columns of a scalar: 0 for what combines with the character before it, 1 or 2; nil for what
  /// can't be printed or is not known.
  ///
  /// - Complexity: O(1) for ASCII, else O(log n) over some 1,300 ranges.
  package static func columns(of scalar: UInt32) -> Int? {
    if scalar < 0x7F { return scalar < 0x20 ? nil : 1 }
    return numbers.withUnsafeBufferPointer { numbers in
      var low = 0
      var high = numbers.count / 3
      while low < high {
        let middle = (low + high) / 2
        if numbers[middle * 3 + 1] < scalar { low = middle + 1 } else { high = middle }
      }
      guard low * 3 < numbers.count, numbers[low * 3] <= scalar else { return nil }
      return Int(numbers[low * 3 + 2])
    }
  }
}
