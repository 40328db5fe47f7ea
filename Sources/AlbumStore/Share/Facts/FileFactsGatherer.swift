package import AlbumModel
import SystemEdge

/// Finds out sizes and times of many files, on one thread of low priority that ends when there is
/// nothing to do.
package final class FileFactsGatherer: Sendable {
  /// Photos that came together: the identifier of the first, the others' follow.
  package typealias Block = (base: UInt32, contents: Album.Contents)
  /// Facts in one report, at most.
  package static let batchLimit = 4096

  private struct State {
    var blocks: [Block]?
    var generation = 0
    var hasThread = false
  }

  private let state = Monitor(State())
  private let report: @Sendable ([FileFact]) -> Void
  private let finished: @Sendable () -> Void

  /// Both are called on the gatherer's thread, and must not call it.
  /// - Parameters:
  ///   - report: called with the facts of regular files, up to `batchLimit` at once. What is gone,
  ///     or lies on the web, is left out.
  ///   - finished: called once for each demand that was worked through.
  package init(
    report: @escaping @Sendable ([FileFact]) -> Void, finished: @escaping @Sendable () -> Void
  ) {
    self.report = report
    self.finished = finished
  }

  /// Says whose facts are wanted now, the most wanted first; a former demand is given up. Returns
  /// at once.
  package func demand(_ blocks: [Block]) {
    let needsThread = state.withLock { state in
      state.blocks = blocks
      state.generation += 1
      defer { state.hasThread = true }
      return !state.hasThread
    }
    if needsThread, !WorkerThread.start({ self.work() }) {
      state.withLock { $0.hasThread = false }
    }
  }

  /// Gives everything up.
  package func stop() {
    state.withLock { state in
      state.blocks = nil
      state.generation += 1
    }
  }

  private func work() {
    ThreadPriority.lower()
    while let (blocks, generation) = next() {
      // Nothing of a demand is told after the next one was made.
      var walk = FactWalk(
        isWanted: { self.state.withLock { $0.generation == generation } },
        report: { facts in
          self.state.withLock { if $0.generation == generation { self.report(facts) } }
        })
      for block in blocks { walk.add(block) }
      walk.flush()
      state.withLock { if $0.generation == generation { finished() } }
    }
  }

  private func next() -> ([Block], Int)? {
    state.withLock { state in
      guard let blocks = state.blocks else {
        state.hasThread = false
        return nil
      }
      state.blocks = nil
      return (blocks, state.generation)
    }
  }
}
