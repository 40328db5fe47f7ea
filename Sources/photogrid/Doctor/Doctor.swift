import AppRuntime
import SystemEdge
import TerminalCore
import TerminalUI

/// `photogrid doctor`: looks at everything that the program depends on, changes nothing, and says what
/// it found.
struct Doctor {
  let options: Options

  init(_ options: Options) {
    self.options = options
  }

  /// What is to be printed: a JSON object on one line, or text for people, in colours where standard
  /// output is a terminal.
  func report(isJSON: Bool) -> String {
    let findings = findings()
    if isJSON { return DoctorJSON(findings).value.text + "\n" }
    return DoctorText(findings, style: .forStandardOutput).text
  }

  private func findings() -> DoctorFindings {
    let installation = Installation()
    let terminal = terminal()
    var findings = DoctorFindings(
      terminal: terminal, environment: TerminalIdentity(Self.variable),
      decoder: DecoderCheck.run(installation.helper("photogrid-decoder")),
      hasPlistHelper: installation.helper("photogrid-plist") != nil,
      folders: FolderCheck.all, locale: LocaleCheck.current)
    findings.missing = MissingPart.all(findings, PackageManager.ofThisMachine)
    return findings
  }

  /// The terminal's report, or why there is no terminal.
  private func terminal() -> Result<TerminalReport, CursesTerminalError> {
    do throws(CursesTerminalError) {
      let terminal = try CursesTerminal(
        colors: options.effectiveColors, pictures: options.pictures,
        tmuxLevels: options.tmuxLevels)
      defer { terminal.close() }
      return .success(terminal.examine())
    } catch {
      return .failure(error)
    }
  }

  static func variable(_ name: String) -> String? {
    guard let value = getenv(name), value.pointee != 0 else { return nil }
    return String(cString: value)
  }
}
