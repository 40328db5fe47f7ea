package import AlbumModel
import SystemEdge

/// Adds up the sizes and times of sections' files, on one thread of low priority that ends when
/// there is nothing to do.
package final class SectionMeasurer: Sendable {
  package typealias Report = @Sendable (SectionContents, SectionFacts) -> Void

  private struct State {
    var waiting: [(id: SectionContents, album: Album)] = []
    var wanted: Set<SectionContents> = []
    var active: SectionContents?
    var hasThread = false
  }

  private let state = Monitor(State())
  private let report: Report

  /// - `report`: called on the measurer's thread, once for each time that a section is
  ///   measured. A section of which no file exists has facts without times.
  package init(report: @escaping Report) { self.report = report }

  /// Says which sections are wanted now, the most wanted first. What is not among them any more is
  /// given up. Returns at once. A section that was reported and is demanded again is measured
  /// again, as is one with another version.
  package func demand(_ sections: [(SectionContents, Album)]) {
    let needsThread = state.withLock { state in
      state.wanted = Set(sections.map(\.0))
      state.waiting = sections.reversed().filter { $0.0 != state.active }
        .map { (id: $0.0, album: $0.1) }
      guard !state.waiting.isEmpty, !state.hasThread else { return false }
      state.hasThread = true
      return true
    }
    if needsThread, !WorkerThread.start({ self.work() }) {
      state.withLock { $0.hasThread = false }
    }
  }

  /// Gives everything up.
  package func stop() { demand([]) }

  private func work() {
    ThreadPriority.lower()
    while let next = next() {
      let facts = AlbumMeasure.facts(of: next.album) { self.isWanted(next.id) }
      if let facts, isWanted(next.id) { report(next.id, facts) }
    }
  }

  private func next() -> (id: SectionContents, album: Album)? {
    state.withLock { state in
      state.active = nil
      guard let next = state.waiting.popLast() else {
        state.hasThread = false
        return nil
      }
      state.active = next.id
      return next
    }
  }

  private func isWanted(_ id: SectionContents) -> Bool { state.withLock { $0.wanted.contains(id) } }
}
