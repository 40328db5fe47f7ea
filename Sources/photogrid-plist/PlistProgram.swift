import DecoderProtocol
import Foundation

/// Reads the property list whose path stands on standard input, and writes what it holds as
/// `PlistMessage` frames to standard output.
///
/// A program of its own because a hostile property list can crash its parser or make it take all
/// memory and time: here that costs this process, which has limits.
@main
struct PlistProgram {
  static func main() {
    ResourceLimits.set()
    if CommandLine.arguments.dropFirst().first == "--edit" { return edit() }
    var output = MessageOutput()
    do {
      let data = try readFile(FileHandle.standardInput.readDataToEndOfFile())
      var format = PropertyListSerialization.PropertyListFormat.xml
      let value = try PropertyListSerialization.propertyList(
        from: data, options: [], format: &format)
      output.write(.format(messageFormat(format)))
      AlbumWalk.write(value, to: &output)
    } catch let problem as ReadProblem {
      output.write(.problem(.unreadable(problem.words)))
    } catch {
      output.write(.problem(.malformed(words(of: error))))
    }
    output.flush()
  }

  /// Takes one framed `PlistEditRequest`, writes one framed `PlistEditReply`.
  private static func edit() {
    var splitter = FrameSplitter(limit: PlistEditRequest.byteLimit)
    splitter.append(Array(FileHandle.standardInput.readDataToEndOfFile()))
    guard let message = try? splitter.next(),
      let frame = try? PlistEditing.reply(to: message).frame()
    else { exit(3) }
    var rest = frame[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { Foundation.write(1, $0.baseAddress, $0.count) }
      guard count > 0 else { exit(3) }
      rest = rest.dropFirst(count)
    }
  }

  /// Opens by the path's bytes: a name need not be text.
  static func open(_ path: [UInt8], _ flags: Int32) -> Int32 {
    withCString(path) { Foundation.open($0, flags | O_NONBLOCK | O_CLOEXEC, 0o600) }
  }

  static func withCString(_ path: [UInt8], _ body: (UnsafePointer<CChar>) -> Int32) -> Int32 {
    (path + [0]).withUnsafeBytes { bytes in
      bytes.baseAddress.map { body($0.assumingMemoryBound(to: CChar.self)) } ?? -1
    }
  }

  private struct ReadProblem: Error {
    var words: String
  }

  private static func readFile(_ path: Data) throws -> Data {
    let descriptor = open(Array(path), O_RDONLY)
    guard descriptor >= 0 else {
      throw ReadProblem(words: String(cString: strerror(errno)).lowercased())
    }
    let file = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
    guard let data = try? file.readToEnd() else { return Data() }
    return data
  }

  private static func messageFormat(
    _ format: PropertyListSerialization.PropertyListFormat
  ) -> PlistMessage.Format {
    switch format {
    case .xml: .xml
    case .binary: .binary
    default: .other
    }
  }

  private static func words(of error: any Error) -> String {
    let details = (error as NSError).userInfo[NSDebugDescriptionErrorKey] as? String
    return String((details ?? "").prefix(300))
  }
}
