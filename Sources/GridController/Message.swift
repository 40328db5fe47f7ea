/// A line for the user, in the status line until the next key.
package struct Message: Equatable, Sendable {
  package enum Kind: Hashable, Sendable {
    case information
    case warning
  }

  package var kind: Kind
  package var text: String

  package init(_ kind: Kind, _ text: String) {
    self.kind = kind
    self.text = text
  }
}
