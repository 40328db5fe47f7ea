/// Where a photo's bytes are.
package enum PhotoLocation: Hashable, Sendable {
  /// A path of the file system, as bytes; absolute, or relative to the working directory.
  case file([UInt8])
  /// An address to fetch from, `http:` or `https:`, as bytes.
  case remote([UInt8])
}
