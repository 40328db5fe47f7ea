import AlbumModel
import CellGeometry
package import GridController
import GridLayout
import GridView
package import SystemEdge
package import TerminalCore

/// The loop on the main thread: waits for events, has the reducer take them in, draws once, and has
/// effects done. Owns state and terminal; all others post to the mailbox.
///
/// Blocks in `poll` while nothing happens.
package final class Runtime {
  /// How the program ends.
  package struct Ending: Equatable, Sendable {
    package var status: Int32
    /// For standard error, when the screen is given back.
    package var line: String?
    /// Paths and addresses for standard output.
    package var output: [[UInt8]] = []
  }

  private var state: GridState
  private let terminal: any Terminal
  private let mailbox: Mailbox<Event>
  private let effects: any EffectHandler
  private let trace: Trace?
  private var script: ScriptPlayer?
  private let endsWithScript: Bool
  private var ending: Ending?
  private var isDirty = true
  private var pacing = FramePacing()
  private var wasComplete = false
  private var hasShownFrame = false
  /// The last frame, while the terminal has not taken all of it.
  private var drawn: DrawnFrame?
  private var pace = OutputPace()
  /// When the pictures that the last frame left out are to be drawn, by `MonotonicClock`.
  private var picturesDue: UInt64?
  private var lastTick: UInt64 = 0
  private let firstEvents: [Event]
  /// Work for others that waits until the frame stands, lest they take the processor from it.
  private var held: [Effect] = []

  /// `endsWithScript` says whether the program ends when the script has been played, as it does
  /// without a user; `events` are those that came before the first frame.
  package init(
    state: GridState, terminal: any Terminal, mailbox: Mailbox<Event>,
    effects: any EffectHandler, trace: Trace? = nil, script: Script? = nil,
    endsWithScript: Bool = false, events: [Event] = []
  ) {
    firstEvents = events
    self.state = state
    self.terminal = terminal
    self.mailbox = mailbox
    self.effects = effects
    self.trace = trace
    self.script = script.map(ScriptPlayer.init)
    self.endsWithScript = endsWithScript
  }

  /// Runs until the program is to end.
  package func run() -> Ending {
    take(firstEvents + mailbox.drain())
    while true {
      draw()
      startHeldWork()
      playScript()
      if let ending { return ending }
      if isDirty { continue }
      wait()
      collect()
    }
  }

  // MARK: - In

  private func wait() {
    var descriptors = (terminal.pollDescriptors + [mailbox.descriptor]).map {
      pollfd(fd: $0, events: Int16(POLLIN), revents: 0)
    }
    if let writer = terminal.writeDescriptor {
      descriptors.append(pollfd(fd: writer, events: Int16(POLLOUT), revents: 0))
    }
    // EINTR is as good as an event: a signal's byte is then in the terminal's pipe.
    _ = poll(&descriptors, nfds_t(descriptors.count), timeout)
  }

  /// Milliseconds that `poll` may block, -1 for ever.
  private var timeout: Int32 {
    var nanoseconds = terminal.readTimeout
    // Pictures can't be drawn before the terminal has taken what it was given.
    let pictures = terminal.hasPendingOutput ? nil : picturesDue
    for deadline in [script?.deadline, pictures, tickDue].compactMap({ $0 }) {
      let now = MonotonicClock.now()
      let left = deadline > now ? deadline - now : 0
      nanoseconds = min(nanoseconds ?? left, left)
    }
    return nanoseconds.map { Int32(clamping: ($0 + 999_999) / 1_000_000) } ?? -1
  }

  private func collect() {
    flush()
    tick()
    // What a frame that was left out would have shown is still to be drawn.
    if pacing.isBehind, !terminal.hasPendingOutput { isDirty = true }
    take(terminal.readEvents().map { .terminal($0) })
    take(mailbox.drain())
  }

  /// When what moves by itself is to move on, by `MonotonicClock`; nil when nothing moves. It rests
  /// while the terminal has not taken what it was given, but for a change of the layout, which then
  /// ends.
  private var tickDue: UInt64? {
    guard let interval = state.tickInterval else { return nil }
    if terminal.hasPendingOutput, state.motion == nil { return nil }
    return lastTick + interval
  }

  private func tick() {
    let now = MonotonicClock.now()
    guard let due = tickDue, now >= due else { return }
    lastTick = now
    let ends = state.motion != nil && isSlow(due: due, now: now)
    take(ends ? .motionEnds : .tick)
  }

  /// Whether a frame of a change of the layout took so long that the next ones are to be left out: the
  /// terminal, or the program itself, has not done with it when another one should be seen.
  private func isSlow(due: UInt64, now: UInt64) -> Bool {
    terminal.hasPendingOutput || now - due > (state.tickInterval ?? 0)
  }

  private func take(_ events: [Event]) {
    for event in events { take(event) }
  }

  private func take(_ event: Event) {
    record(event)
    let start = MonotonicClock.now()
    let wasMoving = state.motion != nil
    let wanted = update(&state, event)
    // The first frame is shown as long as the others.
    if !wasMoving, state.motion != nil { lastTick = start }
    pacing.updateTime += MonotonicClock.now() - start
    isDirty = true
    switch event {
    case .terminal(.key), .terminal(.mouse): pacing.followsInput = true
    default: break
    }
    for effect in wanted { run(effect) }
  }

  private func run(_ effect: Effect) {
    switch effect {
    case .redraw: terminal.invalidate()
    case .suspend: terminal.suspend()
    case .quit(let status, let line, let output):
      if ending == nil { ending = Ending(status: status, line: line, output: output) }
    case .copyText(let text): terminal.copy(text)
    case .demandPictures, .measure, .describe, .gatherFacts, .checkLibrary, .list, .reread:
      held.append(effect)
    // What the user asked for is not held up by what is drawn.
    case .edit, .remember, .share, .cancelShare, .open: effects.run(effect)
    }
  }

  // MARK: - Out

  /// Draws what changed, unless the terminal still has the last frame to swallow: then the next one
  /// shows all that came in between.
  private func draw() {
    guard isDirty || picturesAreDue else { return }
    flush()
    guard !terminal.hasPendingOutput else {
      isDirty = false
      pacing.isBehind = true
      return
    }
    isDirty = false
    pacing.isBehind = false
    let start = MonotonicClock.now()
    let elements = state.visibleElements
    let laidOut = MonotonicClock.now()
    var whole = GridScreen(state, elements: elements).frame()
    if state.motion != nil, !pace.affordsMotion(whole, cost: terminal.cost) {
      take(.motionEnds)
      isDirty = false
      whole = GridScreen(state, elements: elements).frame()
    }
    let textFirst = isUserBusy ? pace.textFirst(whole, cost: terminal.cost) : nil
    let viewed = MonotonicClock.now()
    let frame = textFirst?.frame ?? whole
    let bytes = terminal.present(frame)
    pace.note(frame)
    postponePictures(by: textFirst?.delay, from: viewed)
    drawn = DrawnFrame(
      update: pacing.updateTime, layout: laidOut - start, view: viewed - laidOut, begin: viewed,
      bytes: bytes)
    pacing.updateTime = 0
    recordFrame()
  }

  /// Whether a key or the mouse was just used, so that a quick answer is worth more than pictures.
  private var isUserBusy: Bool {
    pacing.followsInput || (picturesDue != nil && !picturesAreDue)
  }

  /// Whether pictures were left out of the last frame and the user has paused since.
  private var picturesAreDue: Bool { picturesDue.map { MonotonicClock.now() >= $0 } ?? false }

  /// Notes when the pictures that were left out are to be drawn; nil when none was.
  private func postponePictures(by delay: UInt64?, from time: UInt64) {
    if let delay {
      if pacing.followsInput || picturesDue == nil { picturesDue = time + delay }
    } else {
      picturesDue = nil
    }
    pacing.followsInput = false
  }

  private func startHeldWork() {
    for effect in held { effects.run(effect) }
    held = []
  }

  private func flush() {
    guard terminal.hasPendingOutput else { return }
    terminal.flush()
    recordFrame()
  }

  // MARK: - Script

  private func playScript() {
    while ending == nil, !isDirty, script != nil {
      let turn =
        script?.next(isIdle: isIdle, now: MonotonicClock.now(), shows: screenShows) ?? .finished
      switch turn {
      case .step(let step): perform(step)
      case .wait: return
      case .overdue(let step):
        let line = "photogrid: the script waited too long: \(missing(for: step))"
        ending = Ending(status: 4, line: line)
      case .finished:
        script = nil
        if endsWithScript { run(state.quit(status: 0)) }
      }
    }
  }

  private func perform(_ step: ScriptStep) {
    switch step {
    case .key(let key): take(.terminal(.key(key)))
    case .action(let action): take(.action(action))
    case .resize(let columns, let rows):
      guard let headless = terminal as? HeadlessTerminal else {
        ending = Ending(status: 2, line: "photogrid: a script's :resize works only with --headless")
        return
      }
      headless.resize(to: .init(width: columns, height: rows))
      take(terminal.readEvents().map { .terminal($0) })
    case .saveScreen(let path):
      save(ScreenText.of(GridScreen(state.atRest).frame()) + "\n", to: path)
    case .saveState(let path): save(StateFile.json(of: state).text + "\n", to: path)
    case .quit: run(state.quit(status: 0))
    case .waitIdle, .waitText: break
    }
  }

  private func screenShows(_ text: String) -> Bool {
    ScreenText.of(GridScreen(state.atRest).frame()).contains(text)
  }

  private func save(_ text: String, to path: String) {
    do throws(FileOutput.Failure) {
      try FileOutput(path: path).write(text)
    } catch {
      ending = Ending(status: 2, line: "photogrid: \(error)")
    }
  }

  private var isIdle: Bool {
    state.isIdle && !terminal.hasPendingOutput && !pacing.isBehind && picturesDue == nil
  }

  /// What a script waited for in vain.
  private func missing(for step: ScriptStep) -> String {
    if case .waitText(let text) = step {
      return "the screen does not show '\(DisplayText(text).string)'"
    }
    return state.pendingWork
  }

  // MARK: - Trace

  private func record(_ event: Event) {
    guard let trace else { return }
    switch event {
    case .terminal(.key(let key)): trace.record("key", [("key", .string(key.description))])
    case .library(.progress(let photos)):
      trace.record("scan", [("photos", .integer(photos)), ("done", .bool(false))])
    case .library(.finished):
      trace.record(
        "scan", [("photos", .integer(state.library.snapshot.itemCount)), ("done", .bool(true))])
    case .picture(let reply): trace.record("picture", TraceMembers.of(reply, in: state))
    default: break
    }
  }

  /// Records the last frame once the terminal has taken it.
  private func recordFrame() {
    guard let frame = drawn, !terminal.hasPendingOutput else { return }
    drawn = nil
    let now = MonotonicClock.now()
    pace.learn(bytes: frame.bytes, nanoseconds: now - frame.begin)
    guard let trace else { return }
    if !hasShownFrame { trace.record("first-frame", at: now) }
    hasShownFrame = true
    trace.record("frame", at: now, frame.members(flushedAt: now))
    let isComplete = state.isVisibleComplete && picturesDue == nil
    if isComplete, !wasComplete { trace.record("visible-complete", at: now) }
    wasComplete = isComplete
  }
}
