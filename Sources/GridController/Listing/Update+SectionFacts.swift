import AlbumModel

extension GridState {
  /// Takes in what a section adds up to, unless it was another one that was asked about.
  mutating func receive(_ new: SectionFacts, of contents: SectionContents) {
    guard contents.version == factsVersion else { return }
    facts[contents.section] = new
  }

  /// Forgets what a section adds up to: its files are others now. What is under way for others is
  /// asked for again.
  mutating func dropFacts(of section: SectionID) {
    facts[section] = nil
    wholeFacts[section] = nil
    renewFacts()
  }

  /// Keeps what whole sections add up to for as long as a filter leaves a part of them.
  mutating func changeFacts(hadFilter: Bool) {
    if !hadFilter { wholeFacts = facts }
    facts = filter == nil ? wholeFacts : [:]
    if filter == nil { wholeFacts = [:] }
    renewFacts()
  }

  private mutating func renewFacts() {
    factsVersion &+= 1
    measured = []
  }
}
