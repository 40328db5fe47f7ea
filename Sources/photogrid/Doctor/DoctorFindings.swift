import TerminalCore
import TerminalUI

/// What the doctor found.
struct DoctorFindings {
  var terminal: Result<TerminalReport, CursesTerminalError>
  /// What the environment says, also where there is no terminal.
  var environment: TerminalIdentity
  var decoder: DecoderCheck
  var hasPlistHelper: Bool
  var folders: [FolderCheck]
  var locale: LocaleCheck
  var missing: [MissingPart] = []

  var report: TerminalReport? { try? terminal.get() }

  /// Why there is no terminal; nil when there is one.
  var terminalProblem: String? {
    if case .failure(let problem) = terminal { "\(problem)" } else { nil }
  }
}
