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
  package func motionKey(of element: LayoutAttributes.Element) -> Motion.Key {
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

  /// Where the visible elements are; nil when they are too many to move.
  private var motionPlaces: [Motion.Key: Motion.Place]? {
    let elements = visibleElements
    guard elements.count <= Motion.limit else { return nil }
    let places = elements.map { element in
      (
        motionKey(of: element.element),
        Motion.Place(
          content: element.frame, screen: onScreen(element.frame))
      )
    }
    return Dictionary(places) { first, _ in first }
  }

  private func onScreen(_ frame: Rect) -> Rect {
    frame.offset(x: gridRect.x, y: gridRect.y - viewport.offset)
  }

  /// Whether the grid is seen, and nobody types: the answer to that must be quick.
  private var mayMove: Bool {
    settings.hasMotion && !isTooSmall && search == nil && overlay != .detail
  }

  /// What has to be known before an event to show the change of the layout that may come of it; nil
  /// where none is shown and nothing moves.
  func motionStart(before event: Event) -> MotionStart? {
    let isShown = Self.canMove(event)
    guard mayMove, isShown || motion != nil, let places = motionPlaces else { return nil }
    var start = MotionStart(
      places: places, layoutVersion: layoutVersion, viewport: viewport, isShown: isShown)
    if let lift { start.lift = (lift, onScreen(layout.caret(before: lift.target))) }
    return start
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

  /// What the user does ends what still moves.
  mutating func endMotion(before event: Event) {
    guard motion != nil else { return }
    switch event {
    case .terminal, .action, .motionEnds: motion = nil
    default: break
    }
  }

  /// Begins to show a change of the layout. What moves already goes on when it leads to the places that
  /// there are now, else it ends.
  mutating func showChange(since start: MotionStart) {
    let isLaidOut = layoutVersion != start.layoutVersion
    let hasScrolled = motion != nil && viewport != start.viewport
    let hasLetGo = start.lift != nil && lift == nil
    guard isLaidOut || hasScrolled || hasLetGo else { return }
    guard mayMove, let places = motionPlaces else { return motion = nil }
    if let motion, motion.leads(to: places) { return }
    motion = start.isShown ? Motion(from: hasLetGo ? start : start.withoutLift, to: places) : nil
  }
}
