/// A moment as a clock on the wall shows it, with or without the time zone of that clock: what
/// `PhotoMetadata.taken` says.
package struct CivilTime: Hashable, Sendable {
  /// Seconds since 1970 as if the clock showed UTC: what is compared, since most cameras write down
  /// no zone.
  package var seconds: Int64
  /// Minutes that the clock is ahead of UTC; nil where that is not known.
  package var zone: Int?

  package init(seconds: Int64, zone: Int? = nil) {
    self.seconds = seconds
    self.zone = zone
  }

  /// Reads "2024-05-03 14:02:11", or with "+02:00" behind it.
  /// - Returns: nil for anything else, and for what neither calendar nor clock has.
  package init?(_ text: String) {
    var digits = Digits(text.utf8)
    guard let year = digits.number(4), digits.skip("-"), let month = digits.number(2),
      digits.skip("-"), let day = digits.number(2), digits.skip(" "),
      let hour = digits.number(2), digits.skip(":"), let minute = digits.number(2),
      digits.skip(":"), let second = digits.number(2)
    else { return nil }
    let date = CivilDay(year: year, month: month, day: day)
    // 60 is a leap second.
    guard date.isValid, hour < 24, minute < 60, second <= 60 else { return nil }
    seconds = Int64(date.daysSince1970) * 86_400 + Int64(hour * 3600 + minute * 60 + second)
    guard !digits.isAtEnd else { return }
    let isWest = digits.skip("-")
    guard isWest || digits.skip("+"), let hours = digits.number(2), digits.skip(":"),
      let minutes = digits.number(2), minutes < 60, digits.isAtEnd
    else { return nil }
    zone = (hours * 60 + minutes) * (isWest ? -1 : 1)
  }

  /// The day, on the same clock.
  package var day: CivilDay {
    let (days, rest) = seconds.quotientAndRemainder(dividingBy: 86_400)
    return CivilDay(daysSince1970: Int(rest < 0 ? days - 1 : days))
  }

  /// The form that `init(_:)` reads, for years 0 to 9999.
  package var text: String {
    let date = day
    let rest = Int(seconds - Int64(date.daysSince1970) * 86_400)
    func two(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
    let year = String(repeating: "0", count: max(0, 4 - "\(date.year)".count)) + "\(date.year)"
    let clock = [rest / 3600, rest / 60 % 60, rest % 60].map(two).joined(separator: ":")
    let offset = zone.map {
      "\($0 < 0 ? "-" : "+")\(two(abs($0) / 60)):\(two(abs($0) % 60))"
    }
    return "\(year)-\(two(date.month))-\(two(date.day)) \(clock)\(offset ?? "")"
  }

  /// Takes a text apart from its beginning.
  private struct Digits {
    private var rest: Substring.UTF8View

    init(_ bytes: String.UTF8View) { rest = bytes[...] }

    var isAtEnd: Bool { rest.isEmpty }

    /// A number of exactly so many digits.
    mutating func number(_ count: Int) -> Int? {
      var value = 0
      guard rest.count >= count else { return nil }
      for digit in rest.prefix(count) {
        guard NaturalOrder.isDigit(digit) else { return nil }
        value = value * 10 + Int(digit - UInt8(ascii: "0"))
      }
      rest = rest.dropFirst(count)
      return value
    }

    mutating func skip(_ character: Unicode.Scalar) -> Bool {
      guard rest.first == UInt8(ascii: character) else { return false }
      rest = rest.dropFirst()
      return true
    }
  }
}
