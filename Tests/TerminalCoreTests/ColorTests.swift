import Testing

@testable import TerminalCore

@Suite struct ColorTests {
  @Test(
    arguments: [
      (196, 9), (21, 4), (46, 10), (231, 15), (16, 0), (244, 8), (250, 7), (226, 11), (160, 1),
      (5, 5),
    ] as [(UInt8, UInt8)])
  func findsTheNearestOfSixteen(_ index: UInt8, _ expected: UInt8) {
    #expect(Color.indexed(index).quantised(to: .sixteen) == .indexed(expected))
  }

  @Test func keepsToTheDepth() {
    for index in UInt8.min...UInt8.max {
      let color = Color.indexed(index)
      #expect(color.quantised(to: .palette) == color)
      #expect(color.quantised(to: .direct) == color)
      #expect(color.quantised(to: .none) == .terminalDefault)
      guard case .indexed(let eight) = color.quantised(to: .eight),
        case .indexed(let sixteen) = color.quantised(to: .sixteen)
      else {
        Issue.record("\(index) lost its colour")
        continue
      }
      #expect(eight < 8 && sixteen < 16)
      if index < 16 { #expect(sixteen == index) }
    }
    #expect(Color.terminalDefault.quantised(to: .eight) == .terminalDefault)
  }

  @Test(arguments: [(180, 7), (196, 1), (12, 4), (8, 7), (234, 0), (250, 7)] as [(UInt8, UInt8)])
  func findsTheNearestOfEight(_ index: UInt8, _ expected: UInt8) {
    #expect(Color.indexed(index).quantised(to: .eight) == .indexed(expected))
  }

  @Test func textStaysReadable() {
    #expect(Color.indexed(8).quantised(to: .eight, isBackground: true) == .indexed(0))
    #expect(Color.indexed(0).contrast == .indexed(7))
    #expect(Color.indexed(7).contrast == .indexed(0))
    #expect(Color.indexed(4).contrast == .indexed(7))
    #expect(Color.terminalDefault.contrast == .terminalDefault)
  }

  @Test func knowsThePalette() {
    #expect(Color.rgb(index: 16) == RGB(red: 0, green: 0, blue: 0))
    #expect(Color.rgb(index: 67) == RGB(red: 95, green: 135, blue: 175))
    #expect(Color.rgb(index: 255) == RGB(red: 238, green: 238, blue: 238))
  }
}
