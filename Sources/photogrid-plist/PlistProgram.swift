import DecoderProtocol
import Foundation

/// Works on files whose parser is Foundation's; what it is asked stands on standard input.
///
/// Without an argument: reads the property list whose path is given, and writes what it holds as
/// `PlistMessage` frames. `--edit`: takes a framed `PlistEditRequest`, answers a `PlistEditReply`.
/// `--config`: reads the configuration whose path is given, answers a `ConfigMessage`.
///
/// A program of its own because a hostile property list can crash its parser or make it take all
/// memory and time: here that costs this process, which has limits. And because loading Foundation
/// takes longer than photogrid may take to start.
@main
struct PlistProgram {
  static func main() {
    ResourceLimits.set()
    let input = [UInt8](FileHandle.standardInput.readDataToEndOfFile())
    switch CommandLine.arguments.dropFirst().first {
    case nil: read(input)
    case "--edit": edit(input)
    case "--config": answer(ConfigReading.message(path: input))
    default: exit(2)
    }
  }

  private static func read(_ path: [UInt8]) {
    var output = MessageOutput()
    do throws(PlistFile.Problem) {
      let file = try PlistFile(path: path)
      output.write(.format(messageFormat(file.format)))
      AlbumWalk.write(file.value, to: &output)
    } catch {
      switch error {
      case .unreadable(let words): output.write(.problem(.unreadable(words)))
      case .malformed(let words): output.write(.problem(.malformed(words)))
      }
    }
    output.flush()
  }

  private static func edit(_ input: [UInt8]) {
    var splitter = FrameSplitter(limit: PlistEditRequest.byteLimit)
    splitter.append(input)
    guard let message = try? splitter.next() else { exit(3) }
    answer(PlistEditing.reply(to: message))
  }

  private static func answer(_ message: some WireMessage) {
    guard let frame = try? message.frame(), write(frame, to: 1) else { exit(3) }
  }

  // MARK: - Files

  /// Opens by the path's bytes: a name need not be text.
  static func open(_ path: [UInt8], _ flags: Int32) -> Int32 {
    withCString(path) { Foundation.open($0, flags | O_NONBLOCK | O_CLOEXEC, 0o600) }
  }

  static func withCString(_ path: [UInt8], _ body: (UnsafePointer<CChar>) -> Int32) -> Int32 {
    (path + [0]).withUnsafeBytes { bytes in
      bytes.baseAddress.map { body($0.assumingMemoryBound(to: CChar.self)) } ?? -1
    }
  }

  /// - Returns: false when not all could be written: then `errno` says why.
  static func write(_ bytes: [UInt8], to descriptor: Int32) -> Bool {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { Foundation.write(descriptor, $0.baseAddress, $0.count) }
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { return false }
      rest = rest.dropFirst(count)
    }
    return true
  }

  private static func messageFormat(_ format: PlistFile.Format) -> PlistMessage.Format {
    switch format {
    case .xml: .xml
    case .binary: .binary
    default: .other
    }
  }
}
