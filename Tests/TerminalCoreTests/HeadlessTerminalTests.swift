import CellGeometry
import Testing

@testable import TerminalCore

@Suite struct HeadlessTerminalTests {
  @Test func givesEventsInOrderAndOnce() {
    let terminal = HeadlessTerminal(
      size: Size(width: 10, height: 2), events: [.key(Key(.up)), .focus(true)])
    #expect(terminal.readTimeout == 0)
    #expect(terminal.readEvents() == [.key(Key(.up)), .focus(true)])
    #expect(terminal.readTimeout == nil)
    terminal.resize(to: Size(width: 5, height: 5))
    terminal.resize(to: Size(width: 5, height: 5))
    #expect(terminal.readEvents() == [.resize(Size(width: 5, height: 5))])
    terminal.send([.hangup])
    terminal.suspend()
    #expect(terminal.readEvents() == [.resumed, .hangup])
  }

  @Test func keepsTheLastFrameAndCountsWhatChanged() {
    let terminal = HeadlessTerminal(size: Size(width: 10, height: 2))
    var buffer = CellBuffer(size: terminal.size)
    #expect(terminal.present(Frame(buffer: buffer)) == 20)
    buffer.write("ä日", at: .zero, style: .plain)
    #expect(terminal.present(Frame(buffer: buffer)) == 5)
    #expect(terminal.present(Frame(buffer: buffer)) == 0)
    terminal.invalidate()
    #expect(terminal.present(Frame(buffer: buffer)) == 22)
    #expect(terminal.frameCount == 4)
    #expect(terminal.lastFrame?.buffer == buffer)
    terminal.close()
    #expect(terminal.isClosed)
  }
}
