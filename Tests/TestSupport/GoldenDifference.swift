/// Why a screen is not the recorded one. Its description shows both.
package struct GoldenDifference: Equatable, CustomStringConvertible, Sendable {
  package let description: String
  init(_ description: String) { self.description = description }
}
