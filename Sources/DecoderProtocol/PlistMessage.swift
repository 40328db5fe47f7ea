/// What `photogrid-plist` writes, a frame each: `format`, then for each album `album` and any
/// number of `entries`, then `end`; or `problem` at any time, after which nothing comes.
package enum PlistMessage: WireMessage, Hashable {
  /// How the file is written.
  package enum Format: UInt8, Hashable, Sendable {
    case xml = 0
    case binary = 1
    case other = 2
  }

  /// Something of another type than what was expected, in words: "an array of photos", "a number".
  package struct Mismatch: Hashable, Sendable {
    /// The entry's place in the album, counted from 0; nil when it is the album itself.
    package var index: UInt32?
    package var expected: String
    package var found: String

    package init(index: UInt32? = nil, expected: String, found: String) {
      self.index = index
      self.expected = expected
      self.found = found
    }
  }

  package struct Entry: Hashable, Sendable {
    package var address: [UInt8]
    package var name: [UInt8]?
    package var text: [UInt8]?
    package var price: [UInt8]?

    package init(
      address: [UInt8], name: [UInt8]? = nil, text: [UInt8]? = nil, price: [UInt8]? = nil
    ) {
      self.address = address
      self.name = name
      self.text = text
      self.price = price
    }
  }

  package enum Problem: Hashable, Sendable {
    /// The file could not be read, in the system's words.
    case unreadable(String)
    /// It is no property list, in the parser's words, which may be empty.
    case malformed(String)
    /// It is one, but no dictionary of albums.
    case notAlbums(Mismatch)
  }

  case format(Format)
  case album(key: [UInt8], mismatch: Mismatch?)
  case entries([Entry])
  case end
  case problem(Problem)

  /// The bytes that one message may have.
  package static let byteLimit = 64 << 20
  /// How many entries one message holds at most.
  package static let entryLimit = 512
  /// The largest text.
  package static let textLimit = 32 << 20

  package func write(to writer: inout WireWriter) {
    switch self {
    case .format(let format):
      writer.u8(0)
      writer.u8(format.rawValue)
    case .album(let key, let mismatch):
      writer.u8(1)
      writer.bytes(key)
      writer.optional(mismatch) { $0.mismatch($1) }
    case .entries(let entries):
      writer.u8(2)
      writer.u32(UInt32(entries.count))
      for entry in entries { writer.entry(entry) }
    case .end:
      writer.u8(3)
    case .problem(.unreadable(let words)):
      writer.u8(4)
      writer.string(words)
    case .problem(.malformed(let words)):
      writer.u8(5)
      writer.string(words)
    case .problem(.notAlbums(let mismatch)):
      writer.u8(6)
      writer.mismatch(mismatch)
    }
  }

  package init(from reader: inout WireReader) throws(WireError) {
    switch try reader.u8() {
    case 0:
      guard let format = Format(rawValue: try reader.u8()) else { throw .invalid("format") }
      self = .format(format)
    case 1:
      let key = try reader.bytes(atMost: Self.textLimit)
      self = .album(key: key, mismatch: try reader.isPresent() ? try reader.mismatch() : nil)
    case 2:
      let count = try reader.count(atMost: Self.entryLimit, ofAtLeast: 7)
      var entries: [Entry] = []
      entries.reserveCapacity(count)
      for _ in 0..<count { entries.append(try reader.entry()) }
      self = .entries(entries)
    case 3: self = .end
    case 4: self = .problem(.unreadable(try reader.string(atMost: Self.textLimit)))
    case 5: self = .problem(.malformed(try reader.string(atMost: Self.textLimit)))
    case 6: self = .problem(.notAlbums(try reader.mismatch()))
    default: throw .invalid("kind of message")
    }
  }
}

extension WireWriter {
  fileprivate mutating func optional<Value>(
    _ value: Value?, _ write: (inout WireWriter, Value) -> Void
  ) {
    u8(value == nil ? 0 : 1)
    if let value { write(&self, value) }
  }

  fileprivate mutating func mismatch(_ mismatch: PlistMessage.Mismatch) {
    optional(mismatch.index) { $0.u32($1) }
    string(mismatch.expected)
    string(mismatch.found)
  }

  fileprivate mutating func entry(_ entry: PlistMessage.Entry) {
    bytes(entry.address)
    optional(entry.name) { $0.bytes($1) }
    optional(entry.text) { $0.bytes($1) }
    optional(entry.price) { $0.bytes($1) }
  }
}

extension WireReader {
  fileprivate mutating func isPresent() throws(WireError) -> Bool {
    switch try u8() {
    case 0: false
    case 1: true
    default: throw .invalid("presence")
    }
  }

  fileprivate mutating func mismatch() throws(WireError) -> PlistMessage.Mismatch {
    PlistMessage.Mismatch(
      index: try isPresent() ? try u32() : nil,
      expected: try string(atMost: PlistMessage.textLimit),
      found: try string(atMost: PlistMessage.textLimit))
  }

  fileprivate mutating func text() throws(WireError) -> [UInt8]? {
    try isPresent() ? try bytes(atMost: PlistMessage.textLimit) : nil
  }

  fileprivate mutating func entry() throws(WireError) -> PlistMessage.Entry {
    PlistMessage.Entry(
      address: try bytes(atMost: PlistMessage.textLimit), name: try text(), text: try text(),
      price: try text())
  }
}
