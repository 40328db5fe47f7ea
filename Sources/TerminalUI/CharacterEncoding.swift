/// The locale's characters.
enum CharacterEncoding {
  /// Takes the locale from the environment, for characters only.
  ///
  /// Where that locale is not installed, but its name says UTF-8, the C library's own UTF-8 locale
  /// does: with the name of another machine's locale (ssh passes it on) text must not become ASCII.
  ///
  /// - Returns: whether characters are UTF-8.
  static func adopt() -> Bool {
    if setlocale(LC_CTYPE, "") == nil, isUTF8Wanted {
      _ = setlocale(LC_CTYPE, "C.UTF-8") ?? setlocale(LC_CTYPE, "en_US.UTF-8")
    }
    guard let name = nl_langinfo(nl_item(CODESET)) else { return false }
    return isUTF8(String(cString: name))
  }

  private static var isUTF8Wanted: Bool {
    let names = ["LC_ALL", "LC_CTYPE", "LANG"].compactMap(Environment.value)
    return names.first.map(isUTF8) ?? false
  }

  private static func isUTF8(_ name: String) -> Bool {
    let lower = name.lowercased()
    return lower.hasSuffix("utf-8") || lower.hasSuffix("utf8")
  }
}
