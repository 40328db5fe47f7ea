package import TerminalCore

/// Which keys call which action. A key sequence may have any length; none begins another.
package struct Keymap: Equatable, Sendable {
  /// What a sequence of keys means so far.
  package enum Match: Equatable, Sendable {
    case action(Action)
    /// More keys are needed.
    case prefix
    case none
  }

  private var actions: [[Key]: Action] = [:]
  private var prefixes: Set<[Key]> = []

  /// The keys of the action table.
  package static let standard: Keymap = {
    var map = Keymap()
    for info in ActionTable.all {
      for notation in info.keys {
        // A mistake in the table is the programmer's.
        guard let keys = try? Key.parse(sequence: notation) else {
          preconditionFailure("the action table has a key \(notation), which is no key")
        }
        map.bind(keys, to: info.action)
      }
    }
    return map
  }()

  package init() {}

  /// - Precondition: the sequence is not empty.
  package mutating func bind(_ keys: [Key], to action: Action) {
    precondition(!keys.isEmpty, "an action needs at least one key")
    actions[keys] = action
    for length in 1..<max(1, keys.count) { prefixes.insert(Array(keys.prefix(length))) }
  }

  package func match(_ keys: [Key]) -> Match {
    if let action = actions[keys] { return .action(action) }
    return prefixes.contains(keys) ? .prefix : .none
  }
}
