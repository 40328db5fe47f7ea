import AlbumModel
import Foundation
import SystemEdge
import Testing

@testable import AlbumStore

/// A folder of photos, programs to find, and a runner that is asked and waited for.
final class ShareRig {
  let folder: TemporaryFolder
  private let reports = Monitor<[ShareReport]>([])
  let runner: ShareRunner
  private var lastID: UInt64 = 0

  /// - `installed`: programs of the system that are to be found beside those in "bin".
  init(
    decoder: String? = nil, installed: [String] = [], variables: [String] = [],
    localCopy: @escaping @Sendable ([UInt8]) -> [UInt8]? = { _ in nil }
  ) throws {
    folder = try TemporaryFolder()
    try folder.folder("bin")
    try folder.folder("home")
    for name in installed {
      let program = try #require(Program.find(name), "\(name) is not installed")
      try folder.link("bin/\(name)", to: program)
    }
    var context = ShareContext(decoderProgram: decoder, localCopy: localCopy)
    context.variables =
      (["PATH=\(folder.path("bin"))", "HOME=\(folder.path("home"))"] + variables)
      .map { Array($0.utf8) }
    let reports = reports
    runner = ShareRunner(context: context) { report in reports.update { $0.append(report) } }
  }

  deinit { runner.stop() }

  /// A photo with these bytes.
  func photo(_ name: [UInt8], _ content: [UInt8] = Array("photo".utf8), id: UInt32 = 0) throws
    -> SharedItem
  {
    let path = folder.bytes("in") + [0x2F] + name
    try folder.folder("in")
    let file = CPath.with(path) { open($0, O_WRONLY | O_CREAT | O_TRUNC, 0o640) }
    try #require(file >= 0)
    defer { close(file) }
    #expect(FileOutput.write(content, to: file) == nil)
    return SharedItem(
      item: PhotoID(rawValue: id), location: .file(path), name: name, caption: name)
  }

  func photo(_ name: String, _ content: String = "photo") throws -> SharedItem {
    try photo(Array(name.utf8), Array(content.utf8))
  }

  /// A small picture that a decoder can read.
  func picture(_ name: String) throws -> SharedItem {
    var pixels = Array("P6 60 40 255\n".utf8)
    for place in 0..<60 * 40 { pixels += [UInt8(place % 60 * 4), 90, UInt8(place / 60 * 6)] }
    return try photo(Array(name.utf8), pixels)
  }

  /// A program that a test makes: a script of sh.
  func program(_ name: String, _ script: String) throws {
    try folder.program("bin/\(name)", script)
  }

  @discardableResult
  func start(
    _ target: ShareTarget, _ items: [SharedItem], _ options: ShareOptions = ShareOptions()
  ) -> UInt64 {
    lastID += 1
    runner.run(ShareOrder(id: lastID, target: target, items: items, options: options))
    return lastID
  }

  func outcome(of id: UInt64) throws -> ShareReport.Outcome {
    try reports.result { reports in
      for report in reports where report.id == id {
        if case .finished(let outcome) = report.news { return outcome }
      }
      return nil
    }
  }

  func share(
    _ target: ShareTarget, _ items: [SharedItem], _ options: ShareOptions = ShareOptions()
  ) throws -> ShareReport.Outcome {
    try outcome(of: start(target, items, options))
  }

  func content(_ name: String) -> String? {
    FileManager.default.contents(atPath: folder.path(name)).map {
      String(decoding: $0, as: UTF8.self)
    }
  }

  /// All names in a folder, hidden ones too, sorted.
  func names(in name: String) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: folder.path(name)).sorted()
  }

  /// What a program writes down in a file, once it is there whole.
  func note(_ name: String) throws -> String {
    let path = folder.path(name)
    return try Monitor(0).result { _ in
      FileManager.default.contents(atPath: path).flatMap { data in
        let text = String(decoding: data, as: UTF8.self)
        return text.hasSuffix("END\n") ? String(text.dropLast(4)) : nil
      }
    }
  }
}

/// The decoder, beside the tests.
enum BuiltDecoder {
  static let program = Program.built("photogrid-decoder")
  static let isPresent = FileManager.default.isExecutableFile(atPath: program)
  static let absence: Comment = "the decoder is not built: libvips or libchafa is missing"
}
