import Foundation

/// A run of the program without a terminal.
struct Run {
  let status: Int32
  let output: String
  let errors: String

  init(
    _ arguments: [String], input: Data = Data(), environment: [String: String] = [:],
    folder: String? = nil, outputFile: String? = nil
  ) throws {
    let process = Process()
    process.executableURL = Project.products.appendingPathComponent("photogrid")
    process.arguments = arguments
    process.environment = [
      "LANG": "C.UTF-8", "TZ": "UTC", "PATH": "/usr/bin:/bin", "HOME": "/nonexistent",
      "SWIFT_BACKTRACE": "enable=no", "PHOTOGRID_RESOURCES": Project.resources.path,
    ].merging(environment) { $1 }
    if let folder { process.currentDirectoryURL = URL(fileURLWithPath: folder) }
    let (inPipe, outPipe, errorPipe) = (Pipe(), Pipe(), Pipe())
    process.standardInput = inPipe
    if let outputFile {
      process.standardOutput = FileHandle(forWritingAtPath: outputFile)
      try outPipe.fileHandleForWriting.close()
    } else {
      process.standardOutput = outPipe
    }
    process.standardError = errorPipe
    try process.run()
    try inPipe.fileHandleForWriting.write(contentsOf: input)
    try inPipe.fileHandleForWriting.close()
    let out = outPipe.fileHandleForReading.readDataToEndOfFile()
    let errors = errorPipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    status = process.terminationStatus
    output = String(decoding: out, as: UTF8.self)
    self.errors = String(decoding: errors, as: UTF8.self)
  }

  /// Plays a script without a terminal, and gives the state file that it ends with.
  static func state(
    _ scratch: Scratch, script: String, size: String = "100x30", _ arguments: [String],
    input: Data = Data(), environment: [String: String] = [:]
  ) throws -> [String: Any] {
    let path = scratch.path("state.json")
    let file = try scratch.write(
      "script.txt", ":wait idle\n" + script + "\n:wait idle\n:save-state \(path)\n")
    let run = try Run(
      ["--headless", size, "--script", file] + arguments, input: input,
      environment: environment)
    guard run.status == 0 else { throw Failure(description: "status \(run.status): \(run.errors)") }
    let object = try JSONSerialization.jsonObject(
      with: Data(contentsOf: URL(fileURLWithPath: path)))
    guard let state = object as? [String: Any] else {
      throw Failure(description: "the state file is no object")
    }
    return state
  }

  struct Failure: Error, CustomStringConvertible {
    let description: String
  }
}
