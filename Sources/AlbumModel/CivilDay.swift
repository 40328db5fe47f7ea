/// A day of the calendar, in whatever time zone it was told.
package struct CivilDay: Hashable, Comparable, Sendable {
  package var year: Int
  /// 1 is January.
  package var month: Int
  package var day: Int

  package init(year: Int, month: Int, day: Int) {
    self.year = year
    self.month = month
    self.day = day
  }

  package static func < (lhs: CivilDay, rhs: CivilDay) -> Bool {
    (lhs.year, lhs.month, lhs.day) < (rhs.year, rhs.month, rhs.day)
  }
}
