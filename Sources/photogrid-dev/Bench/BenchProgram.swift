import Foundation

/// `photogrid-dev bench`: measures the built programs on this machine and prints one table.
enum BenchProgram {
  /// - Returns: whether every bound was kept.
  static func run(_ arguments: [String]) throws -> Bool {
    let options = try BenchOptions(arguments)
    let folder = try BenchFolder()
    var rows: [BenchRow] = []
    for part in options.parts {
      FileHandle.standardError.write(Data("bench: \(part.rawValue) …\n".utf8))
      rows += try self.rows(of: part, options, folder)
    }
    print(BenchRow.head)
    for row in rows { print(row.markdown) }
    return !rows.contains { $0.verdict == .missed }
  }

  private static func rows(
    of part: BenchOptions.Part, _ options: BenchOptions, _ folder: BenchFolder
  ) throws -> [BenchRow] {
    switch part {
    case .start: try StartBench(options: options, folder: folder).rows()
    case .keys: try KeysBench(options: options, folder: folder).rows()
    case .scan: try ScanBench(options: options, folder: folder).rows()
    case .idle: try IdleBench(options: options, folder: folder).rows()
    case .model: ModelBench().rows()
    case .search: try SearchBench(options: options, folder: folder).rows()
    }
  }
}
