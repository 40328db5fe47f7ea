import TerminalCore
import TerminalUI

/// Something that is not there, what it is for, and what brings it.
struct MissingPart: Equatable {
  /// Half a sentence.
  var what: String
  /// A command; nil when none helps.
  var command: String?

  /// All that is missing, the most important first.
  static func all(_ findings: DoctorFindings, _ manager: PackageManager?) -> [MissingPart] {
    decoder(findings, manager) + helpers(findings) + terminal(findings, manager) + tools(manager)
  }

  private static func decoder(
    _ findings: DoctorFindings, _ manager: PackageManager?
  ) -> [MissingPart] {
    guard !findings.decoder.works else { return [] }
    if findings.decoder.program != nil {
      return [MissingPart(what: "the decoder does not work: no photos are shown", command: "make")]
    }
    let command = manager.map { "\($0.command(for: .decoder)) && make" }
    return [MissingPart(what: "the decoder was not built: no photos are shown", command: command)]
  }

  private static func helpers(_ findings: DoctorFindings) -> [MissingPart] {
    guard !findings.hasPlistHelper else { return [] }
    return [
      MissingPart(
        what: "photogrid-plist is not installed: settings and property lists can't be read",
        command: "make")
    ]
  }

  private static func terminal(
    _ findings: DoctorFindings, _ manager: PackageManager?
  ) -> [MissingPart] {
    var parts: [MissingPart] = []
    guard let report = findings.report else { return [] }
    let term = report.situation.identity.term
    if !report.knowsTerm {
      parts.append(
        MissingPart(
          what: "terminfo does not know '\(DisplayText(term).string)'",
          command: manager?.command(for: .terminfo)))
    }
    if !findings.locale.isUTF8 {
      parts.append(
        MissingPart(
          what: "the locale is not UTF-8: names and pictures are in ASCII",
          command: "export LC_ALL=C.UTF-8"))
    }
    if let advice = report.choice.advice {
      parts.append(MissingPart(what: DisplayText(advice).string, command: report.choice.remedy))
    }
    return parts
  }

  private static func tools(_ manager: PackageManager?) -> [MissingPart] {
    var tools: [(String, PackageManager.Part, String)] = [
      ("curl", .curl, "photos from the web"), ("zip", .zip, "sharing as a ZIP file"),
    ]
    #if !canImport(Darwin)
      tools.append(("xdg-open", .opener, "opening photos in other programs"))
    #endif
    return tools.filter { !PackageManager.isInstalled($0.0) }.map { name, part, purpose in
      MissingPart(
        what: "\(name) is not installed, for \(purpose)", command: manager?.command(for: part))
    }
  }
}
