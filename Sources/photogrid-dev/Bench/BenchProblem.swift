/// Why nothing can be measured: one line that names the thing and what was expected.
struct BenchProblem: Error, CustomStringConvertible {
  let description: String
}
