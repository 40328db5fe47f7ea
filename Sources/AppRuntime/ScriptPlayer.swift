/// Plays a script's steps one after the other.
struct ScriptPlayer {
  private var steps: ArraySlice<ScriptStep>
  /// When the present wait gives up, by `MonotonicClock`; nil when there is no wait.
  private(set) var deadline: UInt64?

  init(_ script: Script) {
    steps = script.steps[...]
  }

  var isFinished: Bool { steps.isEmpty }

  /// What the script does next, now.
  enum Turn {
    case step(ScriptStep)
    /// It waits for idleness.
    case wait
    /// It waited too long, in this step.
    case overdue(ScriptStep)
    case finished
  }

  /// What comes next when nothing is pending, or something is, at a time by `MonotonicClock`.
  /// - `shows`: whether the screen shows a text.
  mutating func next(isIdle: Bool, now: UInt64, shows: (String) -> Bool) -> Turn {
    guard let step = steps.first else { return .finished }
    let isOver: Bool
    let seconds: Int
    switch step {
    case .waitIdle(let most):
      isOver = isIdle
      seconds = most
    case .waitText(let text):
      isOver = shows(text)
      seconds = Script.idleSeconds
    default:
      steps.removeFirst()
      return .step(step)
    }
    if isOver {
      deadline = nil
      steps.removeFirst()
      return next(isIdle: isIdle, now: now, shows: shows)
    }
    let end = deadline ?? now + UInt64(seconds) * 1_000_000_000
    deadline = end
    return now >= end ? .overdue(step) : .wait
  }
}
