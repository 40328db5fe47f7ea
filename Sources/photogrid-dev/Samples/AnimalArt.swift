/// The pictures of the album Animals.
enum AnimalArt {
  static let samples = [
    Sample(
      "Fox", .jpeg,
      SampleDetails("Fox", "She has heard you long before you saw her.", price: "12.50 €"),
      draw: fox),
    Sample(
      "Otter", .webp,
      SampleDetails("Otter", "Otters hold hands while they sleep; this one holds a starfish."),
      draw: otter),
    Sample("Owl", .png, draw: owl),
    Sample("Whale", .jpeg, draw: whale),
    Sample("Toucan", .webp, draw: toucan),
    Sample("Panda", .png, draw: panda),
    Sample("Elephants", .jpeg, draw: elephants),
    Sample("Octopus", .webp, draw: octopus),
    Sample("Deer in the mist", .jpeg, draw: deer),
    Sample(
      "Hummingbird", .webp,
      SampleDetails(
        "Hummingbird", "Fifty beats a second, and the flower does not stir.", price: "8.00 €"),
      draw: hummingbird),
    Sample("Black cat", .jpeg, draw: cat),
    Sample("Penguins", .png, draw: penguins),
    Sample("Sea turtle", .webp, draw: turtle),
  ]
}
