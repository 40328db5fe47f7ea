import AlbumModel
import CellGeometry
import DecoderProtocol
import GridLayout

extension GridState {
  mutating func receive(_ reply: PictureReply) {
    guard let key = pictures.receive(reply, cell: cellPixels) else { return }
    if pictures[key]?.status.isFinal == true { demanded.removeAll { $0 == reply.id } }
    if let enlarged, key == .photo(enlarged.item) || key == .enlarged(enlarged.item) {
      followEnlarged()
    }
  }

  /// Asks for what the view shows and does not have: pictures and sections' facts. Says nothing
  /// when that is what was asked for last.
  mutating func demandWhatIsSeen() -> [Effect] {
    guard !isTooSmall else { return [] }
    let elements = visibleElements
    return demandPictures(elements) + measureSections(elements) + describePhotos()
  }

  private mutating func demandPictures(_ elements: [LayoutAttributes]) -> [Effect] {
    guard showsPictures else { return [] }
    let wanted = wantedPictures(elements)
    pictures.want(wanted)
    let waiting = wanted.filter { pictures[$0]?.status.isFinal == false }
    let requests = waiting.compactMap { pictures[$0]?.request }
    guard requests != demanded else { return [] }
    demanded = requests
    return [.demandPictures(zip(waiting, requests).map { demand($0, request: $1) })]
  }

  private func demand(_ key: PictureKey, request: UInt64) -> PictureDemand {
    let location: PhotoLocation =
      switch key {
      case .photo(let item), .enlarged(let item), .large(let item):
        library.catalog.photo(item).location
      case .footer: library.footerPicture ?? .file([])
      }
    return PictureDemand(id: request, location: location, box: box(for: key))
  }

  /// The pictures of the view, most wanted first: the cursor's, those that are seen, then a page
  /// further in the direction of travel. An open photo's and its neighbours' go before all.
  private func wantedPictures(_ elements: [LayoutAttributes]) -> [PictureKey] {
    var keys: [PictureKey] = []
    var known: Set<PictureKey> = []
    func append(_ key: PictureKey) {
      if known.insert(key).inserted { keys.append(key) }
    }
    if overlay == .detail {
      for item in detailItems { append(.large(item)) }
    }
    if let cursor, let path = cursorPath, elements.contains(where: { $0.element == .item(path) }) {
      append(pictureKey(of: cursor.item, at: path))
    }
    for element in elements + (overlay == .detail ? [] : nextPage) {
      switch element.element {
      case .item(let path):
        guard let item = shown.item(at: path) else { continue }
        let key = pictureKey(of: item, at: path)
        // A thumbnail stands there until the large picture is in.
        if key != .photo(item), pictures[key]?.picture == nil { append(.photo(item)) }
        append(key)
      case .footer: if library.footerPicture != nil { append(.footer) }
      case .header, .empty: break
      }
    }
    return keys
  }

  /// The open photo and those that the next key may open.
  private var detailItems: [PhotoID] {
    guard let cursor, let path = cursorPath else { return [] }
    let movement = movement
    let beside = [movement.next(after: path), movement.previous(before: path)]
    return [cursor.item] + beside.compactMap { $0.flatMap { shown.item(at: $0) } }
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
      let id = shown.sections[section].id
      return facts[id] == nil && !isPin(id) ? id : nil
    }
    guard sections != measured else { return [] }
    measured = sections
    return [
      .measure(
        sections.map { section in
          SectionToMeasure(
            id: SectionContents(section: section, version: factsVersion),
            album: album(toMeasure: section))
        })
    ]
  }

  private func album(toMeasure section: SectionID) -> Album {
    Album(
      title: library.catalog.info(of: section).title,
      contents: library.catalog.contents(of: shown.items(of: section)))
  }

  /// How many photos are asked about at once.
  private static let descriptionBatch = 2048

  /// Asks what files say of the open photo, and of those that an order or a search needs.
  private mutating func describePhotos() -> [Effect] {
    var items: [PhotoID] = []
    if overlay == .detail, let cursor, !photoFacts.hasMetadata(of: cursor.item) {
      items.append(cursor.item)
    }
    // A new batch only when the one before has been answered.
    let isWaiting = described.reversed().contains { !photoFacts.hasMetadata(of: $0.item) }
    guard !isWaiting || items != described.prefix(items.count).map(\.item) else { return [] }
    let open = items.first
    if needsMetadata {
      items += undescribed.suffix(Self.descriptionBatch).reversed().filter { $0 != open }
    }
    let wanted = items.compactMap { item -> PhotoToDescribe? in
      let location = library.catalog.photo(item).location
      if case .remote = location { return nil }
      return PhotoToDescribe(item: item, location: location)
    }
    guard wanted != described else { return [] }
    described = wanted
    return [.describe(wanted)]
  }
}
