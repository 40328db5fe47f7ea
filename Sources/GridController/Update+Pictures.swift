import AlbumModel
import CellGeometry
import DecoderProtocol
import GridLayout

extension GridState {
  mutating func receive(_ reply: PictureReply) {
    guard let key = pictures.receive(reply) else { return }
    if pictures[key]?.status.isFinal == true { demanded.removeAll { $0 == reply.id } }
  }

  /// Asks for what the view shows and does not have: pictures and sections' facts. Says nothing
  /// when that is what was asked for last.
  mutating func demandWhatIsSeen() -> [Effect] {
    guard !isTooSmall else { return [] }
    let elements = visibleElements
    return demandPictures(elements) + measureSections(elements)
  }

  private mutating func demandPictures(_ elements: [LayoutAttributes]) -> [Effect] {
    guard settings.missingDecoder == nil else { return [] }
    let wanted = wantedPictures(elements)
    pictures.want(wanted)
    let waiting = wanted.filter { pictures[$0]?.status.isFinal == false }
    let requests = waiting.compactMap { pictures[$0]?.request }
    guard requests != demanded else { return [] }
    demanded = requests
    return [.demandPictures(zip(waiting, requests).map { demand($0, request: $1) })]
  }

  private func demand(_ key: PictureKey, request: UInt64) -> PictureDemand {
    switch key {
    case .photo(let item):
      PictureDemand(id: request, location: library.catalog.photo(item).location, box: pictureBox)
    case .footer:
      PictureDemand(id: request, location: library.footerPicture ?? .file([]), box: footerBox)
    }
  }

  /// The pictures of the view, most wanted first: the cursor's, those that are seen, then a page
  /// further in the direction of travel.
  private func wantedPictures(_ elements: [LayoutAttributes]) -> [PictureKey] {
    var keys: [PictureKey] = []
    var known: Set<PictureKey> = []
    func append(_ key: PictureKey) {
      if known.insert(key).inserted { keys.append(key) }
    }
    let seen = elements + nextPage
    if let cursor, elements.contains(where: { $0.element == cursorPath.map { .item($0) } }) {
      append(.photo(cursor.item))
    }
    for element in seen {
      switch element.element {
      case .item(let path):
        if let item = library.snapshot.item(at: path) { append(.photo(item)) }
      case .footer: if library.footerPicture != nil { append(.footer) }
      case .header, .empty: break
      }
    }
    return keys
  }

  /// What comes into view one page further, nearest first.
  private var nextPage: [LayoutAttributes] {
    let rect = viewport.visibleRect
    let goesUp = travel == .up
    let page = rect.offset(y: goesUp ? -rect.height : rect.height)
    let found = layout.attributes(in: page)
    return goesUp ? found.reversed() : found
  }

  private mutating func measureSections(_ elements: [LayoutAttributes]) -> [Effect] {
    let sections = elements.compactMap { element -> SectionID? in
      guard case .footer(let section) = element.element else { return nil }
      let id = library.snapshot.sections[section].id
      return facts[id] == nil ? id : nil
    }
    guard sections != measured else { return [] }
    measured = sections
    return [
      .measure(sections.map { SectionToMeasure(id: $0, album: album(toMeasure: $0)) })
    ]
  }

  private func album(toMeasure section: SectionID) -> Album {
    Album(
      title: library.catalog.info(of: section).title,
      contents: library.catalog.contents(of: library.snapshot.items(of: section)))
  }
}
