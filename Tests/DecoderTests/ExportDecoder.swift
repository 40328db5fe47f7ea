import DecoderProtocol
import Foundation

/// A decoder that was started with `--export`, asked and waited for.
final class ExportDecoder {
  struct Ended: Error {
    var status: Int32
  }

  private let process = Process()
  private let input = Pipe()
  private let output = Pipe()
  private var splitter = FrameSplitter(limit: ExportReply.byteLimit)
  private var hasGreeted = false
  private var lastID: UInt64 = 0
  /// Of the last request.
  private(set) var progress: [Int] = []

  init() throws {
    process.executableURL = URL(fileURLWithPath: RealDecoder.program)
    process.arguments = ["--export"]
    process.standardInput = input
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    try process.run()
  }

  deinit {
    try? input.fileHandleForWriting.close()
    process.terminate()
    process.waitUntilExit()
  }

  var processID: Int32 { process.processIdentifier }

  func ask(_ request: (UInt64) -> ExportRequest) throws -> ExportReply.Result {
    lastID += 1
    progress = []
    try input.fileHandleForWriting.write(contentsOf: Data(request(lastID).frame()))
    while true {
      while let message = try splitter.next() {
        guard hasGreeted else {
          _ = try DecoderHello(message: message)
          hasGreeted = true
          continue
        }
        let reply = try ExportReply(message: message)
        guard reply.id == lastID else { continue }
        guard case .progress(let tile) = reply.result else { return reply.result }
        progress.append(Int(tile))
      }
      let piece = output.fileHandleForReading.availableData
      guard !piece.isEmpty else {
        process.waitUntilExit()
        throw Ended(status: process.terminationStatus)
      }
      splitter.append(piece)
    }
  }

  func metadata(_ path: String) throws -> MetadataRecord? {
    guard case .metadata(let record) = try ask({ .metadata(id: $0, source: Array(path.utf8)) })
    else { return nil }
    return record
  }

  /// - Returns: the file extension, or why there is none.
  func copy(
    _ source: String, to destination: String, longestEdge: UInt32 = 0, keepsMetadata: Bool = false,
    becomesPNG: Bool = false
  ) throws -> Result<String, DecodeFailure> {
    let copy = ExportCopy(
      source: Array(source.utf8), destination: Array(destination.utf8), longestEdge: longestEdge,
      keepsMetadata: keepsMetadata, becomesPNG: becomesPNG)
    switch try ask({ .copy(id: $0, copy) }) {
    case .copied(let fileExtension): return .success(fileExtension)
    case .failure(let failure): return .failure(failure)
    default: return .failure(DecodeFailure(.crashed, reason: "another reply"))
    }
  }
}

/// The independent reader of metadata.
enum ExifTool {
  static let path: String? = {
    let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
    return folders.map { "\($0)/exiftool" }
      .first { FileManager.default.isExecutableFile(atPath: $0) }
  }()
  static let isPresent = path != nil
  static let absence = "exiftool is not installed"

  /// All that it finds in files, by file and by "Group:Tag".
  static func read(_ files: [String]) throws -> [String: [String: String]] {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: path ?? "exiftool")
    process.arguments = ["-j", "-a", "-u", "-ee", "-G1", "-s", "-n", "-b"] + files
    let output = Pipe()
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    try process.run()
    let data = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    let list = try JSONSerialization.jsonObject(with: data) as? [[String: Any]] ?? []
    var result: [String: [String: String]] = [:]
    for entry in list {
      let name = entry["SourceFile"] as? String ?? ""
      result[name] = entry.mapValues { "\($0)" }
    }
    return result
  }
}
