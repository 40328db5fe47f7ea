/// The kinds of library that the monkey plays with.
enum MonkeyKind: String, CaseIterable {
  case folder
  case plist
  case list
}
