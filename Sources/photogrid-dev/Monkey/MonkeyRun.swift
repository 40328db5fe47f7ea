import AlbumModel
import AlbumStore
import AppRuntime
import CellGeometry
import DecoderPool
import GridController
import SystemEdge
import TerminalCore

/// One run of the program without its terminal and its decoders.
final class MonkeyRun {
  private(set) var state: GridState
  let mailbox: Mailbox<Event>
  private let effects: EffectRunner
  private let reader: LibraryReader
  private(set) var hasEnded = false

  init(_ world: MonkeyWorld) throws {
    guard let mailbox = Mailbox<Event>() else {
      throw MonkeyProblem(description: "no file descriptors are left")
    }
    self.mailbox = mailbox
    let options = LibraryOptions(plistReader: world.plistProgram)
    let keeping = LibraryKeeping(
      places: LibraryKeeping.Places(
        source: world.source, options: options, dataFolder: Array((world.data + "/photogrid").utf8),
        trashHome: Array((world.data + "/Trash").utf8), plistProgram: world.plistProgram,
        isReadOnly: false),
      mailbox: mailbox)
    effects = EffectRunner(
      decoder: nil, cacheFolder: Array((world.root + "/cache").utf8), keeping: keeping,
      mailbox: mailbox)
    reader = LibraryReader.start(world.source, options: options) { event in
      mailbox.post(.library(event))
      keeping.note(event)
    }
    var settings = Settings(missingDecoder: "none")
    settings.currentFolder = Array(world.copies.utf8)
    state = GridState(
      settings: settings, window: Size(width: 100, height: 30),
      capabilities: TerminalCapabilities(colors: .direct, symbols: .quadrant))
  }

  /// - Returns: how many edits were asked for.
  func take(_ event: Event) -> Int {
    var edits = 0
    for effect in update(&state, event) {
      switch effect {
      case .quit: hasEnded = true
      case .edit:
        edits += 1
        effects.run(effect)
      default: effects.run(effect)
      }
    }
    return edits
  }

  var isSettled: Bool {
    !state.library.isScanning && state.pendingEdits.isEmpty && !state.isSharing
      && state.library.snapshot.sections.isEmpty == false
  }

  /// Waits for news, at most so long.
  func wait(milliseconds: Int32) {
    var bell = pollfd(fd: mailbox.descriptor, events: Int16(POLLIN), revents: 0)
    _ = poll(&bell, 1, milliseconds)
  }

  /// Ends as the program does: all that was asked for is on the disk afterwards.
  func end() {
    reader.stop()
    effects.shutdown()
  }
}
