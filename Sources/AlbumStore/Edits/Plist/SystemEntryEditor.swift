import DecoderProtocol

/// Edits property lists by the program that reads them.
struct SystemEntryEditor: EntryEditor {
  let path: [UInt8]
  /// `photogrid-plist`: a path, or a name to be looked up in PATH.
  let program: String
  /// How long reading may take, in nanoseconds.
  var patience: UInt64 = 10_000_000_000

  /// The program only reads so far: every edit is refused, and nothing is touched.
  func prepare(_ changes: [EntryChange]) throws(EditProblem) -> PreparedEntries {
    throw EditProblem(words: "\(program) can't edit property lists")
  }

  func commit(_ prepared: PreparedEntries) throws(EditProblem) -> Bool { false }

  func discard(_ prepared: PreparedEntries) {}

  func removeLeftovers() {}

  func albums() throws(EditProblem) -> [[UInt8]: [PlistMessage.Entry]] {
    do throws(PlistLibrary.Problem) {
      let albums = try PlistChild(program: program, cancellation: Cancellation())
        .parse(path, patience: patience)
      return Dictionary(
        (albums ?? []).map { ($0.key, $0.entries) }, uniquingKeysWith: { first, _ in first })
    } catch {
      let details = error.expected.map { " (\($0))" } ?? ""
      throw EditProblem(words: "\(SafeText.of(path)) \(error.words)\(details)")
    }
  }
}
