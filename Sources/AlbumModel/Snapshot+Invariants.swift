extension Snapshot {
  /// Traps when the value contradicts itself. Does nothing unless PHOTOGRID_CHECKS is defined, since
  /// it looks at every section.
  func checkInvariants() {
    #if PHOTOGRID_CHECKS
      var items = 0
      for (place, section) in sections.enumerated() {
        precondition(index(of: section.id) == place, "section \(section.id) is not at \(place)")
        items += section.items.count
      }
      precondition(items == itemCount, "\(items) items are counted as \(itemCount)")
    #endif
  }
}
