/// The pictures of the album Flowers.
enum FlowerArt {
  static let samples = [
    Sample("Poppy field", .jpeg, draw: poppyField),
    Sample(
      "Sunflower", .webp,
      SampleDetails(
        "Sunflower", "It turns its head after the light until it is too heavy.", price: "3.20 €"),
      draw: sunflower),
    Sample("Lavender rows", .jpeg, draw: lavenderRows),
    Sample("Tulips", .png, draw: tulips),
    Sample(
      "Lotus", .webp,
      SampleDetails("Lotus", "Opens at sunrise and closes before the heat of noon."),
      draw: lotus),
    Sample("Cactus flower", .jpeg, draw: cactusFlower),
    Sample("Daisies", .webp, draw: daisies),
    Sample("Cherry blossom", .png, draw: cherryBlossom),
    Sample("Iris", .webp, draw: iris),
    Sample("Dandelion", .webp, draw: dandelion),
    Sample(
      "Hibiscus", .jpeg,
      SampleDetails("Hibiscus", "Every flower lasts a single day.", price: "6.50 €"),
      draw: hibiscus),
  ]
}
