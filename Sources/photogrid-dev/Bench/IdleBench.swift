import Foundation
import SystemEdge

/// What the program and its children do while nothing happens.
struct IdleBench {
  let options: BenchOptions
  let folder: BenchFolder

  private static let seconds = 3.0

  /// What all threads have done since they began.
  private struct Work {
    var switches = 0
    /// In nanoseconds.
    var time = 0
  }

  func rows() throws -> [BenchRow] {
    try options.checkTree()
    guard FileManager.default.fileExists(atPath: "/proc/self/schedstat") else {
      return [BenchRow(name: "idle", value: "not measured: there is no /proc here")]
    }
    let fifo = try folder.fifo()
    let run = try TimedProgram(
      options.program("photogrid"), ["--trace", fifo, options.tree], columns: 200, rows: 60,
      trace: fifo)
    _ = try run.line("the end of the scan") { $0.isEndOfScan }
    try run.becomeQuiet(milliseconds: 1500)
    let processes = [run.process] + Self.children(of: run.process)
    let before = Self.work(of: processes)
    run.rest(seconds: Self.seconds)
    let after = Self.work(of: processes)
    run.end()
    return [
      .bounded(
        "idle for 3 s: wake-ups of the program and its \(processes.count - 1) children",
        Double(after.switches - before.switches), atMost: 0, Units.count),
      BenchRow(
        name: "idle for 3 s: processor time",
        value: Units.microseconds(Double(after.time - before.time))),
    ]
  }

  private static func children(of process: pid_t) -> [pid_t] {
    tasks(of: process).flatMap { task in
      (read("\(task)/children") ?? "").split(separator: " ").compactMap { pid_t($0) }
    }
  }

  private static func work(of processes: [pid_t]) -> Work {
    var work = Work()
    for task in processes.flatMap(tasks) {
      for line in (read("\(task)/status") ?? "").split(separator: "\n")
      where line.hasPrefix("voluntary_ctxt_switches:") {
        work.switches += line.split(separator: "\t").last.flatMap { Int($0) } ?? 0
      }
      // Nanoseconds on a processor are the first number (proc(5), "schedstat").
      let times = (read("\(task)/schedstat") ?? "").split(separator: " ")
      work.time += times.first.flatMap { Int($0) } ?? 0
    }
    return work
  }

  private static func tasks(of process: pid_t) -> [String] {
    let folder = "/proc/\(process)/task"
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return names.map { "\(folder)/\($0)" }
  }

  private static func read(_ path: String) -> String? {
    try? String(contentsOfFile: path, encoding: .utf8)
  }
}
