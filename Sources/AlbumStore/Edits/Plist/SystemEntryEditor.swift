import DecoderProtocol

struct SystemEntryEditor: EntryEditor {
  let path: [UInt8]
  let program: String
  func prepare(_ changes: [EntryChange]) throws(EditProblem) -> PreparedEntries {
    throw EditProblem(words: "property lists can't be edited yet")
  }
  func commit(_ prepared: PreparedEntries) throws(EditProblem) -> Bool { false }
  func discard(_ prepared: PreparedEntries) {}
  func removeLeftovers() {}
  func albums() throws(EditProblem) -> [[UInt8]: [PlistMessage.Entry]] { [:] }
}
