/// The pictures of the album Other: landscapes and things.
enum PlaceArt {
  static let samples = [
    Sample(
      "mountain lake", .jpeg,
      SampleDetails("Mountain lake", "The first sun of the day finds the snow before the shore."),
      draw: mountainLake),
    Sample("city-at-night", .png, draw: cityAtNight),
    Sample(
      "hot air balloons", .jpeg,
      SampleDetails(
        "Hot-air balloons", "A quiet fleet drifts over the valley at dawn.", price: "24.00 €"),
      draw: balloons),
    Sample("lighthouse", .webp, draw: lighthouse),
    Sample("desert", .webp, draw: desert),
    Sample("northern-lights", .jpeg, draw: northernLights),
    Sample("sailing-boat", .png, draw: sailingBoat),
    Sample("volcano", .jpeg, draw: volcano),
    Sample(
      "beach", .webp,
      SampleDetails(
        "Beach", "Seen from a kite: two parasols, two towels, no clock.", price: "9.00 €"),
      draw: beach),
    Sample("train-on-a-viaduct", .png, draw: train),
  ]
}
