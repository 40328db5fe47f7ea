import DecoderPool
import DecoderProtocol
import SystemEdge
import Testing

#if canImport(Darwin)
  import Foundation
#endif

/// A pool of fake decoders and what it reports.
struct FakePool {
  let recorder: Recorder
  let pool: DecoderPool

  init(
    program: String = FakePool.program, _ arguments: [String] = [], children: Int = 2,
    deadline milliseconds: UInt64 = 10_000,
    backoff: Backoff = Backoff(first: 1_000_000, longest: 20_000_000),
    recorder: Recorder = Recorder()
  ) {
    self.recorder = recorder
    let configuration = DecoderPool.Configuration(
      program: program, arguments: arguments, children: children,
      deadline: milliseconds * 1_000_000, backoff: backoff)
    pool = DecoderPool(configuration: configuration) { [recorder] in recorder.add($0) }
  }

  /// Asks for these behaviours, numbered from 1.
  func demand(_ behaviours: [String]) {
    pool.demand(behaviours.enumerated().map { Requests.make(UInt64($0.offset + 1), $0.element) })
  }

  /// Waits until nothing is wanted and nothing runs.
  func settle() { eventually("the pool does not settle") { pool.statistics.isIdle } }

  /// The fake decoder, which is built into the folder of the tests.
  static let program: String = {
    #if canImport(Darwin)
      Bundle.allBundles.first { $0.bundlePath.hasSuffix(".xctest") }.map {
        $0.bundleURL.deletingLastPathComponent().appendingPathComponent("FakeDecoder").path
      } ?? "FakeDecoder"
    #else
      folderOfThisProgram + "/FakeDecoder"
    #endif
  }()

  #if !canImport(Darwin)
    private static var folderOfThisProgram: String {
      var path = [UInt8](repeating: 0, count: 4096)
      let count = readlink("/proc/self/exe", &path, path.count)
      let text = String(decoding: path.prefix(max(0, count)), as: UTF8.self)
      return text.split(separator: "/").dropLast().map { "/\($0)" }.joined()
    }
  #endif

  /// Whether any of the children that replied is there, living or as a zombie.
  var hasChildren: Bool { recorder.processes.contains { kill($0, 0) == 0 } }

  /// Whether a child that replied has ended and has not been waited for.
  var hasDeadChild: Bool {
    recorder.processes.contains { process in
      var info = siginfo_t()
      return waitid(P_PID, id_t(process), &info, WEXITED | WNOHANG | WNOWAIT) == 0
        && info.si_signo == SIGCHLD
    }
  }
}
