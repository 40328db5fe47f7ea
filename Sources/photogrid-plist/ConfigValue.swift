import Foundation

/// A value of a JSON5 document.
enum ConfigValue: Decodable {
  case null
  case truth(Bool)
  case number(Double)
  case text(String)
  case list([ConfigValue])
  case object([String: ConfigValue])

  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if container.decodeNil() {
      self = .null
    } else if let truth = try? container.decode(Bool.self) {
      self = .truth(truth)
    } else if let text = try? container.decode(String.self) {
      self = .text(text)
    } else if let number = try? container.decode(Double.self) {
      self = .number(number)
    } else if let list = try? container.decode([ConfigValue].self) {
      self = .list(list)
    } else {
      self = .object(try container.decode([String: ConfigValue].self))
    }
  }
}
