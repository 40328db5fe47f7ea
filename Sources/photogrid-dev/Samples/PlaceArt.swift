/// The pictures of the album Other: landscapes and things.
enum PlaceArt {
  static let samples = [
    Sample(
      "Mountain lake", .jpeg,
      SampleDetails("Mountain lake", "The first sun of the day finds the snow before the shore."),
      draw: mountainLake),
    Sample("City at night", .png, draw: cityAtNight),
    Sample(
      "Hot air balloons", .jpeg,
      SampleDetails(
        "Hot-air balloons", "A quiet fleet drifts over the valley at dawn.", price: "24.00 €"),
      draw: balloons),
    Sample("Lighthouse", .webp, draw: lighthouse),
    Sample("Desert", .webp, draw: desert),
    Sample("Northern lights", .jpeg, draw: northernLights),
    Sample("Sailing boat", .png, draw: sailingBoat),
    Sample("Volcano", .jpeg, draw: volcano),
    Sample(
      "Beach", .webp,
      SampleDetails(
        "Beach", "Seen from a kite: two parasols, two towels, no clock.", price: "9.00 €"),
      draw: beach),
    Sample("Train on a viaduct", .png, draw: train),
  ]
}
