package import AlbumModel

/// What the grid wants done outside. Values, so that tests compare them.
package enum Effect: Equatable, Sendable {
  /// These pictures are wanted, most wanted first, and no others any more.
  case demandPictures([PictureDemand])
  /// The facts of these sections are wanted, and of no others any more.
  case measure([SectionToMeasure])
  /// What these photos' files say of them is wanted, and of no others any more.
  case describe([PhotoToDescribe])
  /// Sizes and times of these photos' files are wanted, and of no others any more.
  case gatherFacts([PhotosToStat])
  /// The library is to be changed on the disk.
  case edit(EditRequest)
  /// This is to be kept of the library for the next run.
  case remember(LibraryMemory)
  case share(ShareOrder)
  case cancelShare(UInt64)
  /// A photo is to be opened in another program; without a command in the system's own way.
  case open(ExternalCommand?, PhotoLocation)
  /// Text for the clipboard of the terminal.
  case copyText([UInt8])
  /// What these folders hold now is wanted. `asOf` is to be told with the answer.
  case list([[UInt8]], asOf: UInt64)
  /// What the library's property list holds now is wanted. `asOf` is to be told with the answer.
  case reread(asOf: UInt64)
  /// The library may have changed while nobody looked.
  case checkLibrary
  /// The screen must be drawn whole.
  case redraw
  case suspend
  /// The program ends; the line goes to standard error when the screen is given back, the photos'
  /// paths or addresses to standard output.
  case quit(status: Int32, line: String?, output: [[UInt8]] = [])
}
