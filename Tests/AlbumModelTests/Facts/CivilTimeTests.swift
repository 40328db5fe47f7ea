import AlbumModel
import Testing

struct CivilTimeTests {
  /// Day after day for 900 years, counted as a calendar on the wall is.
  @Test func daysFollowEachOther() {
    var day = CivilDay(year: 1600, month: 1, day: 1)
    var number = day.daysSince1970
    #expect(number == -135_140)
    while day.year < 2500 {
      #expect(day.isValid)
      #expect(day.daysSince1970 == number)
      #expect(CivilDay(daysSince1970: number) == day)
      number += 1
      day.day += 1
      if day.day > CivilDay.dayCount(ofMonth: day.month, year: day.year) {
        #expect(!day.isValid)
        day = CivilDay(year: day.year, month: day.month + 1, day: 1)
        if day.month > 12 { day = CivilDay(year: day.year + 1, month: 1, day: 1) }
      }
    }
    #expect(CivilDay(year: 1970, month: 1, day: 1).daysSince1970 == 0)
    #expect(CivilDay(year: 2000, month: 3, day: 1).daysSince1970 == 11_017)
  }

  @Test(
    arguments: [
      ("2024-05-03 14:02:11", 1_714_744_931, nil),
      ("2024-05-03 14:02:11+02:00", 1_714_744_931, 120),
      ("1969-12-31 23:59:59-09:30", -1, -570), ("1970-01-01 00:00:00+00:00", 0, 0),
      ("0001-01-01 00:00:00", -62_135_596_800, nil),
    ] as [(String, Int64, Int?)])
  func readsAndWrites(text: String, seconds: Int64, zone: Int?) {
    #expect(CivilTime(text) == CivilTime(seconds: seconds, zone: zone))
    #expect(CivilTime(seconds: seconds, zone: zone).text == text)
  }

  @Test(arguments: [
    "", "2024", "2024-05-03", "2024:05:03 14:02:11", "2024-13-03 14:02:11", "2024-02-30 14:02:11",
    "2024-05-03 24:02:11", "2024-05-03 14:60:11", "2024-05-03 14:02:61", "2024-05-03 14:02:11Z",
    "2024-05-03 14:02:11+02", "2024-05-03 14:02:11+02:60", "2024-05-03 14:02:11+02:00 ",
    "0000-00-00 00:00:00", "2024-05-03T14:02:11", " 2024-05-03 14:02:11", "2024-05-03 1４:02:11",
  ])
  func refuses(text: String) {
    #expect(CivilTime(text) == nil)
  }
}
