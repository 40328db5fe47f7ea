/// Where a run's photos come from. Paths are bytes, relative to the working directory or absolute.
package enum LibrarySource: Equatable, Sendable {
  /// A folder, a property list, or one photo: what it is decides.
  case path([UInt8])
  /// Photos, addresses and folders in the order given.
  case paths([[UInt8]])
  /// The same, read from a descriptor until it ends, each one ended by the separator.
  case standardInput(separator: UInt8, descriptor: Int32 = 0)
  /// The property list of the sample library.
  case sample(plist: [UInt8])
}
