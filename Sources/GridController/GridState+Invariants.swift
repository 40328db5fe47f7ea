import AlbumModel
import CellGeometry
import GridLayout

extension GridState {
  /// Traps when the state contradicts itself. Does nothing unless PHOTOGRID_CHECKS is defined.
  func checkInvariants() {
    #if PHOTOGRID_CHECKS
      let snapshot = shown
      require((cursor == nil) == (snapshot.itemCount == 0), "a cursor exactly with photos")
      require(layout.sectionCount == snapshot.sections.count, "one shape a section")
      for (section, items) in snapshot.sections.map(\.items.count).enumerated() {
        require(layout.itemCount(inSection: section) == items, "one place an item")
      }
      let most = max(0, layout.contentSize.height - viewport.size.height)
      require((0...most).contains(viewport.offset), "the view is on the content")
      require(Set(selection.items).count == selection.count, "each is selected once")
      require(mode != .browse || selection.isEmpty, "nothing is selected while one browses")
      require(lift == nil || mode == .edit, "only edit mode lifts")
      require(range == nil || mode == .share, "only share mode has a range")
      require(enlarged == nil || mode == .browse, "only browsing enlarges")
      // Not of very many: this is done after every event.
      for item in selection.items.prefix(100) {
        require(isInLibrary(item), "what is selected is there")
      }
      for section in snapshot.sections {
        require(section.id.rawValue < library.catalog.sectionCount, "every section is known")
        require(
          isPin(section.id) || library.snapshot.index(of: section.id) != nil,
          "every section is an album or a pin")
      }
      if library.snapshot.itemCount < 2000 {
        var seen = PhotoSet()
        for section in library.snapshot.sections {
          for item in section.items {
            require(!seen.contains(item), "a photo is in the library once")
            seen.insert(item)
            require(library.catalog.home(of: item) == section.id, "a photo stands in its album")
          }
        }
        for section in snapshot.sections {
          require(section.items.allSatisfy(seen.contains), "what is shown is there")
        }
      }
      if let lift {
        require(snapshot.sections.indices.contains(lift.target.section), "a gap's section")
        let count = snapshot.sections[lift.target.section].items.count
        require((0...count).contains(lift.target.item), "a gap is in its section")
        for item in lift.items.prefix(100) {
          require(isInLibrary(item), "what is lifted is there")
        }
      }
      require(motion == nil || settings.hasMotion, "nothing moves without leave")
      let steps = steps.map(\.id)
      require(Set(steps).count == steps.count, "every step is noted once")
      if let cursor {
        let home = library.catalog.home(of: cursor.item)
        require(
          isIn(home, library.catalog.photo(cursor.item).location), "a file is in its album's folder"
        )
        require(
          cursorPath.flatMap { layout.frameOfItem(at: $0) } != nil, "the cursor is on an item")
      }
    #endif
  }

  #if PHOTOGRID_CHECKS
    /// Says what is wrong in optimised builds too, where a precondition does not.
    private func require(_ isSo: Bool, _ words: StaticString) {
      if !isSo { fatalError("broken: \(words)") }
    }
  #endif
}
