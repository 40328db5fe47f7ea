import SystemEdge

/// What the files below a folder take.
enum FolderSize {
  /// So many entries are looked at; what is more is not counted, lest a report takes minutes.
  static let entryLimit = 200_000

  /// Bytes of all files in the folder and the folders below it, links not followed; 0 when there is
  /// none.
  static func bytes(in path: [UInt8]) -> Int {
    var total = 0
    var left = entryLimit
    var folders = [path]
    while let folder = folders.popLast(), left > 0 {
      for name in names(in: folder) {
        left -= 1
        let entry = folder + [UInt8(ascii: "/")] + name
        var status = stat()
        let text = entry.map { CChar(bitPattern: $0) } + [0]
        guard lstat(text, &status) == 0 else { continue }
        if status.st_mode & S_IFMT == S_IFDIR {
          folders.append(entry)
        } else {
          total += Int(status.st_size)
        }
      }
    }
    return total
  }

  private static func names(in folder: [UInt8]) -> [[UInt8]] {
    let text = folder.map { CChar(bitPattern: $0) } + [0]
    guard let offset = MemoryLayout<dirent>.offset(of: \.d_name), let stream = opendir(text)
    else { return [] }
    defer { closedir(stream) }
    var names: [[UInt8]] = []
    while let entry = readdir(stream) {
      // The name may be longer than the structure's field: it is read by address.
      let start = UnsafeRawPointer(entry).advanced(by: offset)
      let length = strlen(start.assumingMemoryBound(to: CChar.self))
      let name = Array(UnsafeRawBufferPointer(start: start, count: length))
      if name != Array(".".utf8), name != Array("..".utf8) { names.append(name) }
    }
    return names
  }

  /// "1.2 MB": three digits at most, in powers of 1000.
  static func words(_ bytes: Int) -> String {
    var value = Double(bytes)
    var units = ["bytes", "kB", "MB", "GB", "TB"][...]
    while value >= 999.5, units.count > 1 {
      value /= 1000
      units.removeFirst()
    }
    let isWhole = bytes < 1000 || value >= 9.95
    let tenths = Int((value * 10).rounded())
    let number = isWhole ? "\(Int(value.rounded()))" : "\(tenths / 10).\(tenths % 10)"
    return "\(number) \(units.first ?? "")"
  }
}
