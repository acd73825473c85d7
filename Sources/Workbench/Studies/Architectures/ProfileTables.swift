import BehaviourProof
import CommandLineKit
import Measurement
import SourceReading

/// Every architecture of the catalog side by side, as tables.
struct ProfileTables {
  /// The measures that are printed, which are those of the page.
  private static let measures = """
    code.lines code.files code.types code.protocols code.functions code.requirements code.largestType \
    tap.functions tap.types architectures.concreteFanOut
    """

  let results: ArchitectureProfiles
  let systems: [ArchitectureProfile]

  init(_ results: ArchitectureProfiles) {
    self.results = results
    systems = results.systems.map(ArchitectureProfile.init)
  }

  /// The tables for the terminal.
  var markdown: String {
    let apps = systems.map { CountedApp(name: $0.name, pattern: nil, counts: $0) }
    let sources = apps.compactMap { $0.map(\.system.sources.metrics) }
    let table = MeasureTable(
      architectures: systems.map(\.name),
      CodeMeasures(apps: sources, shared: []).measures
        + ArchitectureMeasures(apps: apps, taps: apps.compactMap { $0.map(\.done) }).measures)
    var page = MarkdownPage()
    Page("{table \(Self.measures)}", file: "").write(to: &page, from: table)
    page.table(duties(of: systems.map(\.name), linked: false))
    for missing in results.missing {
      page.add("\(missing.name) is left out: \(MarkdownText.reason(missing.reason))")
    }
    return page.markdown
  }

  /// The roles with each duty in these architectures, each with a link to its first type if `linked`.
  func duties(of names: [String], linked: Bool) -> MarkdownTable {
    MarkdownTable(
      systems.filter { names.contains($0.name) }, titled: \.title, .left,
      rows: Duty.allCases.map { duty in ("**\(duty.rawValue)**", { cell(duty, $0, linked: linked) }) })
  }

  private func cell(_ duty: Duty, _ system: ArchitectureProfile, linked: Bool) -> String {
    guard let members = system.roleMap.members(with: duty) else { return "not measured" }
    return members.map(\.role).withoutRepetition.map { role in
      let name = MarkdownText.plain(role)
      guard linked, let member = members.first(where: { $0.role == role }) else { return name }
      return system.link(name, to: member.type)
    }.joined(separator: ", ")
  }
}
