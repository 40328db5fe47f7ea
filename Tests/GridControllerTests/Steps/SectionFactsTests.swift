import AlbumModel
import GridController
import TerminalCore
import TestSupport
import Testing

/// What sections add up to, while other photos are shown of them.
struct SectionFactsTests {
  /// Answers what was asked for with a byte for each photo.
  private func answer(_ effects: [Effect], _ state: inout GridState) -> Int {
    var count = 0
    for case .measure(let sections) in effects {
      for section in sections {
        let facts = SectionFacts(
          byteCount: UInt64(section.album.contents.count), earliest: nil, latest: nil)
        _ = update(&state, .facts(section.id, facts))
        count += 1
      }
    }
    return count
  }

  private func press(_ keys: String, _ state: inout GridState) throws -> [Effect] {
    try Key.parse(sequence: keys).reduce(into: []) { effects, key in
      effects += update(&state, .terminal(.key(key)))
    }
  }

  private func bytes(_ state: GridState) -> [UInt64?] {
    state.shown.sections.map { state.facts[$0.id]?.byteCount }
  }

  @Test("a filter's result is measured by itself, and whole albums are known again without it")
  func filtered() throws {
    var state = AlbumNotation.state("P: [a1] b1 a2 / Q: a3 b3")
    _ = answer(try press("/z<Esc>", &state), &state)
    let whole = bytes(state)
    #expect(whole == [3, 2])
    let filtering = try press("/a<Enter>", &state)
    // An answer of before the filter is not the filtered album's.
    #expect(bytes(state).allSatisfy { $0 == nil })
    #expect(answer(filtering, &state) > 0)
    #expect(bytes(state) == [2, 1])
    _ = try press("<Esc>", &state)
    #expect(bytes(state) == whole)
  }

  @Test("an answer that is about other photos is passed over, and asked for again")
  func late() throws {
    var state = AlbumNotation.state("P: [a1] b1 a2", kind: .plist)
    let asked = try press("/a<Enter>", &state)
    var effects = try press("ed", &state)
    #expect(state.shown.itemCount == 1)
    _ = answer(asked, &state)
    #expect(bytes(state) == [nil])
    effects += update(&state, .action(.redraw))
    #expect(answer(effects, &state) > 0)
    #expect(bytes(state) == [1])
  }

  @Test("a pinned search says how many of its photos another search leaves")
  func pins() throws {
    var state = AlbumNotation.state("P: [a1] b1 a2 / Q: a3 b3")
    _ = try press("/a<Enter>p/1<Enter>", &state)
    let pin = try #require(state.pins.first)
    #expect(state.total(ofSection: pin.section) == 3)
    #expect(state.shown.items(of: pin.section).count == 1)
  }
}
