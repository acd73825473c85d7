import ArchitectureCatalog
import BehaviourProof
import CommandLineKit
import Foundation
import Measurement
import ScenarioDriver

/// `compare architectures`: every architecture of the catalog side by side.
@MainActor
struct ArchitecturesCommand {
  static let description = CommandDescription(
    name: "compare architectures",
    summary: """
      Puts every architecture of the catalog side by side: proves that all behave alike, counts their sources, finds which \
      type does what, and follows a tap through each.
      """,
    options: [
      .value(
        "into", "FILE",
        """
        Puts what was found into the results of a run. What the run counted stays for each architecture that is as it was.
        """)
    ],
    examples: [
      Example("swift run compare architectures", "The tables, within seconds."),
      Example(
        "swift run compare architectures --into Reports/results.json",
        "The sources and taps of all for the report; a new architecture is among them."),
    ],
    exitStatuses: [
      .init(.success, "All behave alike, and what was found is printed or put into the file."),
      .init(
        .checkFailed,
        "An architecture does not behave as the others, or FILE is of other sources than those of now."),
      .init(.usage, "The command line or FILE is not understood."),
      .init(.unavailable, "A file cannot be read or written."),
    ])

  func run(_ arguments: Arguments) throws -> ExitStatus {
    let package = try Package()
    guard let path = arguments.value("into") else {
      try console.print("\n\(ProfileTables(find(in: package)).markdown)")
      return .success
    }
    var changes: [String] = []
    try StoredResults(path: path).renew(ofSourcesIn: package.root) { results in
      changes = ProfileRenewal(systems: try find(in: package)).renew(&results)
    }
    for line in changes { try console.print("\(line).\n") }
    try console.print(
      "\(path): the architectures are in it. For the report: swift run compare render \(path)\n")
    return .success
  }

  private func find(in package: Package) throws -> ArchitectureProfiles {
    let stage = Profiler(
      scenarios: try BuiltInScenarios.all(), walks: BenchmarkPlan.quick.walks,
      walkSeed: RandomWalks.defaultSeed, package: package, progress: ProgressLine())
    return try stage.all(with: stage.survey(ArchitectureCatalog.all))
  }
}
