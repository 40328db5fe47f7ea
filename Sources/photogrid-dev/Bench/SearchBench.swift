import Foundation
import SystemEdge

/// From a keystroke of a search to its result on the screen, at a million photos, beside what other
/// programs take to search the same names once.
struct SearchBench {
  let options: BenchOptions
  let folder: BenchFolder

  private static let timeBound = 50e6
  private static let words = [
    "img_12", "beach", "dsc", "sun", "jpg", "0042", "zzz", "holiday", "a b", "é", "2019", "pano",
    "raw -img", "album:20", "kind:raw",
  ]

  func rows() throws -> [BenchRow] {
    try options.checkTree()
    let keys = try keystrokes()
    var rows = [
      BenchRow(
        name: "search: a keystroke's result, 50 of 100",
        value: Units.milliseconds(keys.percentile(50))),
      BenchRow.bounded(
        "search: a keystroke's result, 99 of 100", keys.percentile(99), atMost: Self.timeBound,
        Units.milliseconds),
      BenchRow(name: "search: slowest", value: Units.milliseconds(keys.max)),
    ]
    let names = try names()
    rows.append(try row("search: grep -c -i img_12", "grep -c -i img_12 \"$0\"", names))
    if Self.isInstalled("fzf") {
      rows.append(
        try row("search: fzf --filter img_12", "fzf --filter img_12 < \"$0\" | wc -l", names))
    } else {
      rows.append(BenchRow(name: "search: fzf --filter img_12", value: "not installed"))
    }
    return rows
  }

  /// Times from the reading of a key to the end of the frame that shows what it leaves.
  private func keystrokes() throws -> Samples {
    let fifo = try folder.fifo()
    let run = try TimedProgram(
      options.program("photogrid"), ["--trace", fifo, options.tree], columns: 200, rows: 60,
      trace: fifo)
    _ = try run.line("the end of the scan") { $0.isEndOfScan }
    try run.becomeQuiet(milliseconds: 300)
    var samples = Samples()
    for word in Self.words {
      _ = try press("/", run)
      for character in word { samples.add(try press(String(character), run)) }
      for _ in word.dropLast() { samples.add(try press("\u{7F}", run)) }
      // Out of the field; the terminal waits a moment for what might follow an Esc.
      _ = try press("\u{15}", run)
      _ = try press("\r", run)
      try run.becomeQuiet(milliseconds: 50)
    }
    run.end()
    return samples
  }

  private func press(_ key: String, _ run: TimedProgram) throws -> Double {
    run.type(key)
    let read = try run.line("the key \(key.debugDescription)", seconds: 5) { $0.event == "key" }
    let frame = try run.line("a frame", seconds: 5) { $0.event == "frame" }
    return Double(frame.time - read.time)
  }

  // MARK: - Beside others

  /// A file of all names, one a line.
  private func names() throws -> String {
    let path = try folder.file("names.txt", "")
    let child = try ChildProcess(
      program: "sh",
      arguments: ["-c", "find \"$0\" -type f -printf '%f\\n' > \"$1\"", options.tree, path])
    guard child.wait() == 0 else {
      throw BenchProblem(description: "bench: find: could not read \(options.tree)")
    }
    return path
  }

  private func row(_ name: String, _ command: String, _ names: String) throws -> BenchRow {
    var samples = Samples()
    for _ in 0..<5 {
      let start = MonotonicClock.now()
      let child = try ChildProcess(program: "sh", arguments: ["-c", command, names])
      child.wait()
      samples.add(Double(MonotonicClock.now() - start))
    }
    return BenchRow(name: name, value: Units.milliseconds(samples.median))
  }

  private static func isInstalled(_ program: String) -> Bool {
    let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
    return path.split(separator: ":").contains { access("\($0)/\(program)", X_OK) == 0 }
  }
}
