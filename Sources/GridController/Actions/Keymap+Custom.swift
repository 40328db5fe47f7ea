import TerminalCore

extension Keymap {
  /// The standard keys with a user's in place of those of the actions that they are given for. A key
  /// that did something else does this now.
  ///
  /// - Parameters:
  ///   - bindings: for names of actions the keys that are to call them, in the notation of `Key`;
  ///     none takes all keys away.
  ///   - mistakes: takes a line for each name that is no action's and each key that can't be one, in
  ///     the order of the names.
  /// - Returns: the keymap without what was a mistake.
  package static func customized(
    _ bindings: [String: [String]], mistakes: inout [String]
  ) -> Keymap {
    var map = Keymap.standard
    let bindings = bindings.sorted { $0.key < $1.key }.compactMap { name, keys in
      let action = Action(rawValue: name)
      if action == nil {
        mistakes.append("keys.\(name): expected an action; photogrid --keys lists them")
      }
      return action.map { (action: $0, keys: keys) }
    }
    for binding in bindings { map.unbind(binding.action) }
    var taken: [KeyContext: [[Key]: Action]] = [:]
    for (action, notations) in bindings {
      let context = ActionTable.info(action).context
      if notations.count > keyLimit {
        mistakes.append("keys.\(action.rawValue): expected at most \(keyLimit) keys")
      }
      for notation in notations.prefix(keyLimit) {
        do throws(Mistake) {
          let keys = try map.keys(of: notation, in: context)
          if let other = taken[context]?[keys], other != action {
            throw Mistake(words: "\(notation) is the key of \(other.rawValue) too")
          }
          taken[context, default: [:]][keys] = action
          map.bind(keys, to: action, in: context)
        } catch {
          mistakes.append("keys.\(action.rawValue): \(error.words)")
        }
      }
    }
    return map
  }

  /// Keys that an action may have.
  private static let keyLimit = 20
  /// Keys that are pressed one after the other to call an action.
  private static let sequenceLimit = 8

  private struct Mistake: Error {
    var words: String
  }

  /// The keys that a notation stands for, if they can be told from others.
  private func keys(of notation: String, in context: KeyContext) throws(Mistake) -> [Key] {
    let keys: [Key]
    do throws(KeyNotationError) {
      keys = try Key.parse(sequence: notation)
    } catch {
      throw Mistake(words: "\(error)")
    }
    guard let first = keys.first else { throw Mistake(words: "expected a key, such as <C-a>") }
    guard keys.count <= Self.sequenceLimit else {
      let start = Array(keys.prefix(Self.sequenceLimit)).notation
      throw Mistake(words: "\(start)… is too long; expected at most \(Self.sequenceLimit) keys")
    }
    if case .character("1"..."9") = first.code, first.modifiers.isEmpty {
      throw Mistake(words: "\(notation) begins a number; expected another key")
    }
    if let other = sequence(before: keys, in: context) {
      throw Mistake(words: "\(notation) can't be told from \(other.notation)")
    }
    return keys
  }
}
