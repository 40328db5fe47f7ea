import Foundation

/// Whether two property lists hold the same: unlike `isEqual`, this tells 1 from 1.0 and from true,
/// texts by their scalars, and finds a number that is none to be itself.
enum SameValue {
  static func check(_ a: Any, _ b: Any) -> Bool {
    if let a = a as? String {
      return (b as? String).map { a.utf8.elementsEqual($0.utf8) } ?? false
    }
    if let a = a as? [String: Any] {
      guard let b = b as? [String: Any], a.count == b.count else { return false }
      return a.allSatisfy { key, value in
        guard let index = b.index(forKey: key) else { return false }
        return b[index].key.utf8.elementsEqual(key.utf8) && check(value, b[index].value)
      }
    }
    if let a = a as? [Any] {
      guard let b = b as? [Any], a.count == b.count else { return false }
      return zip(a, b).allSatisfy(check)
    }
    if let a = a as? Data { return a == b as? Data }
    if let a = a as? Date { return a == b as? Date }
    if let a = a as? NSNumber {
      return (b as? NSNumber).map { isSame(a, $0) } ?? false
    }
    return (a as? NSObject)?.isEqual(b) ?? false
  }

  private static func isSame(_ a: NSNumber, _ b: NSNumber) -> Bool {
    guard kind(a) == kind(b) else { return false }
    return a.isEqual(b) || (kind(a) == .real && a.doubleValue.isNaN && b.doubleValue.isNaN)
  }

  private enum Kind {
    case truth
    case integer
    case real
  }

  private static func kind(_ number: NSNumber) -> Kind {
    switch String(cString: number.objCType) {
    case "c", "B": .truth
    case "f", "d": .real
    default: .integer
    }
  }
}
