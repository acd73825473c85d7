import ArchitectureCatalog
import BehaviourProof
import CommandLineKit
import ScenarioDriver

/// `compare declarative`: the apps on the declarative toolkit.
@MainActor
struct DeclarativeCommand {
  static let description = CommandDescription(
    name: "compare declarative",
    summary: """
      Compares the apps on the SwiftUI-shaped toolkit with each other: proves that they behave as the first of the others \
      does, counts their sources and tests, and follows a tap through each.
      """,
    options: [.value("output", "FILE", "Counts allocations too, and writes what was found, as JSON.")],
    examples: [
      Example("swift run compare declarative", "The tables, within a minute."),
      Example(
        "swift run compare declarative --output \(DeclarativeResults.path)",
        "What the report says of them comes from this file."),
    ],
    exitStatuses: [
      .init(.success, "All behave alike, and what was found is printed."),
      .init(.checkFailed, "One does not behave as the others."),
      .init(.usage, "The command line is not understood."),
      .init(.unavailable, "A file cannot be read or written."),
    ])

  func run(_ arguments: Arguments) throws -> ExitStatus {
    let output = try arguments.value("output").map { try OutputFile(path: $0) }
    let stage = Profiler(
      scenarios: try BuiltInScenarios.all(), walks: BenchmarkPlan.quick.walks,
      walkSeed: RandomWalks.defaultSeed, package: try Package(), progress: ProgressLine())
    let survey = DeclarativeSurvey(stage: stage)
    var results = try survey.run()
    if output != nil { results.counts = survey.counts() }
    let findings = try DeclarativeFindings(
      results, publicApps: ElsewhereFile.committed(ElsewhereResults.declarativeFile))
    try console.print("\n\(DeclarativePage.page.page.tables(from: findings.table))")
    try output?.write(JSONFile.encode(results))
    return .success
  }
}
