import AlbumModel
import AlbumStore
import AppRuntime
import CellGeometry
import DecoderPool
import Foundation
import GridController
import GridView
import SystemEdge
import TerminalCore

/// One game: a library, runs of the program one after the other, and others who change files.
final class MonkeyGame {
  let world: MonkeyWorld
  private var hand: MonkeyHand
  private var dice: Dice
  private let hasOthers: Bool
  private var run: MonkeyRun
  private var step = 0
  private var runs = 1
  private var edits = 0
  private var changes = 0
  private let log: FileHandle?
  private var recent: [String] = []

  /// Steps between two comparisons with the disk.
  private static let checkInterval = 400

  init(kind: MonkeyKind, seed: UInt64, options: MonkeyOptions) throws {
    world = try MonkeyWorld(kind: kind, seed: seed, parent: options.folder)
    dice = Dice(seed)
    hand = MonkeyHand(seed: seed &+ 1, copies: world.copies)
    hasOthers = options.hasOthers
    run = try MonkeyRun(world)
    // Survives a trap.
    _ = FileManager.default.createFile(atPath: world.root + "/log", contents: nil)
    log = FileHandle(forWritingAtPath: world.root + "/log")
    FileHandle.standardError.write(
      Data("monkey: \(kind.rawValue), seed \(seed): plays in \(world.root)\n".utf8))
  }

  var summary: String { "\(runs) runs, \(edits) edits, \(changes) changes by others" }

  /// The last actions, for a problem.
  var tail: String { "step \(step); before it:\n  " + recent.suffix(30).joined(separator: "\n  ") }

  func play(_ count: Int) throws {
    try settle()
    while step < count {
      step += 1
      try turn()
      if step % Self.checkInterval == 0 { try check() }
    }
    try finish()
    world.remove()
  }

  private func turn() throws {
    if hasOthers, dice.unit() < 0.02, let words = try world.changeSomething(&dice) {
      changes += 1
      note("others: \(words)")
    }
    // Now and then the program ends and is started again.
    if dice.unit() < 0.003 { return try restart() }
    for event in hand.events(run.state) {
      note(Self.words(event))
      try take(event)
    }
    try drain()
  }

  private func take(_ event: Event) throws {
    edits += run.take(event)
    if run.hasEnded { return try restart() }
    try draw()
  }

  private func drain() throws {
    for event in run.mailbox.drain() {
      noteNews(event)
      edits += run.take(event)
      if run.hasEnded { return try restart() }
    }
  }

  private func draw() throws {
    let frame = GridScreen(run.state).frame()
    guard frame.buffer.size == run.state.window else {
      throw MonkeyProblem(description: "a frame of another size than the window")
    }
  }

  private func restart() throws {
    note("the program ends and starts again")
    runs += 1
    run.end()
    try world.checkClosed()
    run = try MonkeyRun(world)
    try settle()
  }

  // MARK: - Comparing

  /// Waits until nothing is under way any more.
  private func settle() throws {
    let deadline = Date().addingTimeInterval(60)
    while !run.isSettled {
      guard Date() < deadline else {
        throw MonkeyProblem(description: "it does not come to rest: \(run.state.pendingWork)")
      }
      run.wait(milliseconds: 5)
      try drain()
    }
  }

  private func check() throws {
    note("check")
    world.unlock()
    try settle()
    try world.checkClosed()
    try agree()
    try MonkeyHeaders.check(run.state)
    guard hasOthers else { return }
    for _ in 0..<3 {
      guard let words = try world.changeSomething(&dice) else { continue }
      changes += 1
      note("others: \(words)")
    }
    try settle()
    try agree()
    try MonkeyHeaders.check(run.state)
  }

  /// Waits until the library that is shown is the one on the disk.
  private func agree() throws {
    let deadline = Date().addingTimeInterval(30)
    while let difference = try world.difference(from: run.state) {
      guard Date() < deadline else {
        throw MonkeyProblem(description: "the grid is not what is on the disk: \(difference)")
      }
      run.wait(milliseconds: 20)
      try drain()
      try settle()
    }
  }

  /// Takes everything back; without others the library is then what it was.
  private func finish() throws {
    note("takes everything back")
    try check()
    for event in hand.leaveAll { try take(event) }
    try settle()
    var left = run.state.undoSteps.count + 100
    while !run.state.undoSteps.isEmpty, left > 0 {
      left -= 1
      try take(.action(.undo))
      try settle()
    }
    try check()
    try world.checkAllEntries()
    try world.checkListed(run.state)
    if !hasOthers { try world.checkAsAtStart() }
    run.end()
    try world.checkClosed()
  }

  // MARK: - Notes

  private func note(_ words: String) {
    recent.append(words)
    if recent.count > 200 { recent.removeFirst(100) }
    log?.write(Data("\(step) \(words)\n".utf8))
  }

  /// What the keeper and those who watch have told.
  private func noteNews(_ event: Event) {
    switch event {
    case .edited, .listed, .pastEdits, .library(.changed), .reread:
      note("told: \(String(describing: event).prefix(1500))")
    default: break
    }
  }

  private static func words(_ event: Event) -> String {
    switch event {
    case .terminal(.key(let key)): key.description
    case .action(let action): ":\(action.rawValue)"
    default: String(describing: event)
    }
  }
}
