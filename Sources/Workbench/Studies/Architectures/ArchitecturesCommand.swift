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
        Puts what is read from sources into this results.json of a run: the architectures, their changes and their unit \
        tests. What the run measured has to be of today's sources; a new architecture is added.
        """)
    ],
    examples: [
      Example("swift run compare architectures", "The tables, within seconds."),
      Example(
        "swift run compare architectures --into Reports/results.json",
        "Today's changes, unit tests and new architectures for the report, without measuring again."),
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
      try console.print("\n\(ProfileTables(Self.find(ArchitectureCatalog.all, in: package)).markdown)")
      return .success
    }
    try StoredResults(path: path).recount(in: package)
    try console.print(
      "\(path): its sources are counted. For the report: swift run compare render \(path)\n")
    return .success
  }

  static func find(_ architectures: [Architecture], in package: Package) throws -> ArchitectureProfiles {
    let stage = Profiler(
      scenarios: try BuiltInScenarios.all(), walks: BenchmarkPlan.quick.walks,
      walkSeed: RandomWalks.defaultSeed, package: package, progress: ProgressLine())
    return try stage.all(with: stage.survey(architectures))
  }
}
