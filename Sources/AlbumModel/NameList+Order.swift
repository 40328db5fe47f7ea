extension NameList {
  /// Gives access to the joined bytes and to where each name ends.
  /// - Complexity: O(1).
  package func withUnsafeBytes<Result>(
    _ body: (UnsafeBufferPointer<UInt8>, UnsafeBufferPointer<UInt32>) throws -> Result
  ) rethrows -> Result {
    try bytes.withUnsafeBufferPointer { bytes in
      try ends.withUnsafeBufferPointer { ends in try body(bytes, ends) }
    }
  }

  /// The names in another order: the one at `order[0]` first.
  /// - Precondition: `order` holds every index once.
  /// - Complexity: O(bytes), two allocations.
  package func rearranged(by order: some Collection<Int>) -> NameList {
    precondition(order.count == count, "an order has an index for each name")
    return withUnsafeBytes { source, sourceEnds in
      var newEnds: [UInt32] = []
      newEnds.reserveCapacity(count)
      let newBytes = [UInt8](unsafeUninitializedCapacity: source.count) { target, filled in
        for index in order {
          let start = index == 0 ? 0 : Int(sourceEnds[index - 1])
          let name = source[start..<Int(sourceEnds[index])]
          precondition(filled + name.count <= target.count, "an order has each index once")
          _ = UnsafeMutableBufferPointer(rebasing: target[filled...]).update(from: name)
          filled += name.count
          newEnds.append(UInt32(filled))
        }
      }
      return NameList(bytes: newBytes, ends: newEnds)
    }
  }
}
