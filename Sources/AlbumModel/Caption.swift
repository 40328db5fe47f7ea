/// What stands below a photo: its name, else the last part of its address or path up to the last
/// dot. Bytes in, bytes out, not yet made safe for a screen.
package enum Caption {
  /// A file's caption: its name up to the last dot. A name that begins with a dot keeps itself
  /// whole, and so does one without.
  /// - Parameter fileName: the last component of a path, not percent-encoded.
  /// - Returns: never empty, unless the name is.
  package static func of(fileName: some Collection<UInt8>) -> [UInt8] {
    let name = Array(fileName)
    guard name.first != UInt8(ascii: "."), let dot = name.lastIndex(of: UInt8(ascii: "."))
    else { return name }
    return Array(name[..<dot])
  }

  /// A listed photo's caption: the name that the library gives it, unless that is empty; else by
  /// its location.
  package static func of(_ entry: PhotoDetails) -> [UInt8] {
    if let name = entry.name, !name.isEmpty { return name }
    return of(entry.location)
  }

  /// The caption of a photo of which nothing is known but where it is. An address is
  /// percent-decoded, without query and fragment; one that has no path gives its host, and one
  /// that is no address of a host its scheme. User and password are never part of it.
  package static func of(_ location: PhotoLocation) -> [UInt8] {
    switch location {
    case .file(let path):
      let name = lastComponent(path)
      return name.isEmpty ? path : of(fileName: name)
    case .remote(let bytes):
      guard let address = WebAddress(bytes) else {
        return of(fileName: PercentEncoding.decoded(lastComponent(bytes)))
      }
      let isHierarchical = !address.host.isEmpty || address.path.first == UInt8(ascii: "/")
      let name = isHierarchical ? lastComponent(address.path) : []
      if !name.isEmpty { return of(fileName: PercentEncoding.decoded(name)) }
      return address.host.isEmpty ? address.scheme + Array(":".utf8) : address.host
    }
  }

  private static func lastComponent(_ path: [UInt8]) -> [UInt8] {
    Array(path.split(separator: UInt8(ascii: "/")).last ?? [])
  }
}
