/// What the table says of an action.
package struct ActionInfo: Sendable {
  package var action: Action
  package var group: ActionGroup
  /// What it does, in a few words that finish the sentence "this key …".
  package var help: String
  /// The keys that call it unless the user chose others, in the notation of `Key`; a key sequence
  /// is written without blanks.
  package var keys: [String]
  /// Where these keys are looked up.
  package var context: KeyContext
  /// The word beside the key in the status line; nil keeps it out of there.
  package var hint: String?
  /// Whether a number typed before it repeats it.
  package var takesCount: Bool

  init(
    _ action: Action, _ group: ActionGroup, _ keys: [String], _ help: String, hint: String? = nil,
    takesCount: Bool = false, in context: KeyContext = .grid
  ) {
    self.action = action
    self.group = group
    self.keys = keys
    self.help = help
    self.hint = hint
    self.takesCount = takesCount
    self.context = context
  }
}
