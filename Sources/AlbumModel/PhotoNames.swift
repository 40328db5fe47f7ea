/// Which file names are photos' names.
package enum PhotoNames {
  /// Whether the name's extension, in any case, is that of a photo.
  package static func isPhoto(_ name: some Collection<UInt8>) -> Bool {
    PhotoKind(fileName: name) != nil
  }

  /// Whether the name begins with a dot, which keeps a file out of sight.
  package static func isHidden(_ name: some Collection<UInt8>) -> Bool {
    name.first == UInt8(ascii: ".")
  }
}
