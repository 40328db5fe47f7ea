/// What the bytes from a terminal mean: something for the program, or an answer to the question
/// that the terminal was asked.
package enum TerminalInput: Hashable, Sendable {
  case event(TerminalEvent)
  case answer(TerminalAnswer)
}
