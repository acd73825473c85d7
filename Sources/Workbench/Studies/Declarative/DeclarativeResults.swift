import ArchitectureCatalog
import CommandLineKit
import Foundation
import Measurement
import SourceReading

/// What the declarative apps are made of, what a tap passes in them, and how they are tested.
struct DeclarativeResults: Codable, StoredRun {
  static let path = "Reports/declarative.json"
  static let remedy = "compare declarative --output \(path) finds it"
  static let currentSchemaVersion = 4

  private(set) var schemaVersion = currentSchemaVersion
  let sources: String
  /// In the order of the catalog.
  let systems: [ArchitectureProfiles.System]
  let testing: TestingResults
  /// What changes cost in them, of those that are done in them.
  let changes: ChangeResults
  /// The files that MVVM and VIPER have alike, under the same path with the same bytes.
  let sharedFiles: [String]
  /// What each operation asks of the allocator.
  var counts = Measured<RuntimeCounts>.notMeasured(reason: "counting is part of a stored run")

  /// The apps, and their variants with unit tests.
  static func tested(in root: URL) throws -> [Architecture] {
    try ArchitectureCatalog.declarative
      + SecondAuthors.testedVariants(in: root).filter { $0.toolkit == .declarative }
  }

  static func sources(in root: URL) throws -> String {
    let folders = try tested(in: root).flatMap { architecture in
      [architecture.sourceFolder, UnitTestFile.folder(ofArchitecture: architecture.name)]
    }
    let shared = ["ContactsDomain", "ContactsRows", "DeclarativeKit", "TerminalKit"].map { "Sources/\($0)" }
    return try SourceFingerprint.of(
      folders + shared + ["Benchmarks/Workloads", "Tests/Support"], method: "1", root: root)
  }
}

/// Finds out about the declarative apps.
@MainActor
struct DeclarativeSurvey {
  let stage: Profiler

  /// Proves that they behave as the first of the leading architectures does, and follows a tap through each.
  func run() throws -> DeclarativeResults {
    let architectures = ArchitectureCatalog.declarative
    let root = stage.package.root
    let found = try stage.survey(architectures, besides: ArchitectureCatalog.leading[0])
    return DeclarativeResults(
      sources: try DeclarativeResults.sources(in: root), systems: found.systems,
      testing: try TestSurvey(root: root).run(DeclarativeResults.tested(in: root)),
      changes: try ChangeSurvey(root: root, architectures: architectures).run(),
      sharedFiles: try Self.sharedFiles(in: root))
  }

  func counts() -> Measured<RuntimeCounts> {
    defer { stage.progress.clear() }
    let plan = CountPlan(
      architectures: ArchitectureCatalog.declarative.map(\.name),
      workloads: [WorkloadID.add, WorkloadID.launch], sizes: [ArchitectureProfiles.size],
      countsInstructions: false)
    return CountProcess(package: stage.package, plans: [plan], progress: stage.progress).run()
  }

  nonisolated static let sharing = ["SwiftUIMVVM", "SwiftUIVIPER"]

  static func sharedFiles(in root: URL) throws -> [String] {
    let pair = try ArchitectureCatalog.declarative.filter { sharing.contains($0.name) }
      .map { try SourceFolder.texts(at: root.appendingPathComponent($0.sourceFolder).path) }
    return pair[0].filter { file in pair[1].contains { $0 == file } }.map(\.path)
  }
}
