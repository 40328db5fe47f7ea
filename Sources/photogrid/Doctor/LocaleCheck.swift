import SystemEdge

/// The locale that characters are taken from.
struct LocaleCheck {
  /// As the C library names it: `C.UTF-8`.
  var name: String
  var isUTF8: Bool

  /// The one in force: the terminal has taken the environment's.
  static var current: LocaleCheck {
    let name = setlocale(LC_CTYPE, nil).map { String(cString: $0) } ?? "C"
    let codeset = nl_langinfo(nl_item(CODESET)).map { String(cString: $0) } ?? ""
    let isUTF8 = ["utf-8", "utf8"].contains(codeset.lowercased())
    return LocaleCheck(name: name, isUTF8: isUTF8)
  }
}
