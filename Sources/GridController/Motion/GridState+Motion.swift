import AlbumModel
import CellGeometry
package import GridLayout
import TerminalCore

extension GridState {
  /// The state as it is when nothing moves any more, for who wants to know where things are.
  package var atRest: GridState {
    var state = self
    state.motion = nil
    return state
  }

  /// What an element of the present layout is known by.
  package func motionKey(of element: LayoutAttributes.Element) -> Motion.Key? {
    let sections = shown.sections
    switch element {
    case .item(let path):
      let section = sections[path.section].id
      return .item(sections[path.section].items[path.item], pin: isPin(section) ? section : nil)
    case .header(let section): return .header(sections[section].id)
    case .footer(let section): return .footer(sections[section].id)
    case .empty(let section): return .empty(sections[section].id)
    }
  }

  /// The visible elements, on the screen.
  private var framesOnScreen: [(key: Motion.Key, frame: Rect)]? {
    let elements = visibleElements
    guard elements.count <= Motion.limit else { return nil }
    let (x, y) = (gridRect.x, gridRect.y - viewport.offset)
    return elements.compactMap { element in
      motionKey(of: element.element).map { ($0, element.frame.offset(x: x, y: y)) }
    }
  }

  /// What has to be known before an event to show the change of the layout that may come of it; nil
  /// where none is shown: without motion, and of what must be quick.
  func motionStart(before event: Event) -> MotionStart? {
    guard settings.hasMotion, !isTooSmall, search == nil, overlay != .detail,
      Self.canMove(event)
    else { return nil }
    return framesOnScreen.map { MotionStart(frames: $0, layoutVersion: layoutVersion) }
  }

  /// Files that come and go by themselves, the library that is still being read, and other windows
  /// show at once what is.
  private static func canMove(_ event: Event) -> Bool {
    switch event {
    case .terminal(.key), .action, .edited: true
    case .terminal(.mouse(let mouse)):
      switch mouse.kind {
      case .press(.left), .release: true
      default: false
      }
    default: false
    }
  }

  /// What the user does ends what still moves, as does another layout.
  mutating func endMotion(before event: Event) {
    guard motion != nil else { return }
    switch event {
    case .terminal, .action, .motionEnds: motion = nil
    default: break
    }
  }

  /// Begins to show a change of the layout.
  mutating func beginMotion(from start: MotionStart) {
    guard layoutVersion != start.layoutVersion, search == nil, overlay != .detail,
      let frames = framesOnScreen
    else { return }
    let new = Dictionary(frames.map { ($0.key, $0.frame) }) { first, _ in first }
    let old = Dictionary(start.frames.map { ($0.key, $0.frame) }) { first, _ in first }
    let transition = LayoutTransition(from: old, to: new)
    motion = transition.isStill ? nil : Motion(transition)
  }
}
