import SystemEdge

/// Why an act of sharing ends before its end.
enum ShareStop: Error, Equatable {
  /// In words, safe for a screen.
  case problem(String)
  case folderMissing
  case cancelled

  static func problem(_ path: [UInt8], _ error: SystemError) -> ShareStop {
    switch error.code {
    case ENOSPC: .problem("the disk is full")
    case EDQUOT: .problem("your share of the disk is used up")
    default: .problem("\(SafeText.of(path, atMost: 200)): \(error.words)")
    }
  }
}
