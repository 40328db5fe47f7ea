import AlbumModel
import Testing

@testable import GridView

@Suite("Numbers as the view writes them")
struct NumbersTests {
  @Test(arguments: [
    (0, "0"), (7, "7"), (999, "999"), (1000, "1,000"), (4031, "4,031"), (1_000_000, "1,000,000"),
    (-12_345, "-12,345"),
  ])
  func grouped(number: Int, text: String) { #expect(Numbers.grouped(number) == text) }

  @Test(
    arguments: [
      (0, "0 bytes"), (1, "1 byte"), (999, "999 bytes"), (1000, "1.0 kB"), (1234, "1.2 kB"),
      (9999, "9.9 kB"), (10_000, "10 kB"), (999_999, "999 kB"), (1_000_000, "1.0 MB"),
      (4_700_000_000, "4.7 GB"), (UInt64.max, "18 EB"),
    ] as [(UInt64, String)])
  func sizes(bytes: UInt64, text: String) { #expect(Numbers.size(bytes) == text) }

  @Test func days() {
    let first = CivilDay(year: 2023, month: 3, day: 3)
    #expect(Numbers.days(first, first) == "3 Mar 2023")
    #expect(Numbers.days(first, CivilDay(year: 2023, month: 3, day: 9)) == "3–9 Mar 2023")
    #expect(Numbers.days(first, CivilDay(year: 2023, month: 4, day: 9)) == "3 Mar – 9 Apr 2023")
    #expect(
      Numbers.days(first, CivilDay(year: 2024, month: 4, day: 9)) == "3 Mar 2023 – 9 Apr 2024")
  }
}
