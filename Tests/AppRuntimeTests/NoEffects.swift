import GridController

@testable import AppRuntime

/// Nothing is done outside.
final class NoEffects: EffectHandler {
  func run(_ effect: Effect) {}
  func shutdown() {}
}
