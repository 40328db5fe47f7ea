/// A text that is no key.
package struct KeyNotationError: Error, Equatable, CustomStringConvertible {
  /// The part that was not understood.
  package let text: String
  package let reason: String

  package var description: String { "'\(text)': \(reason)" }
}
