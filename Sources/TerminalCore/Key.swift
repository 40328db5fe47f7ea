/// A key press. `description` and `init(notation:)` speak the same text: `a`, `G`, `<C-d>`,
/// `<Down>`, `<S-Left>`, `<Space>`, `<lt>`, `<F1>`.
package struct Key: Hashable, Sendable {
  package enum Code: Hashable, Sendable {
    /// A printable character as the keyboard layout and Shift gave it.
    case character(Unicode.Scalar)
    case enter
    case escape
    case tab
    case backspace
    case delete
    case insert
    case up
    case down
    case left
    case right
    case home
    case end
    case pageUp
    case pageDown
    /// F1 is 1.
    case function(Int)
  }

  package struct Modifiers: OptionSet, Hashable, Sendable {
    package let rawValue: UInt8
    package init(rawValue: UInt8) { self.rawValue = rawValue }

    /// Never set for characters: Shift is already in them.
    package static let shift = Modifiers(rawValue: 1)
    package static let alt = Modifiers(rawValue: 2)
    package static let control = Modifiers(rawValue: 4)
  }

  package var code: Code
  package var modifiers: Modifiers

  package init(_ code: Code, _ modifiers: Modifiers = []) {
    self.code = code
    self.modifiers = modifiers
  }
}
