import AlbumModel
import CellGeometry
import DecoderProtocol
package import GridController
import GridLayout
import TerminalCore

/// The state as one JSON object, for scripts and bug reports. Its shape is a contract: members are
/// added, never changed.
package enum StateFile {
  /// Sections beyond so many are left out, which `sectionsCut` then says.
  static let sectionLimit = 1000

  /// - Complexity: O(sections up to the limit + visible items).
  package static func json(of state: GridState) -> JSON {
    let sections = state.shown.sections
    var members: [(String, JSON)] = [
      ("version", .integer(1)),
      ("mode", .string(state.mode.rawValue)),
      ("overlay", state.overlay.map { .string($0.name) } ?? .null),
      (
        "size",
        .object([
          ("columns", .integer(state.window.width)), ("rows", .integer(state.window.height)),
        ])
      ),
      ("library", library(state)),
      ("sections", .array(sections.prefix(sectionLimit).map { section($0, state) })),
    ]
    if sections.count > sectionLimit { members.append(("sectionsCut", .bool(true))) }
    members += [
      ("cursor", cursor(state)),
      (
        "selection",
        .array(state.selection.items.map { .object(naming(state.library.catalog.photo($0))) })
      ),
      ("filter", .string(state.filter?.text ?? "")),
      (
        "enlarged",
        state.enlarged.map { .object(naming(state.library.catalog.photo($0.item))) } ?? .null
      ),
      ("search", state.search.map { .string($0.field.text) } ?? .null),
      ("message", state.message.map { .string($0.text) } ?? .null),
      ("undo", .integer(state.undoSteps.count)),
      ("redo", .integer(state.redoSteps.count)),
      ("albumList", .bool(state.albumList != nil)),
      ("visible", .array(state.isTooSmall ? [] : visible(state))),
    ]
    return .object(members)
  }

  private static func library(_ state: GridState) -> JSON {
    .object([
      ("kind", .string(state.library.kind.rawValue)),
      ("title", .string(DisplayText(bytes: state.library.title).string)),
      ("sections", .integer(state.library.snapshot.sections.count)),
      ("items", .integer(state.library.snapshot.itemCount)),
      ("scanning", .bool(state.library.isScanning)),
    ])
  }

  private static func section(_ section: Section, _ state: GridState) -> JSON {
    let title = DisplayText(bytes: state.library.catalog.info(of: section.id).title).string
    return .object([
      ("title", .string(title)), ("kind", .string(state.isPin(section.id) ? "pin" : "album")),
      ("count", .integer(section.items.count)),
      ("total", .integer(state.total(ofSection: section.id))),
    ])
  }

  private static func cursor(_ state: GridState) -> JSON {
    guard let path = state.cursorPath, let cursor = state.cursor else { return .null }
    return .object(place(path) + naming(state.library.catalog.photo(cursor.item)))
  }

  private static func place(_ path: GridIndexPath) -> [(String, JSON)] {
    [("section", .integer(path.section)), ("item", .integer(path.item))]
  }

  private static func naming(_ photo: Photo) -> [(String, JSON)] {
    let bytes =
      switch photo.location {
      case .file(let path): path
      case .remote(let url): url
      }
    let name = ("name", JSON.string(DisplayText(bytes: photo.name).string))
    if let text = String(validating: bytes, as: UTF8.self) {
      return [name, ("path", .string(text))]
    }
    return [name, ("pathBytes", .string(percentEncoded(bytes)))]
  }

  /// Everything but unreserved characters (RFC 3986, section 2.3) and the slash as `%XX`.
  private static func percentEncoded(_ bytes: [UInt8]) -> String {
    bytes.reduce(into: "") { text, byte in
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."),
        UInt8(ascii: "_"), UInt8(ascii: "~"), UInt8(ascii: "/"):
        text.unicodeScalars.append(Unicode.Scalar(byte))
      default:
        let digits = String(byte, radix: 16, uppercase: true)
        text += digits.count == 1 ? "%0\(digits)" : "%\(digits)"
      }
    }
  }

  private static func visible(_ state: GridState) -> [JSON] {
    let grid = state.gridRect
    let shown = state.shown
    return state.visibleElements.compactMap { element in
      guard case .item(let path) = element.element, let item = shown.item(at: path)
      else { return nil }
      let frame = element.frame.offset(x: grid.x, y: grid.y - state.viewport.offset)
      let entry = state.pictures[state.pictureKey(of: item, at: path)]
      return .object(
        place(path) + naming(state.library.catalog.photo(item)) + [
          ("frame", rect(frame)),
          ("picture", .string(word(for: entry?.status))),
          ("reason", reason(of: entry?.status)),
        ])
    }
  }

  private static func rect(_ rect: Rect) -> JSON {
    .object([
      ("x", .integer(rect.x)), ("y", .integer(rect.y)), ("width", .integer(rect.width)),
      ("height", .integer(rect.height)),
    ])
  }

  private static func word(for status: PictureEntry.Status?) -> String {
    switch status {
    case nil: "none"
    case .loading: "loading"
    case .shown(.embedded): "embedded"
    case .shown(.partial): "partial"
    case .shown(.sharp): "sharp"
    case .failed: "failed"
    }
  }

  private static func reason(of status: PictureEntry.Status?) -> JSON {
    guard case .failed(let failure)? = status else { return .null }
    return .string(DisplayText(failure.reason).string)
  }
}
