/// The pictures of the album Animals.
enum AnimalArt {
  static let samples = [
    Sample(
      "fox", .jpeg,
      SampleDetails("Fox", "She has heard you long before you saw her.", price: "12.50 €"),
      draw: fox),
    Sample(
      "otter", .webp,
      SampleDetails("Otter", "Otters hold hands while they sleep; this one holds a starfish."),
      draw: otter),
    Sample("owl", .png, draw: owl),
    Sample("whale", .jpeg, draw: whale),
    Sample("toucan", .webp, draw: toucan),
    Sample("panda", .png, draw: panda),
    Sample("elephants", .jpeg, draw: elephants),
    Sample("octopus", .webp, draw: octopus),
    Sample("deer-in-the-mist", .jpeg, draw: deer),
    Sample(
      "hummingbird", .webp,
      SampleDetails(
        "Hummingbird", "Fifty beats a second, and the flower does not stir.", price: "8.00 €"),
      draw: hummingbird),
    Sample("black-cat", .jpeg, draw: cat),
    Sample("penguins", .png, draw: penguins),
    Sample("sea-turtle", .webp, draw: turtle),
  ]
}
