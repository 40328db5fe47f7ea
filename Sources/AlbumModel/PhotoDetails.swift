/// What a library says of a photo beyond its file name. All text is bytes as found, not yet made
/// safe for a screen.
package struct PhotoDetails: Equatable, Sendable {
  package var location: PhotoLocation
  package var name: [UInt8]?
  package var text: [UInt8]?
  package var price: [UInt8]?
  /// The entry's place as the library writes it, before it was resolved; nil where the library
  /// writes none down.
  package var address: [UInt8]?

  package init(
    location: PhotoLocation, name: [UInt8]? = nil, text: [UInt8]? = nil, price: [UInt8]? = nil,
    address: [UInt8]? = nil
  ) {
    self.address = address
    self.location = location
    self.name = name
    self.text = text
    self.price = price
  }
}
