/// Why the sample library could not be written; `description` is one line for a person.
enum SampleProblem: Error, CustomStringConvertible {
  case missingProgram(name: String, package: String)
  case failedProgram(name: String, file: String, status: Int32)
  case tooLarge(bytes: Int, limit: Int)

  var description: String {
    switch self {
    case .missingProgram(let name, let package):
      return "\(name) is missing; on Debian it is in the package \(package)"
    case .failedProgram(let name, let file, let status):
      return "\(name) failed on \(file) with status \(status)"
    case .tooLarge(let bytes, let limit):
      return "the samples take \(bytes) bytes; at most \(limit) are allowed"
    }
  }
}
