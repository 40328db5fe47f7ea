/// The first message of a decoder, before any reply: what it is and which protocol it speaks.
package struct DecoderHello: WireMessage, Hashable {
  /// "PGDC": no other program begins its output so.
  package static let magic: UInt32 = 0x4344_4750
  /// Raised whenever a message changes its meaning or form.
  package static let currentVersion: UInt16 = 2
  package static let byteLimit = 6

  package var version: UInt16

  package init(version: UInt16 = Self.currentVersion) { self.version = version }

  package func write(to writer: inout WireWriter) {
    writer.u32(Self.magic)
    writer.u16(version)
  }

  package init(from reader: inout WireReader) throws(WireError) {
    guard try reader.u32() == Self.magic else { throw .invalid("decoder's greeting") }
    version = try reader.u16()
    guard version == Self.currentVersion else { throw .version(version) }
  }
}
