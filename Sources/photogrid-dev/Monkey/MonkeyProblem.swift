/// What went wrong while the monkey played: one line.
struct MonkeyProblem: Error, CustomStringConvertible {
  let description: String
}
