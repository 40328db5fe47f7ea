package import GridController

/// Does what the reducer wants done outside of state and terminal. Never blocks; what comes of it is
/// posted to the mailbox.
package protocol EffectHandler: AnyObject {
  func run(_ effect: Effect)
  /// Ends all work, within a moment.
  func shutdown()
}
