import ArchitectureCatalog
import Foundation
import Measurement
import SourceReading

/// What the declarative apps are made of, what a tap passes in them, and how they are tested.
struct DeclarativeResults: Codable, StoredRun {
  static let path = "Reports/declarative.json"
  static let remedy = "compare declarative --output \(path) finds it"
  static let currentSchemaVersion = 2

  private(set) var schemaVersion = currentSchemaVersion
  let sources: String
  /// In the order of the catalog.
  let systems: [ArchitectureProfiles.System]
  let testing: TestingResults
  /// What changes cost in them, of those that are done in them.
  let changes: ChangeResults
  /// The files that MVVM and VIPER have alike, under the same path with the same bytes.
  let sharedFiles: [String]

  static func sources(in root: URL) throws -> String {
    let folders = ArchitectureCatalog.declarative.flatMap { architecture in
      [architecture.sourceFolder, UnitTestFile.folder(ofArchitecture: architecture.name)]
    }
    return try SourceFingerprint.of(folders + ["Tests/Support"], method: "1", root: root)
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
      testing: try TestSurvey(root: root).run(architectures),
      changes: try ChangeSurvey(root: root, architectures: architectures).run(),
      sharedFiles: try Self.sharedFiles(in: root))
  }

  static func sharedFiles(in root: URL) throws -> [String] {
    let pair = Array(ArchitectureCatalog.declarative.suffix(2))
    let count = StructureCount(root: root)
    return try count.shared(by: pair, counted: count.sources(of: pair)).identicalFiles
  }
}
