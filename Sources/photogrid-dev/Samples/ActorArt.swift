/// The pictures of the album Actors: roles of the stage, not persons.
enum ActorArt {
  static let samples = [
    Sample(
      "The Detective", .jpeg,
      SampleDetails(
        "The Detective", "Knows who did it since the second act and lets them sing on."),
      draw: detective),
    Sample("The Queen", .webp, draw: queen),
    Sample("The Pilot", .jpeg, draw: pilot),
    Sample("The Clown", .png, draw: clown),
    Sample("The Diver", .webp, draw: diver),
    Sample(
      "The Violinist", .jpeg,
      SampleDetails(
        "The Violinist", "Plays the slow movement as if nobody had bought a ticket.",
        price: "18.00 €"),
      draw: violinist),
    Sample("The Astronaut", .webp, draw: astronaut),
    Sample("The Pirate", .jpeg, draw: pirate),
    Sample("The Ballerina", .webp, draw: ballerina),
    Sample("The Magician", .png, draw: magician),
    Sample("The Knight", .jpeg, draw: knight),
  ]

  /// A neck below a face at the origin, with the shadow of the chin.
  static func neck(on d: inout Drawing, _ skin: String, _ shade: String) {
    d.form("M-50 80L50 80L56 190Q90 220 130 236L-130 236Q-90 220 -56 190Z", .solid(skin)) { d in
      d.fill("M-60 110Q0 220 60 120L140 60L140 250L20 250L20 196Q-40 190 -60 110Z", .solid(shade))
    }
  }

  /// Shoulders below a face at the origin, 680 wide, down to y 560; `draw` paints on them.
  static func shoulders(
    on d: inout Drawing, _ paint: Paint, _ draw: (inout Drawing) -> Void
  ) {
    let shape: Outline = """
      M-70 196C-140 226 -250 240 -296 300C-330 350 -340 460 -344 560L344 560\
      C340 460 330 350 296 300C250 240 140 226 70 196Q0 250 -70 196Z
      """
    d.form(shape, paint, draw)
  }
}
