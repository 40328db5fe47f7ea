import AlbumModel
import DecoderProtocol
import GridController
import TerminalCore

/// What the trace says of a picture.
enum TraceMembers {
  static func of(_ reply: PictureReply, in state: GridState) -> [(String, JSON)] {
    var members: [(String, JSON)] = [("item", item(of: reply, in: state))]
    switch reply.result {
    case .picture(let picture):
      members.append(
        ("source", .string(picture.quality == .embedded ? "embedded" : "decoded")))
      members.append(("quality", .string(word(for: picture.quality))))
    case .failure(let failure):
      members.append(("source", .string("decoded")))
      members.append(("quality", .string("failed")))
      members.append(("reason", .string(failure.reason)))
    }
    members.append(("decoder", .integer(Int(reply.microseconds))))
    return members
  }

  private static func item(of reply: PictureReply, in state: GridState) -> JSON {
    switch state.pictures.key(ofRequest: reply.id) {
    case .photo(let item)?, .enlarged(let item)?, .large(let item)?:
      .string(DisplayText(bytes: state.library.catalog.photo(item).name).string)
    case .footer?: .string("footer")
    case nil: .null
    }
  }

  private static func word(for quality: DecodedPicture.Quality) -> String {
    switch quality {
    case .embedded: "embedded"
    case .partial: "partial"
    case .sharp: "sharp"
    }
  }
}
