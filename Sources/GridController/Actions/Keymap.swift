package import TerminalCore

/// Which keys call which action. A key sequence may have any length; within a context none begins
/// another.
package struct Keymap: Equatable, Sendable {
  /// What a sequence of keys means so far.
  package enum Match: Equatable, Sendable {
    case action(Action)
    /// More keys are needed.
    case prefix
    case none
  }

  private struct Table: Equatable, Sendable {
    var actions: [[Key]: Action] = [:]
    var prefixes: Set<[Key]> = []
  }

  private var tables: [KeyContext: Table] = [:]
  /// The keys of every action as help and hints want them.
  private var sequences: [Action: [[Key]]] = [:]

  /// The keys of the action table.
  package static let standard: Keymap = {
    var map = Keymap()
    for info in ActionTable.all {
      for notation in info.keys {
        // A mistake in the table is the programmer's.
        guard let keys = try? Key.parse(sequence: notation) else {
          preconditionFailure("the action table has a key \(notation), which is no key")
        }
        map.bind(keys, to: info.action, in: info.context)
      }
    }
    return map
  }()

  package init() {}

  /// - Precondition: the sequence is not empty.
  package mutating func bind(_ keys: [Key], to action: Action, in context: KeyContext = .grid) {
    precondition(!keys.isEmpty, "an action needs at least one key")
    let old = tables[context, default: Table()].actions.updateValue(action, forKey: keys)
    if let old { listSequences(of: old) }
    for length in 1..<max(1, keys.count) {
      tables[context, default: Table()].prefixes.insert(Array(keys.prefix(length)))
    }
    listSequences(of: action)
  }

  /// Takes all keys away from an action.
  package mutating func unbind(_ action: Action) {
    for (context, table) in tables {
      let kept = table.actions.filter { $0.value != action }
      var prefixes: Set<[Key]> = []
      for keys in kept.keys {
        for length in 1..<max(1, keys.count) { prefixes.insert(Array(keys.prefix(length))) }
      }
      tables[context] = Table(actions: kept, prefixes: prefixes)
    }
    sequences[action] = nil
  }

  /// What keys mean where several contexts hold, the one that goes first first.
  package func match(_ keys: [Key], in contexts: [KeyContext] = [.grid]) -> Match {
    for context in contexts {
      guard let table = tables[context] else { continue }
      if let action = table.actions[keys] { return .action(action) }
      if table.prefixes.contains(keys) { return .prefix }
    }
    return .none
  }

  /// The keys that call an action: those of the action table in its order, then others; for help and
  /// hints. Complexity: O(1).
  package func keys(of action: Action) -> [[Key]] { sequences[action] ?? [] }

  /// A sequence that begins with these keys or that these begin with, other than they themselves.
  func sequence(before keys: [Key], in context: KeyContext) -> [Key]? {
    let sequences = tables[context]?.actions.keys.filter { other in
      other != keys && (other.starts(with: keys) || keys.starts(with: other))
    }
    return sequences?.min { $0.notation < $1.notation }
  }

  private mutating func listSequences(of action: Action) {
    let keys = tables.values.flatMap { table in
      table.actions.filter { $0.value == action }.map(\.key)
    }
    guard keys.count > 1 else { return sequences[action] = keys }
    let usual = ActionTable.info(action).keys
    sequences[action] = keys.sorted { left, right in
      let places = [left, right].map { usual.firstIndex(of: $0.notation) ?? usual.count }
      return (places[0], left.notation) < (places[1], right.notation)
    }
  }
}
