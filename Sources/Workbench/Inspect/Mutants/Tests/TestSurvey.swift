import ArchitectureCatalog
import Foundation
import Measurement

/// What the unit tests of the architectures are, read from their sources, with what the stored run of mutants tells of the same sources.
struct TestSurvey {
  /// The run of all mutants that comes with the package, from its root.
  static let storedMutation = "Reports/testing.json"

  private let root: URL

  /// - Parameter root: the folder of the package.
  init(root: URL) {
    self.root = root
  }

  /// Those of the architectures that have unit tests.
  func tested(_ architectures: [Architecture]) -> [Architecture] {
    architectures.filter {
      let folder = root.appendingPathComponent(UnitTestFile.folder(ofArchitecture: $0.name))
      return FileManager.default.fileExists(atPath: folder.path)
    }
  }

  /// Counts. Throws `SourceMetricsError`, `ResultsFileError`, and a `CocoaError` for a file that cannot be read.
  func run(_ architectures: [Architecture]) throws -> TestingResults {
    let mutation = try storedMutants()
    let tested = tested(architectures)
    return TestingResults(
      architectures: try tested.map { architecture in
        let sources = try MutationSubject(architecture).fingerprint(root: root)
        return try tests(
          of: architecture, mutants: Self.mutants(of: architecture.name, sources, mutation))
      },
      domain: try domain(mutation),
      examples: try TestQuotation(root: root).quotes(of: tested))
  }

  /// Counts. Throws `SourceMetricsError`, and a `CocoaError` for a file that cannot be read.
  func tests(
    of architecture: Architecture, mutants: Measured<[MutantOutcome]>
  ) throws -> TestingResults.ArchitectureTests {
    let folder = UnitTestFile.folder(ofArchitecture: architecture.name)
    let metrics = try SourceFolder.measure(at: root.appendingPathComponent(folder).path)
    let files = try UnitTestFile.all(ofArchitecture: architecture.name, root: root)
    let doubles = metrics.files.filter { UnitTestFile.isDouble($0.path) }
    let visible = try MutationSubject(architecture).visibleFolders.map {
      try SourceFolder.measure(at: root.appendingPathComponent($0).path)
    }
    let types = visible.flatMap(\.files).flatMap(\.types) + doubles.flatMap(\.types)
    let classes = Set(types.filter { $0.kind == .class }.map(\.name))
    return TestingResults.ArchitectureTests(
      name: architecture.name, levels: Self.levels(files),
      roles: try (architecture.roles + Role.common).compactMap { role in
        let own = files.filter { architecture.role(ofFileNamed: $0.subject) == role }
        return try own.isEmpty ? nil : tests(of: role, own, metrics, classes)
      },
      doubles: TestingResults.Doubles(
        types: doubles.flatMap(\.types).count, codeLines: doubles.reduce(0) { $0 + $1.counts.codeLines }),
      mutants: mutants)
  }

  private func tests(
    of role: Role, _ files: [UnitTestFile], _ metrics: FolderMetrics, _ classes: Set<String>
  ) throws -> TestingResults.RoleTests {
    let paths = files.map(\.path)
    let efforts = try paths.flatMap { path in
      try TestPreparation(bytes(of: "\(metrics.path)/\(path)"), classes: classes).tests
    }
    let lines = metrics.files.filter { paths.contains($0.path) }.map(\.counts.codeLines)
    return TestingResults.RoleTests(
      name: role.name, codeLines: lines.reduce(0, +), linesBefore: efforts.map(\.linesBefore),
      objects: efforts.map(\.objects))
  }

  private func bytes(of path: String) throws -> [UInt8] {
    Array(try Data(contentsOf: URL(fileURLWithPath: path)))
  }

  private static func levels(_ files: [UnitTestFile]) -> TestingResults.Levels {
    func count(_ level: UnitTestFile.Level) -> Int {
      Set(files.filter { $0.level == level }.flatMap(\.tests).flatMap(\.behaviours)).count
    }
    return TestingResults.Levels(
      noScreen: count(.noScreen), viewController: count(.viewController), app: count(.app))
  }

  // MARK: The stored run

  /// Nil where there is none.
  private func storedMutants() throws -> MutationResults? {
    let file = root.appendingPathComponent(Self.storedMutation)
    guard FileManager.default.fileExists(atPath: file.path) else { return nil }
    return try ResultsFile.decode(
      MutationResults.self, from: Data(contentsOf: file), file: Self.storedMutation)
  }

  private func domain(_ mutation: MutationResults?) throws -> Measured<[MutantOutcome]> {
    guard let first = ArchitectureCatalog.all.first else {
      return .notMeasured(reason: "there is no architecture")
    }
    let subject = MutationSubject.domain(in: first)
    return Self.mutants(of: subject.name, try subject.fingerprint(root: root), mutation)
  }

  private static func mutants(
    of name: String, _ sources: String, _ mutation: MutationResults?
  ) -> Measured<[MutantOutcome]> {
    // A sample tells nothing of the mutants that are not in it.
    let all = mutation.flatMap { $0.sample == nil ? $0 : nil }
    return all?.runs.first { $0.name == name && $0.sources == sources }.map { .measured($0.mutants) }
      ?? .notMeasured(
        reason: (all == nil ? "no run is stored" : "the stored run is of other sources")
          + ": compare mutants measures it")
  }
}
