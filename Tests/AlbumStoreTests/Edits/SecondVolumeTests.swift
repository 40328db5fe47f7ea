import AlbumModel
import Foundation
import SystemEdge
import Testing

@testable import AlbumStore

/// A volume beside that of the temporary folder.
enum SecondVolume {
  static let path = "/dev/shm"

  static let isThere: Bool = {
    guard access(path, W_OK) == 0,
      case .success(let here) = FileFacts.of(bytes(NSTemporaryDirectory())),
      case .success(let there) = FileFacts.of(bytes(path))
    else { return false }
    return here.identity.device != there.identity.device
  }()
}

@Suite(.serialized, .enabled(if: SecondVolume.isThere, "/dev/shm is no other, writable volume"))
struct SecondVolumeTests {
  /// A library on the second volume; what it leaves in that volume's trash is removed.
  private final class Library {
    let rig: EditRig
    let path: String
    private let trash = "\(SecondVolume.path)/.Trash-\(geteuid())"
    private let hadTrash: Bool

    init(_ names: [String]) throws {
      hadTrash = FileManager.default.fileExists(atPath: trash)
      rig = try EditRig(["here.jpg"])
      path = "\(SecondVolume.path)/photogrid-\(getpid())-\(UInt32.random(in: 0 ... .max))"
      try FileManager.default.createDirectory(
        atPath: path + "/sub", withIntermediateDirectories: true)
      for name in names {
        _ = FileManager.default.createFile(atPath: path + "/" + name, contents: Data(name.utf8))
      }
      try rig.open(library: bytes(path))
    }

    deinit {
      rig.end()
      try? FileManager.default.removeItem(atPath: path)
      guard !hadTrash else { return }
      for name in ["/files", "/info", ""] { rmdir(trash + name) }
    }

    func item(_ name: String) -> StoredItem {
      let location = bytes(path + "/" + name)
      return StoredItem(
        item: PhotoID(rawValue: 1), home: .folder(CPath.directory(of: location)),
        location: .file(location), address: location)
    }

    func read(_ name: String) -> String? {
      FileManager.default.contents(atPath: name).map { String(decoding: $0, as: UTF8.self) }
    }
  }

  @Test func deletesIntoTheVolumesOwnTrash() throws {
    let name = "photogrid test \(UInt32.random(in: 0 ... .max)).jpg"
    let library = try Library(["sub/" + name])
    let report = try library.rig.perform(.delete([library.item("sub/" + name)]))
    #expect(report.failures.isEmpty)
    let trash = "\(SecondVolume.path)/.Trash-\(geteuid())"
    #expect(library.read("\(trash)/files/\(name)") == "sub/" + name)
    let encoded = name.replacingOccurrences(of: " ", with: "%20")
    let folder = (library.path as NSString).lastPathComponent
    #expect(
      library.read("\(trash)/info/\(name).trashinfo")?
        .hasPrefix("[Trash Info]\nPath=\(folder)/sub/\(encoded)\nDeletionDate=") == true)
    #expect(library.rig.trashed.isEmpty)
    #expect(try library.rig.undo().failures.isEmpty)
    #expect(library.read("\(library.path)/sub/\(name)") == "sub/" + name)
    #expect(library.read("\(trash)/info/\(name).trashinfo") == nil)
  }

  @Test func movesNothingAcrossVolumes() throws {
    let library = try Library(["a.jpg"])
    let here = library.rig.folder.bytes("lib")
    let report = try library.rig.perform(
      .move([library.item("a.jpg")], to: .folder(here), before: nil))
    #expect(
      report.failures.map(\.words) == [
        "\(library.rig.folder.path)/lib is on another volume, to which photos can be copied "
          + "but not moved"
      ])
    #expect(library.read(library.path + "/a.jpg") == "a.jpg")
    #expect(library.rig.photos == ["here.jpg"])
  }

  @Test func renamingAcrossVolumesSaysSo() throws {
    let library = try Library(["a.jpg"])
    let from = try OpenFolder.at(bytes(library.path)).get()
    let to = try OpenFolder.at(library.rig.library).get()
    #expect(from.rename(bytes("a.jpg"), to: to, as: bytes("a.jpg"))?.code == EXDEV)
  }
}
