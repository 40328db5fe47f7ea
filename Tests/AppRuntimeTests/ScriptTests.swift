import GridController
import TerminalCore
import Testing

@testable import AppRuntime

@Suite("Scripts and what is written for them")
struct ScriptTests {
  @Test func everyStep() throws {
    let script = try Script(
      """
      # a comment
      gg 3<C-d>
        :next-section
      :wait idle
      :wait idle 5
      :resize 120x40
      :save-screen /tmp/with a blank.txt
      :save-state state.json
      :quit
      """)
    #expect(
      script.steps == [
        .key(Key(.character("g"))), .key(Key(.character("g"))), .key(Key(.character("3"))),
        .key(Key(.character("d"), .control)), .action(.nextSection), .waitIdle(seconds: 60),
        .waitIdle(seconds: 5), .resize(columns: 120, rows: 40),
        .saveScreen("/tmp/with a blank.txt"), .saveState("state.json"), .quit,
      ])
  }

  @Test(arguments: [
    ("<Nonsense>", 1), ("\n\n:resize 0x5", 3), (":resize 5", 1), (":save-screen", 1),
    (":wait", 1), (":wait idle soon", 1), (":wait idle 0", 1), (":no-action", 1), (":quit now", 1),
  ])
  func problems(text: String, line: Int) {
    #expect {
      try Script(text)
    } throws: {
      ($0 as? Script.Problem)?.line == line
    }
  }

  @Test("a wait ends when nothing is pending, or when its time is over")
  func waiting() throws {
    var player = ScriptPlayer(try Script(":wait idle 2\nq"))
    guard case .wait = player.next(isIdle: false, now: 0, shows: { _ in false }) else {
      Issue.record("does not wait")
      return
    }
    guard case .wait = player.next(isIdle: false, now: 1_999_999_999, shows: { _ in false }) else {
      Issue.record("gives up early")
      return
    }
    var late = player
    guard case .overdue = late.next(isIdle: false, now: 2_000_000_000, shows: { _ in false }) else {
      Issue.record("waits for ever")
      return
    }
    guard case .step(.key) = player.next(isIdle: true, now: 1_999_999_999, shows: { _ in false })
    else {
      Issue.record("does not go on")
      return
    }
    #expect(player.isFinished)
  }

  @Test(arguments: [
    ("plain", "\"plain\""), ("a\"b\\c", "\"a\\\"b\\\\c\""), ("\n\t\r", "\"\\n\\t\\r\""),
    ("\u{1b}[31m\u{7f}\u{9b}", "\"\\u001b[31m\\u007f\\u009b\""), ("写真", "\"写真\""),
  ])
  func strings(value: String, text: String) { #expect(JSON.string(value).text == text) }

  @Test func values() {
    let value = JSON.object([
      ("a", .array([.null, .bool(true), .integer(-3)])), ("b", .object([])),
    ])
    #expect(value.text == "{\"a\":[null,true,-3],\"b\":{}}")
  }

  @Test(arguments: [("80x24", true), ("0x5", false), ("5", false), ("5x5x5", false), ("x", false)])
  func windowSizes(text: String, isGood: Bool) { #expect((WindowSize(text) != nil) == isGood) }
}
