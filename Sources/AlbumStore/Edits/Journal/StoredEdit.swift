import DecoderProtocol

/// An edit as the journal has it: all that it takes to take it back and to do it again.
struct StoredEdit: Equatable {
  enum Action: UInt8 {
    case delete = 0
    case move = 1
    case arrange = 2
  }

  enum Direction: UInt8 {
    case perform = 0
    case undo = 1
    case redo = 2
  }

  enum Body: Equatable {
    case files([Transfer])
    case entries(PlistEdit)
  }

  var id: UInt64
  var action: Action
  /// How many photos the edit is about.
  var count: Int
  var body: Body
  /// What is being done; nil when nothing is under way.
  var pending: Direction?
  var isUndone = false

  /// What was done, as a part of a sentence.
  var words: String {
    let photos = count == 1 ? name ?? "1 photo" : "\(count) photos"
    return switch action {
    case .delete: "deletion of \(photos)"
    case .move: "move of \(photos)"
    case .arrange: "order of \(photos)"
    }
  }

  /// The photo's name when it is a single one, safe for a screen.
  private var name: String? {
    switch body {
    case .files(let transfers):
      transfers.count == 1 ? transfers.first.map { SafeText.of($0.home.name, atMost: 200) } : nil
    case .entries(let entries):
      entries.items.count == 1
        ? entries.items.first.map { SafeText.of($0.address, atMost: 200) } : nil
    }
  }

  var transfers: [Transfer] {
    get { if case .files(let transfers) = body { transfers } else { [] } }
    set { body = .files(newValue) }
  }
}
