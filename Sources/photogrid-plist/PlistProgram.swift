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

  private struct ReadProblem: Error {
    var words: String
  }

  /// Reads by the path's bytes: a name need not be text.
  private static func readFile(_ path: Data) throws -> Data {
    let descriptor = (Array(path) + [0]).withUnsafeBytes { bytes in
      bytes.baseAddress.map { open($0.assumingMemoryBound(to: CChar.self), O_RDONLY | O_NONBLOCK) }
    }
    guard let descriptor, descriptor >= 0 else {
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
