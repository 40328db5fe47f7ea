import Foundation

/// From exec to the first frame, beside the least that a curses program takes.
struct StartBench {
  let options: BenchOptions
  let folder: BenchFolder

  private static let rounds = 31
  private static let bound = 3.0

  private struct Case {
    var name: String
    var program: String
    var arguments: [String]
    /// What the first frame shows.
    var word: StaticString
    var samples = Samples()
  }

  func rows() throws -> [BenchRow] {
    try options.checkTree()
    let program = try options.program("photogrid")
    var cases = [
      Case(
        name: "a curses program that shows one word",
        program: try options.program("CursesBaseline"), arguments: [], word: "baseline"),
      Case(name: "one photo", program: program, arguments: [try onePhoto()], word: "photogrid"),
      Case(name: "the sample library", program: program, arguments: [], word: "photogrid"),
      Case(
        name: "a million photos", program: program, arguments: [options.tree], word: "photogrid"),
    ]
    // One after the other, so that what else the machine does meets all of them.
    for round in 0..<Self.rounds + 2 {
      for index in cases.indices {
        let time = try time(of: cases[index])
        if round >= 2 { cases[index].samples.add(time) }
      }
    }
    let baseline = cases[0].samples.median
    return [BenchRow(name: "start: \(cases[0].name)", value: Units.milliseconds(baseline))]
      + cases.dropFirst().map {
        .ratio(
          "start: photogrid, \($0.name)", $0.samples.median, to: baseline, atMost: Self.bound,
          Units.milliseconds)
      }
  }

  private func time(of one: Case) throws -> Double {
    let run = try TimedProgram(one.program, one.arguments, columns: 100, rows: 30)
    let time = try run.time(ofWord: one.word)
    run.end()
    return Double(time - run.began)
  }

  /// A folder with one photo in it: one of the samples.
  private func onePhoto() throws -> String {
    let manager = FileManager.default
    var above = URL(fileURLWithPath: options.programs)
    for _ in 0..<6 {
      let samples = above.appendingPathComponent("Resources/samples")
      if let name = try? manager.contentsOfDirectory(atPath: samples.path).sorted().first {
        let one = "\(folder.path)/one"
        try? manager.createDirectory(atPath: one, withIntermediateDirectories: true)
        let copy = URL(fileURLWithPath: one).appendingPathComponent(name)
        try manager.copyItem(at: samples.appendingPathComponent(name), to: copy)
        return one
      }
      above.deleteLastPathComponent()
    }
    throw BenchProblem(
      description: "bench: \(options.programs): expected Resources/samples in a folder above it")
  }
}
