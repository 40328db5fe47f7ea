import AlbumModel

/// What the grid wants done outside. Values, so that tests compare them.
package enum Effect: Equatable, Sendable {
  /// These pictures are wanted, most wanted first, and no others any more.
  case demandPictures([PictureDemand])
  /// The facts of these sections are wanted, and of no others any more.
  case measure([SectionToMeasure])
  /// The screen must be drawn whole.
  case redraw
  case suspend
  /// The program ends; the line goes to standard error when the screen is given back.
  case quit(status: Int32, line: String?)
}
