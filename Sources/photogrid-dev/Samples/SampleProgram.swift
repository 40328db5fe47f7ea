import Foundation

/// A program of the system that helps to make the samples.
struct SampleProgram {
  let name: String
  private let file: URL

  /// Looks the program up in PATH; throws `SampleProblem.missingProgram` when it is not there.
  init(_ name: String, package: String) throws {
    let search = ProcessInfo.processInfo.environment["PATH"] ?? "/usr/local/bin:/usr/bin:/bin"
    let found = search.split(separator: ":")
      .map { URL(fileURLWithPath: String($0)).appendingPathComponent(name) }
      .first { FileManager.default.isExecutableFile(atPath: $0.path) }
    guard let found else { throw SampleProblem.missingProgram(name: name, package: package) }
    self.name = name
    file = found
  }

  /// Runs the program to its end. `subject` is the file an error speaks of.
  func run(_ arguments: [String], subject: String) throws {
    let process = Process()
    process.executableURL = file
    process.arguments = arguments
    process.standardInput = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else {
      throw SampleProblem.failedProgram(
        name: name, file: subject, status: process.terminationStatus)
    }
  }
}
