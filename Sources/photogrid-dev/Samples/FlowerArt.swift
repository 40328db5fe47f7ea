/// The pictures of the album Flowers.
enum FlowerArt {
  static let samples = [
    Sample("poppy field", .jpeg, draw: poppyField),
    Sample(
      "sunflower", .webp,
      SampleDetails(
        "Sunflower", "It turns its head after the light until it is too heavy.", price: "3.20 €"),
      draw: sunflower),
    Sample("lavender-rows", .jpeg, draw: lavenderRows),
    Sample("tulips", .png, draw: tulips),
    Sample(
      "lotus", .webp,
      SampleDetails("Lotus", "Opens at sunrise and closes before the heat of noon."),
      draw: lotus),
    Sample("cactus-flower", .jpeg, draw: cactusFlower),
    Sample("daisies", .webp, draw: daisies),
    Sample("cherry-blossom", .png, draw: cherryBlossom),
    Sample("iris", .webp, draw: iris),
    Sample("dandelion", .webp, draw: dandelion),
    Sample(
      "hibiscus", .jpeg,
      SampleDetails("Hibiscus", "Every flower lasts a single day.", price: "6.50 €"),
      draw: hibiscus),
  ]
}
