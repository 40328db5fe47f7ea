import AlbumModel

/// The program that makes an archive, and how it is asked to: it writes to its standard output what
/// lies in its working directory.
struct Packer {
  let name: String
  let program: [UInt8]
  private let format: ShareTarget.ArchiveFormat

  init(_ format: ShareTarget.ArchiveFormat, _ context: ShareContext) throws(ShareStop) {
    let names = format == .zip ? ["zip"] : ["bsdtar", "tar"]
    guard let found = context.program(ofFirst: names) else {
      throw .problem("\(format.rawValue) is not installed; install \(format.rawValue)")
    }
    self.format = format
    name = found.name
    program = found.path
  }

  var arguments: [[UInt8]] {
    let words: [String]
    switch format {
    // Without the user's numbers and times of access; what is compressed already is only stored.
    case .zip:
      words = [
        "-q", "-r", "-X", "-n", ".jpg:.jpeg:.png:.webp:.heic:.heif:.avif:.jxl:.gif", "-", ".",
      ]
    // Links are followed, and nobody's name is told.
    case .tar:
      words = ["-c", "-h", "-f", "-"] + owner + ["--null", "-T", "-"]
    }
    return words.map { Array($0.utf8) }
  }

  private var owner: [String] {
    #if canImport(Darwin)
      let isBSD = true
    #else
      let isBSD = name == "bsdtar"
    #endif
    return isBSD
      ? ["--uid", "0", "--gid", "0", "--uname", "", "--gname", ""]
      : ["--owner=0", "--group=0", "--numeric-owner"]
  }

  /// What the program reads: names, a zero byte behind each. None can be an option.
  func list(of names: [[UInt8]]) -> [UInt8] {
    guard format == .tar else { return [] }
    return names.flatMap { name -> [UInt8] in
      let isOdd = name.first == UInt8(ascii: "-") || name.first == UInt8(ascii: "@")
      return (isOdd ? Array("./".utf8) : []) + name + [0]
    }
  }
}
