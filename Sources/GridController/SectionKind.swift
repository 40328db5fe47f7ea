import AlbumModel
import GridLayout

/// What kind of supplementary views a section has: which provider of the view draws them, and how
/// many rows they take.
package enum SectionKind: String, Hashable, Sendable {
  case album
  case pin

  package static let headerHeight = 1
  /// The free row below the last captions.
  package static let footerGap = 1
  /// The library's picture above the rule.
  package static let footerPictureHeight = 5
  /// The rule and a free row below it.
  package static let ruleHeight = 2
  package static let emptyHeight = 3
}

extension GridState {
  package func kind(ofSection section: Int) -> SectionKind {
    pin(ofSection: section) == nil ? .album : .pin
  }

  /// The rows of a section's parts.
  func shape(ofSection section: Int) -> SectionShape {
    let picture = library.footerPicture == nil ? 0 : SectionKind.footerPictureHeight
    return SectionShape(
      itemCount: shown.sections[section].items.count,
      headerHeight: SectionKind.headerHeight,
      footerHeight: SectionKind.footerGap + picture + SectionKind.ruleHeight,
      emptyHeight: SectionKind.emptyHeight)
  }
}
