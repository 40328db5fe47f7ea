import Dispatch
import Foundation
import SystemEdge

/// Plays sessions at random on real libraries, with the real keepers, trash, journal and watchers
/// below the reducer: photos that are there before are there afterwards, each exactly once.
enum MonkeyProgram {
  static func run(_ arguments: [String]) throws {
    let options = try MonkeyOptions(arguments)
    _ = signal(SIGPIPE, SIG_IGN)
    // Other programs are not started: mail and clipboards are nobody's business here.
    setenv("PATH", "/nonexistent", 1)
    // Most of the time a game waits for the disk, and for the program that writes property lists.
    let problems = Monitor(0)
    DispatchQueue.concurrentPerform(iterations: options.kinds.count) { index in
      do {
        try play(index, options)
      } catch {
        // At once: another game may end in a trap.
        FileHandle.standardError.write(Data("\(error)\n".utf8))
        problems.update { $0 += 1 }
      }
    }
    let count = problems.withLock { $0 }
    guard count == 0 else {
      throw MonkeyProblem(description: "monkey: \(count) of \(options.kinds.count) games failed")
    }
  }

  /// Plays with one of the kinds of library.
  private static func play(_ index: Int, _ options: MonkeyOptions) throws {
    let kind = options.kinds[index]
    let count = options.actions / options.kinds.count
    let seed = options.seed &+ UInt64(index) &* 7919
    let start = Date()
    let game = try MonkeyGame(kind: kind, seed: seed, options: options)
    do {
      try game.play(count)
    } catch {
      throw MonkeyProblem(
        description: "monkey: \(kind.rawValue), seed \(seed): \(error)\n\(game.tail)")
    }
    let seconds = Date().timeIntervalSince(start)
    print(
      "monkey: \(kind.rawValue), seed \(seed): \(count) actions, \(game.summary), "
        + "\(Int(seconds.rounded())) s: every photo is there, once")
  }
}
