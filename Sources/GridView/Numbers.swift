import AlbumModel

/// Numbers as the view writes them: English, whatever the locale.
enum Numbers {
  /// `4031` as `4,031`.
  static func grouped(_ number: Int) -> String {
    let digits = String(number.magnitude)
    var text = ""
    for (index, digit) in digits.enumerated() {
      if index > 0, (digits.count - index) % 3 == 0 { text.append(",") }
      text.append(digit)
    }
    return number < 0 ? "-" + text : text
  }

  /// `1` as `1 photo`, others with the plural.
  static func photos(_ count: Int) -> String { count == 1 ? "1 photo" : "\(grouped(count)) photos" }

  /// Bytes in decimal units with two or three digits, as `1.2 MB`.
  static func size(_ bytes: UInt64) -> String {
    let units = ["bytes", "kB", "MB", "GB", "TB", "PB", "EB"]
    guard bytes >= 1000 else { return bytes == 1 ? "1 byte" : "\(bytes) bytes" }
    var tenths = bytes / 100
    var unit = 1
    while tenths >= 10_000, unit < units.count - 1 {
      tenths /= 1000
      unit += 1
    }
    return tenths < 100
      ? "\(tenths / 10).\(tenths % 10) \(units[unit])" : "\(tenths / 10) \(units[unit])"
  }

  /// A place as maps write it, to some ten metres: `48.8584° N, 2.2945° E`.
  static func place(_ latitude: Double, _ longitude: Double) -> String {
    func degrees(_ value: Double, _ positive: String, _ negative: String) -> String {
      let parts = Int((abs(value) * 10_000).rounded()).quotientAndRemainder(dividingBy: 10_000)
      let digits = String(parts.remainder)
      let fraction = String(repeating: "0", count: 4 - digits.count) + digits
      return "\(parts.quotient).\(fraction)° \(value < 0 ? negative : positive)"
    }
    return degrees(latitude, "N", "S") + ", " + degrees(longitude, "E", "W")
  }

  private static let months = [
    "Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec",
  ]

  /// `3 Mar 2024`.
  static func day(_ day: CivilDay) -> String { "\(day.day) \(month(day)) \(day.year)" }

  /// What lies between two days, as short as can be: `3 Mar 2024`, `3–9 Mar 2024`,
  /// `3 Mar – 9 Apr 2024`, `3 Mar 2023 – 9 Apr 2024`.
  static func days(_ first: CivilDay, _ last: CivilDay) -> String {
    if first == last { return day(first) }
    if (first.year, first.month) == (last.year, last.month) { return "\(first.day)–\(day(last))" }
    if first.year == last.year { return "\(first.day) \(month(first)) – \(day(last))" }
    return "\(day(first)) – \(day(last))"
  }

  private static func month(_ day: CivilDay) -> String {
    months.indices.contains(day.month - 1) ? months[day.month - 1] : "?"
  }
}
