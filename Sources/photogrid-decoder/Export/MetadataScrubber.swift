/// Takes everything out of a file but its pixels and what their colours need: only what is known to
/// be harmless stays, so that what nobody has thought of goes.
enum MetadataScrubber {
  /// - Returns: nil where the bytes are not built as the format says.
  static func scrub(_ bytes: [UInt8], _ format: ExportFormat) -> [UInt8]? {
    switch format {
    case .jpeg: JPEGScrubber(bytes).run()
    case .png: PNGScrubber.scrub(bytes)
    case .webp: WebPScrubber.scrub(bytes)
    case .tiff: nil
    }
  }
}
