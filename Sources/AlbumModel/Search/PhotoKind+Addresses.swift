extension PhotoKind {
  /// What stands before the query and the fragment of an address, as far as they begin in its last
  /// component; nil when it has neither.
  static func path(ofAddress name: UnsafeBufferPointer<UInt8>) -> UnsafeBufferPointer<UInt8>? {
    name.firstIndex { $0 == UInt8(ascii: "?") || $0 == UInt8(ascii: "#") }.map {
      UnsafeBufferPointer(rebasing: name[..<$0])
    }
  }
}
