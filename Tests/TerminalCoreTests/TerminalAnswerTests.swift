import CellGeometry
import TestSupport
import Testing

@testable import TerminalCore

@Suite struct TerminalAnswerTests {
  static let sequences: [(String, TerminalAnswer)] = [
    ("\u{1B}[?1;0;256S", .graphicsAttribute(item: 1, status: 0, values: [256])),
    ("\u{1B}[?2;0;4000;3000S", .graphicsAttribute(item: 2, status: 0, values: [4000, 3000])),
    ("\u{1B}[?1;3S", .graphicsAttribute(item: 1, status: 3, values: [])),
    ("\u{1B}[?0u", .keyboard(flags: 0)), ("\u{1B}[?31u", .keyboard(flags: 31)),
    ("\u{1B}[0n", .ready), ("\u{1B}[?62;c", .deviceAttributes([62])),
  ]

  @Test(arguments: sequences) func readsAnswers(_ bytes: String, _ answer: TerminalAnswer) {
    var parser = InputParser()
    #expect(parser.take(Array(bytes.utf8)) == [.answer(answer)])
  }

  /// What a terminal says, by its stream however it is cut.
  private static func answers(
    _ pieces: [ArraySlice<UInt8>], isInTmux: Bool = false
  ) -> (answers: TerminalAnswers, others: [TerminalInput]) {
    var parser = InputParser()
    parser.expectsAnswers = true
    var answers = TerminalAnswers()
    var others: [TerminalInput] = []
    func handle(_ inputs: [TerminalInput]) {
      for input in inputs {
        if case .answer(let answer) = input {
          answers.take(answer, isInTmux: isInTmux)
        } else {
          others.append(input)
        }
      }
    }
    for piece in pieces { handle(parser.take(piece)) }
    handle(parser.timeout())
    return (answers, others)
  }

  @Test(arguments: TerminalProfile.all) func readsEveryTerminal(_ profile: TerminalProfile) {
    let stream = profile.stream
    let whole = Self.answers([stream[...]])
    #expect(whole.others.isEmpty)
    #expect(whole.answers.attributes != nil)
    #expect(whole.answers.hasKittyGraphics == (stream.contains(UInt8(ascii: "G"))))
    for place in stream.indices {
      let cut = Self.answers([stream[..<place], stream[place...]])
      #expect(cut.answers == whole.answers && cut.others.isEmpty, "cut at \(place)")
    }
    let bytes = Self.answers(stream.indices.map { stream[$0...$0] })
    #expect(bytes.answers == whole.answers && bytes.others.isEmpty)
  }

  /// A slow line: so long a pause in the middle that an Esc has become a key. Nothing else has.
  @Test(arguments: TerminalProfile.all) func waitsForTheRestOfAnAnswer(_ profile: TerminalProfile) {
    let stream = profile.stream
    let whole = Self.answers([stream[...]]).answers
    for place in stream.indices.dropFirst() {
      var parser = InputParser()
      parser.expectsAnswers = true
      var answers = TerminalAnswers()
      let inputs =
        parser.take(stream[..<place]) + parser.timeout() + parser.take(stream[place...])
      for input in inputs {
        switch input {
        case .answer(let answer): answers.take(answer, isInTmux: false)
        case .event(let event):
          // A string that ends in a lone Esc is whole but for its last byte.
          #expect(event == .key(Key(.escape)), "cut at \(place): \(event)")
        }
      }
      #expect(answers == whole, "cut at \(place)")
    }
  }

