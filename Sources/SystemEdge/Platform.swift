// The C library, under one name for all files of this target.
#if canImport(Darwin)
  @_exported package import Darwin
#elseif canImport(Glibc)
  @_exported package import Glibc
#elseif canImport(Musl)
  @_exported package import Musl
#endif
