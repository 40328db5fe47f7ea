/// Parts of what the user is told.
enum ShareWords {
  static func photos(_ count: Int) -> String { count == 1 ? "1 photo" : "\(count) photos" }
  static func paths(_ count: Int) -> String { count == 1 ? "1 path" : "\(count) paths" }
}
