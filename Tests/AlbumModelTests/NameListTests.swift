import AlbumModel
import Testing

struct NameListTests {
  private let names = ["", "b", "a\u{0}c", "", "long name.jpg"].map { Array($0.utf8) }

  @Test func givesBackWhatWasPutIn() {
    let list = NameList(names)
    #expect(list.count == names.count)
    #expect((0..<list.count).map { Array(list[$0]) } == names)
    #expect(list == NameList(bytes: list.bytes, ends: list.ends))
  }

  @Test func isEmptyAtFirst() {
    #expect(NameList().isEmpty)
    #expect(NameList() == NameList([]))
    #expect(NaturalOrder.sort(NameList()).isEmpty)
  }

  @Test func rearranges() {
    let list = NameList(names)
    let order = [4, 0, 3, 1, 2]
    let other = list.rearranged(by: order)
    #expect((0..<other.count).map { Array(other[$0]) } == order.map { names[$0] })
  }

  @Test func refusesAWrongOrder() async {
    await #expect(processExitsWith: .failure) {
      _ = NameList([[1], [2, 3]]).rearranged(by: [1, 1])
    }
  }
}
