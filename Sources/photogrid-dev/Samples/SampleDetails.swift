/// What the list of photos says about a picture besides its path.
struct SampleDetails {
  let name: String
  let description: String
  /// The price as it is shown, such as `12.50 €`.
  let price: String?

  init(_ name: String, _ description: String, price: String? = nil) {
    self.name = name
    self.description = description
    self.price = price
  }
}
