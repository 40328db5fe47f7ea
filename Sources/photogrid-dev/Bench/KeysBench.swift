/// From a key to its frame, at a million photos in a large window.
struct KeysBench {
  let options: BenchOptions
  let folder: BenchFolder

  private static let timeBound = 4e6
  private static let byteBound = 400.0

  func rows() throws -> [BenchRow] {
    try options.checkTree()
    let fifo = try folder.fifo()
    let run = try TimedProgram(
      options.program("photogrid"), ["--trace", fifo, options.tree], columns: 200, rows: 60,
      trace: fifo)
    _ = try run.line("the end of the scan") { $0.isEndOfScan }
    try run.becomeQuiet(milliseconds: 300)
    var keys = KeyMix(seed: 1)
    for _ in 0..<50 { _ = try press(keys.next(), run) }

    let control = try TerminalControl()
    var busy = Samples()
    var terminal = Samples()
    for _ in 0..<600 {
      busy.add(try press(keys.next(), run).time)
      terminal.add(control.write())
    }
    var idle = Samples()
    var work = Samples()
    for _ in 0..<300 {
      try run.becomeQuiet(milliseconds: 25)
      let before = run.processorTime
      idle.add(try press(keys.next(), run).time)
      work.add(run.processorTime - before)
    }
    let moves = try cursorMoves(run)
    run.end()
    return rows("keys", busy) + rows("keys, decoders at rest", idle) + [
      BenchRow(
        name: "keys, decoders at rest: processor time, 99 of 100",
        value: Units.milliseconds(work.percentile(99))),
      BenchRow(
        name: "this machine: \(TerminalControl.byteCount) bytes into a terminal, 99 of 100",
        value: Units.milliseconds(terminal.percentile(99))),
      BenchRow(
        name: "a cursor move writes, median", value: Units.bytes(moves.median)),
      .bounded("a cursor move writes, most", moves.max, atMost: Self.byteBound, Units.bytes),
    ]
  }

  private func rows(_ name: String, _ samples: Samples) -> [BenchRow] {
    [
      BenchRow(name: "\(name): 50 of 100", value: Units.milliseconds(samples.percentile(50))),
      .bounded(
        "\(name): 99 of 100", samples.percentile(99), atMost: Self.timeBound, Units.milliseconds),
      BenchRow(name: "\(name): slowest", value: Units.milliseconds(samples.max)),
    ]
  }

  /// Types a key, and takes the time from when it was read to the end of its frame.
  private func press(_ key: String, _ run: TimedProgram) throws -> (time: Double, bytes: Int) {
    run.type(key)
    let read = try run.line("the key \(key.debugDescription)", seconds: 5) { $0.event == "key" }
    let frame = try run.line("a frame", seconds: 5) { $0.event == "frame" }
    return (Double(frame.time - read.time), frame.byteCount ?? 0)
  }

  /// Bytes of moves that scroll nothing.
  private func cursorMoves(_ run: TimedProgram) throws -> Samples {
    for key in ["=", "g", "g"] { _ = try press(key, run) }
    try run.becomeQuiet(milliseconds: 500)
    var moves = Samples()
    for _ in 0..<4 {
      for key in ["l", "l", "j", "h", "j", "l", "l", "k", "h", "k", "h", "h"] {
        moves.add(Double(try press(key, run).bytes))
        try run.becomeQuiet(milliseconds: 25)
      }
    }
    return moves
  }
}
