struct ScreensProblem: Error, CustomStringConvertible {
  var description: String
}
