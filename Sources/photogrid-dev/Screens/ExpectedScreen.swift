import CellGeometry
import Foundation

/// What a screen must show, in cells, as the program says of itself where it runs without a terminal.
struct ExpectedScreen {
  /// Where each visible card's item cell is, by the card's number. Beyond the window's edges too.
  var items: [Int: Rect] = [:]
  var cursor: Int?
  /// A box over the grid; nil when there is none.
  var box: Rect?
  var size: Size

  init(state: URL, screen: URL) throws {
    let object = try JSONSerialization.jsonObject(with: Data(contentsOf: state))
    guard let object = object as? [String: Any], let size = object["size"] as? [String: Int],
      let columns = size["columns"], let rows = size["rows"]
    else { throw ScreensProblem(description: "\(state.path): is no state") }
    self.size = Size(width: columns, height: rows)
    for item in object["visible"] as? [[String: Any]] ?? [] {
      guard let number = Self.number(item["name"]), let frame = item["frame"] as? [String: Int],
        let x = frame["x"], let y = frame["y"], let width = frame["width"],
        let height = frame["height"]
      else { continue }
      items[number] = Rect(x: x, y: y, width: width, height: height)
    }
    cursor = Self.number((object["cursor"] as? [String: Any])?["name"])
    box = Self.box(in: try String(contentsOf: screen, encoding: .utf8))
  }

  private static func number(_ name: Any?) -> Int? {
    guard let name = name as? String else { return nil }
    return TestCard.all.first { $0.name == name }?.number
  }

  /// The box whose corners stand on the screen.
  private static func box(in text: String) -> Rect? {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(Array.init)
    func find(_ corners: Set<Character>) -> Point? {
      for (y, line) in lines.enumerated() {
        if let x = line.firstIndex(where: corners.contains) { return Point(x: x, y: y) }
      }
      return nil
    }
    guard let start = find(["╭", "┌"]), let end = find(["╯", "┘"]) else { return nil }
    return Rect(x: start.x, y: start.y, width: end.x - start.x + 1, height: end.y - start.y + 1)
  }
}
