import DecoderProtocol
import Foundation

/// Reads a configuration: JSON5, which is JSON with comments, trailing commas and bare names
/// (https://spec.json5.org).
enum ConfigReading {
  static func message(path: [UInt8]) -> ConfigMessage {
    do throws(Problem) {
      var check = ConfigCheck()
      check.take(try parse(try read(path)))
      guard check.mistakes.isEmpty else {
        return .mistakes(Array(check.mistakes.prefix(ConfigMessage.lineLimit)))
      }
      return .settings(
        check.settings, warnings: Array(check.warnings.prefix(ConfigMessage.lineLimit)))
    } catch {
      return .mistakes([error.line])
    }
  }

  private struct Problem: Error {
    var line: String

    static var system: Problem {
      Problem(line: "can't be read: \(String(cString: strerror(errno)).lowercased())")
    }
  }

  private static func read(_ path: [UInt8]) throws(Problem) -> Data {
    let descriptor = PlistProgram.open(path, O_RDONLY)
    guard descriptor >= 0 else { throw .system }
    let file = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { throw .system }
    guard status.st_mode & S_IFMT == S_IFREG else { throw Problem(line: "expected a file") }
    let limit = ConfigMessage.fileLimit
    guard let data = try? file.read(upToCount: limit + 1) ?? Data() else { throw .system }
    guard data.count <= limit else {
      throw Problem(line: "expected at most \(limit >> 20) MiB of settings")
    }
    return data
  }

  private static func parse(_ data: Data) throws(Problem) -> ConfigValue {
    // Nothing at all sets nothing.
    if data.allSatisfy({ [0x09, 0x0a, 0x0d, 0x20].contains($0) }) { return .object([:]) }
    let decoder = JSONDecoder()
    decoder.allowsJSON5 = true
    if let value = try? decoder.decode(ConfigValue.self, from: data) { return value }
    // The decoder does not say where.
    throw Problem(line: JSON5Check.mistake(in: [UInt8](data)) ?? "expected JSON5")
  }
}
