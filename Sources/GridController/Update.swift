import AlbumModel
import TerminalCore

/// The one way in which state changes: an event comes in, effects go out.
///
/// Pure: the same state and event always give the same state and effects.
package func update(_ state: inout GridState, _ event: Event) -> [Effect] {
  state.endMotion(before: event)
  let start = state.motionStart(before: event)
  let version = state.layoutVersion
  var effects = change(&state, event)
  if let start {
    state.showChange(since: start)
  } else if state.layoutVersion != version {
    state.motion = nil
  }
  for case .edit(let request) in effects {
    state.pendingEdits.append(request.id)
    state.editCount += 1
    state.noteEdited(request)
  }
  state.cursorPlace = state.cursorPath
  if case .tick = event {} else { effects += state.demandWhatIsSeen() }
  state.checkInvariants()
  return effects
}

private func change(_ state: inout GridState, _ event: Event) -> [Effect] {
  switch event {
  case .terminal(let event): return state.receive(event)
  case .library(let event): return state.receive(event)
  case .picture(let reply): state.receive(reply)
  case .facts(let contents, let facts): state.receive(facts, of: contents)
  case .metadata(let item, let metadata): state.receive(metadata, for: item)
  case .fileFacts(let facts): state.receive(facts)
  case .factsComplete: state.completeGathering()
  case .edited(let report): return state.receive(report)
  case .listed(let folders, let count): return state.receive(folders, asOf: count)
  case .reread(let albums, let count): return state.receive(albums, asOf: count)
  case .pastEdits(let edits): state.receive(edits)
  case .remembered(let memory): return state.receive(memory)
  case .shared(let report): state.receive(report)
  case .tick:
    if let motion = state.motion { state.motion = motion.advanced() } else { state.phase &+= 1 }
  case .motionEnds: state.motion = nil
  case .action(let action): return state.perform(action, count: nil)
  case .message(let message): state.message = message
  }
  return []
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
    case .resumed: return [.redraw, .checkLibrary]
    case .hangup: return [.quit(status: 129, line: nil)]
    case .terminate(let signal): return [.quit(status: 128 + signal, line: nil)]
    case .paste(let bytes): return paste(bytes)
    case .focus(let isThere): return isThere ? [.checkLibrary] : []
    }
  }

  /// Pasted text goes where text is typed, and nowhere else.
  private mutating func paste(_ bytes: [UInt8]) -> [Effect] {
    if case .share(var sheet)? = overlay {
      sheet.paste(bytes)
      overlay = .share(sheet)
      return []
    }
    return search == nil ? [] : pasteSearch(bytes)
  }

  /// Nanoseconds after which what moves by itself is to move on; nil when nothing moves.
  package var tickInterval: UInt64? {
    guard settings.hasMotion, !isTooSmall else { return nil }
    if motion != nil { return Motion.interval }
    if overlay == .detail, isDetailLoading { return 120_000_000 }
    // About six movements a second.
    if mode == .edit, overlay == nil, !shown.sections.isEmpty { return 166_000_000 }
    return nil
  }

  /// Whether the open photo's sharp picture is still to come.
  package var isDetailLoading: Bool {
    guard let cursor, showsPictures else { return false }
    return !(pictures[.large(cursor.item)]?.status.isFinal ?? false)
  }
}
