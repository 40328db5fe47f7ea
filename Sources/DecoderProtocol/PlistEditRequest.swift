/// What `photogrid-plist --edit` is asked: to write a property list with changes in it into a new
/// file. Nothing takes the place of the old one here.
package struct PlistEditRequest: WireMessage, Hashable {
  /// The property list. A link is followed.
  package var path: [UInt8]
  /// The new file, which must not be there.
  package var temporary: [UInt8]
  package var changes: [PlistChange]

  package static let byteLimit = 256 << 20
  /// The changes of one request, or the entries of one album, at most.
  package static let countLimit = 10_000_000

  package init(path: [UInt8], temporary: [UInt8], changes: [PlistChange]) {
    self.path = path
    self.temporary = temporary
    self.changes = changes
  }

  package func write(to writer: inout WireWriter) {
    writer.bytes(path)
    writer.bytes(temporary)
    writer.changes(changes)
  }

  package init(from reader: inout WireReader) throws(WireError) {
    path = try reader.field()
    temporary = try reader.field()
    changes = try reader.changes()
  }
}