  /// After the time for answers, Alt and a key are keys again, and late strings are none.
  @Test func knowsLateAnswersFromKeys() {
    var parser = InputParser()
    _ = parser.take([0x1B])
    _ = parser.timeout()
    #expect(
      parser.take(Array("P>|kitty(0.41.1)\u{1B}\\".utf8)) == [
        .answer(.version("kitty(0.41.1)"))
      ])
    _ = parser.take([0x1B])
    _ = parser.timeout()
    #expect(parser.take(Array("Px".utf8)).count == 2)
    _ = parser.take(Array("\u{1B}]".utf8))
    #expect(parser.timeout() == [.event(.key(Key(.character("]"), .alt)))])
  }

  @Test func takesEveryAnswer() {
    let stream = TerminalProfile.named("foot 1.13").stream
    let answers = Self.answers([stream[...]]).answers
    #expect(answers.program == TerminalProgram(name: "foot", version: "1.13.1"))
    #expect(answers.attributes == [62, 4, 22])
    #expect(answers.hasSixel && answers.hasSynchronizedOutput && answers.hasDirectColor)
    #expect(answers.keyboardFlags == 0)
    #expect(answers.colorRegisters == 1024)
    #expect(answers.largestSixel == Size(width: 10_000, height: 10_000))
    #expect(answers.background == RGB(red: 16, green: 16, blue: 16))
    #expect(answers.cellPixels(in: Size(width: 100, height: 30)) == Size(width: 9, height: 18))
  }

  /// A refusal that carries the other item's number, as mlterm's, takes nothing back.
  @Test func keepsWhatWasAnsweredBefore() {
    let stream = TerminalProfile.named("mlterm").stream
    let answers = Self.answers([stream[...]]).answers
    #expect(answers.colorRegisters == 1024 && !answers.refusesColorRegisters && answers.hasSixel)
  }

  @Test func dividesTheWindow() {
    var answers = TerminalAnswers()
    answers.take(.windowPixels(Size(width: 993, height: 700)), isInTmux: false)
    #expect(answers.cellPixels(in: Size(width: 110, height: 38)) == Size(width: 9, height: 18))
    #expect(answers.cellPixels(in: Size(width: 2000, height: 38)) == nil)
    answers.take(.cellPixels(Size(width: 8, height: 16)), isInTmux: false)
    #expect(answers.cellPixels(in: Size(width: 110, height: 38)) == Size(width: 8, height: 16))
    answers.forgetPixels()
    #expect(answers.cellPixels(in: Size(width: 110, height: 38)) == nil)
  }

  /// What never ends, and what means nothing, leaves no answer and no key.
  @Test(arguments: [
    "\u{1B}_Gi=31\u{1B}\\", "\u{1B}_Gi=99;OK\u{1B}\\", "\u{1B}_X\u{1B}\\", "\u{1B}[?;S",
    "\u{1B}[?1S", "\u{1B}[?2;0;5S", "\u{1B}[?2;0;0;0S", "\u{1B}[?u", "\u{1B}[?9999999999;0;1S",
    "\u{1B}P>", "\u{1B}_Gi=31;O",
  ])
  func takesNothingFromNonsense(_ bytes: String) {
    let (answers, others) = Self.answers([Array(bytes.utf8)[...]])
    #expect(answers == TerminalAnswers())
    #expect(others.isEmpty)
  }

  static let programs: [(String, String, String, [Int])] = [
    ("kitty(0.26.5)", "kitty", "0.26.5", [0, 26, 5]), ("XTerm(379)", "XTerm", "379", [379]),
    ("Konsole 22.12.3", "Konsole", "22.12.3", [22, 12, 3]), ("tmux 3.5a", "tmux", "3.5a", [3, 5]),
    ("WezTerm 20240203-110809-5046fc22", "WezTerm", "20240203-110809-5046fc22", [20_240_203]),
    ("ghostty 1.0.1", "ghostty", "1.0.1", [1, 0, 1]),
    ("xterm.js(5.5.0)", "xterm.js", "5.5.0", [5, 5, 0]),
    ("strange", "strange", "", []), ("", "", "", []), ("kitty(", "kitty", "", []),
  ]

  @Test(arguments: programs)
  func takesNamesApart(_ report: String, _ name: String, _ version: String, _ numbers: [Int]) {
    let program = TerminalProgram(report: report)
    #expect(program.name == name && program.version == version && program.numbers == numbers)
  }

  @Test func wrapsForTmux() {
    let one = TmuxPassthrough.wrapped(Array("\u{1B}[c".utf8), levels: 1)
    #expect(one == Array("\u{1B}Ptmux;\u{1B}\u{1B}[c\u{1B}\\".utf8))
    #expect(TmuxPassthrough.wrapped(one, levels: 0) == one)
    let two = TmuxPassthrough.wrapped(Array("\u{1B}[c".utf8), levels: 2)
    #expect(two == TmuxPassthrough.wrapped(one, levels: 1))
  }
}
