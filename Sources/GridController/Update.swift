import TerminalCore

/// The one way in which state changes: an event comes in, effects go out.
///
/// Pure: the same state and event always give the same state and effects.
package func update(_ state: inout GridState, _ event: Event) -> [Effect] {
  var effects = change(&state, event)
  effects += state.demandWhatIsSeen()
  state.checkInvariants()
  return effects
}

private func change(_ state: inout GridState, _ event: Event) -> [Effect] {
  switch event {
  case .terminal(let event): return state.receive(event)
  case .library(let event): return state.receive(event)
  case .picture(let reply):
    state.receive(reply)
    return []
  case .facts(let section, let facts):
    state.facts[section] = facts
    return []
  case .action(let action): return state.perform(action, count: nil)
  case .message(let message):
    state.message = message
    return []
  }
}

extension GridState {
  mutating func receive(_ event: TerminalEvent) -> [Effect] {
    switch event {
    case .key(let key): return press(key)
    case .mouse(let mouse): return receive(mouse)
    case .resize(let size):
      resize(to: size)
      return []
    case .capabilities(let capabilities):
      adopt(capabilities)
      return []
    case .resumed: return [.redraw]
    case .hangup: return [.quit(status: 129, line: nil)]
    case .terminate(let signal): return [.quit(status: 128 + signal, line: nil)]
    case .paste, .focus: return []
    }
  }
}
