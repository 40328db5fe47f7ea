import Foundation
import SystemEdge

/// Reading a million photos' names, beside what `find` takes, and the memory for them.
struct ScanBench {
  let options: BenchOptions
  let folder: BenchFolder

  private static let rounds = 7
  private static let ratioBound = 1.5
  private static let memoryBound = 200e6

  func rows() throws -> [BenchRow] {
    try options.checkTree()
    let script = try folder.file("scan.script", ":wait idle 60\n:quit\n")
    var find = Samples()
    var scan = Samples()
    var memory = Samples()
    for round in 0..<Self.rounds + 1 {
      let findTime = try timeOfFind()
      let (scanTime, peak) = try timeOfScan(script: script)
      guard round > 0 else { continue }
      find.add(findTime)
      scan.add(scanTime)
      memory.add(peak)
    }
    return [
      BenchRow(
        name: "scan: find -type f, counted by wc -l", value: Units.milliseconds(find.median)),
      .ratio(
        "scan: photogrid, a million photos", scan.median, to: find.median, atMost: Self.ratioBound,
        Units.milliseconds),
      .bounded(
        "peak memory at a million photos", memory.max, atMost: Self.memoryBound, Units.megabytes),
    ]
  }

  private func timeOfFind() throws -> Double {
    let start = MonotonicClock.now()
    let child = try ChildProcess(
      program: "sh", arguments: ["-c", "find \"$0\" -type f | wc -l", options.tree])
    guard child.wait() == 0 else {
      throw BenchProblem(description: "bench: find: could not read \(options.tree)")
    }
    return Double(MonotonicClock.now() - start)
  }

  /// - Returns: nanoseconds from exec to the end of the scan, and bytes.
  private func timeOfScan(script: String) throws -> (Double, Double) {
    let fifo = try folder.fifo()
    let run = try TimedProgram(
      options.program("photogrid"),
      ["--headless", "100x30", "--script", script, "--trace", fifo, options.tree],
      columns: 100, rows: 30, trace: fifo)
    _ = try run.line("the end of the scan") { $0.isEndOfScan }
    let time = Double(run.lastSign - run.began)
    return (time, try run.finish())
  }
}
