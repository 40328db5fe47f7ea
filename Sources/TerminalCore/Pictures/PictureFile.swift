/// Pixels that a terminal on this machine reads where they are kept, and then removes.
package struct PictureFile: Equatable, Sendable {
  package enum Place: Equatable, Sendable {
    /// A file, by its absolute path.
    case file
    /// Shared memory, by its name (POSIX shm_open).
    case sharedMemory
  }

  package var place: Place
  package var name: [UInt8]
  package var bytes: [UInt8]
}
