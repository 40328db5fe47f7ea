// Calls whose names are methods of ours too, so that they need their module's name.

func openDevice(_ path: String, _ flags: Int32) -> Int32 {
  #if canImport(Darwin)
    return Darwin.open(path, flags)
  #elseif canImport(Glibc)
    return Glibc.open(path, flags)
  #elseif canImport(Musl)
    return Musl.open(path, flags)
  #endif
}

/// Makes a file for this user alone where there is none.
func makeFile(_ path: String) -> Int32 {
  let flags = O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC
  #if canImport(Darwin)
    return Darwin.open(path, flags, 0o600)
  #elseif canImport(Glibc)
    return Glibc.open(path, flags, 0o600)
  #elseif canImport(Musl)
    return Musl.open(path, flags, 0o600)
  #endif
}

func readBytes(_ descriptor: Int32, _ buffer: inout [UInt8]) -> Int {
  #if canImport(Darwin)
    return Darwin.read(descriptor, &buffer, buffer.count)
  #elseif canImport(Glibc)
    return Glibc.read(descriptor, &buffer, buffer.count)
  #elseif canImport(Musl)
    return Musl.read(descriptor, &buffer, buffer.count)
  #endif
}

func writeBytes(_ descriptor: Int32, _ bytes: Slice<UnsafeRawBufferPointer>) -> Int {
  let buffer = UnsafeRawBufferPointer(rebasing: bytes)
  #if canImport(Darwin)
    return Darwin.write(descriptor, buffer.baseAddress, buffer.count)
  #elseif canImport(Glibc)
    return Glibc.write(descriptor, buffer.baseAddress, buffer.count)
  #elseif canImport(Musl)
    return Musl.write(descriptor, buffer.baseAddress, buffer.count)
  #endif
}

/// The clock that never goes back, in nanoseconds.
enum Clock {
  static func now() -> UInt64 {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return UInt64(time.tv_sec) * 1_000_000_000 + UInt64(time.tv_nsec)
  }
}
