import ArchitectureCatalog
import CommandLineKit
import Measurement

/// `compare tests`: the counts of each architecture's unit tests.
struct TestsCommand {
  static let description = CommandDescription(
    name: "compare tests",
    summary: """
      Counts the unit tests of each architecture from their sources: behaviours with UI-free tests, tests and lines of \
      each role, set-up lines, and doubles. Runs nothing: the planted faults that they find come from the stored run, for \
      each architecture whose sources are the same.
      """,
    options: [],
    examples: [Example("swift run compare tests", "The tables, within seconds.")],
    exitStatuses: [
      .init(.success, "The tests are counted."),
      .init(.usage, "The command line or the stored run is not understood."),
      .init(.unavailable, "The tests cannot be read, or the output cannot be written."),
    ])

  func run(_ arguments: Arguments) throws -> ExitStatus {
    let root = try Package().root
    switch try TestSurvey(root: root).results(of: ArchitectureCatalog.every) {
    case .measured(let results):
      let names = results.architectures.map(\.name)
      let findings = try TestingFindings(results, architectures: names, mutants: StoredMutants(in: root))
      let measures = MeasureTable(architectures: names, findings.measures)
      try console.print(Page(resource: TestingResults.page).tables(from: measures))
    case .notMeasured(let reason): try console.print("Not measured: \(reason).\n")
    }
    return .success
  }
}
