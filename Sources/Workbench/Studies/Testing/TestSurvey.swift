import ArchitectureCatalog
import Foundation
import Measurement
import SourceReading

/// Measures the unit tests of the architectures from their sources.
struct TestSurvey {
  let root: URL

  /// The unit tests of these architectures; not measured if there are none.
  func results(of architectures: [Architecture]) throws -> Measured<TestingResults> {
    let results = try run(architectures)
    return results.architectures.isEmpty
      ? .notMeasured(
        reason: "there are no unit tests for \(architectures.map(\.name).joined(separator: ", "))")
      : .measured(results)
  }

  /// The architectures that have unit tests.
  func tested(_ architectures: [Architecture]) -> [Architecture] {
    architectures.filter {
      let folder = root.appendingPathComponent(UnitTestFile.folder(ofArchitecture: $0.name))
      return FileManager.default.fileExists(atPath: folder.path)
    }
  }

  func run(_ architectures: [Architecture]) throws -> TestingResults {
    let tested = tested(architectures)
    let rules = try UnitTestFile.all(in: "Tests/ContactsDomainTests", root: root).filter {
      $0.level == .noScreen
    }
    .flatMap(\.tests).flatMap(\.behaviours)
    return TestingResults(
      architectures: try tested.map {
        try tests(of: $0, besides: rules)
      },
      domainRules: Set(rules).sorted())
  }

  /// - Parameter rules: the names of the domain's own behaviours, which are not counted here.
  private func tests(
    of architecture: Architecture, besides rules: [String]
  ) throws -> TestingResults.ArchitectureTests {
    let folder = root.appendingPathComponent(UnitTestFile.folder(ofArchitecture: architecture.name))
    let metrics = try SourceFolder.measure(at: folder.path)
    let files = try UnitTestFile.all(ofArchitecture: architecture.name, root: root)
    let doubles = metrics.files.filter { UnitTestFile.isDouble($0.path) }
    func behaviours(at level: UnitTestFile.Level) -> Set<String> {
      Set(files.filter { $0.level == level }.flatMap(\.tests).flatMap(\.behaviours)).subtracting(rules)
    }
    let noScreen = behaviours(at: .noScreen)
    let viewController = behaviours(at: .viewController).subtracting(noScreen)
    let app = behaviours(at: .app).subtracting(noScreen).subtracting(viewController)
    let free = files.filter { $0.level == .noScreen }.map { file in
      (path: file.path, shown: Set(file.tests.flatMap(\.behaviours)).subtracting(rules))
    }
    let soleTests = free.map { file in
      TestingResults.SoleTests(
        file: file.path,
        behaviours: file.shown.count { word in free.count { $0.shown.contains(word) } == 1 })
    }
    return TestingResults.ArchitectureTests(
      name: architecture.name,
      levels: .init(noScreen: noScreen.count, viewController: viewController.count, app: app.count),
      roles: try (architecture.roles + Role.common).compactMap { role in
        let paths = files.filter { architecture.role(ofFileNamed: $0.subject) == role }.map(\.path)
        guard !paths.isEmpty else { return nil }
        let efforts = try paths.flatMap { path in
          TestPreparation(Array(try Data(contentsOf: folder.appendingPathComponent(path)))).tests
        }
        return TestingResults.RoleTests(
          name: role.name,
          codeLines: metrics.files.filter { paths.contains($0.path) }.counts.codeLines,
          linesBefore: efforts.map(\.linesBefore))
      },
      doubles: .init(types: doubles.flatMap(\.types).count, codeLines: doubles.counts.codeLines),
      soleTests: soleTests.filter { $0.behaviours > 0 })
  }
}

/// The outcomes of the mutants of the last stored run, as far as it is of today's sources.
struct StoredMutants {
  /// The file of the stored run of all mutants, from the root of the package.
  static let file = "Reports/testing.json"

  /// By the name of the architecture.
  private(set) var outcomes: [String: Measured<[MutantOutcome]>] = [:]

  init(_ outcomes: [String: Measured<[MutantOutcome]>] = [:]) {
    self.outcomes = outcomes
  }

  /// Reads the stored run.
  init(in root: URL) throws {
    let results = try MutationResults.read(root.appendingPathComponent(Self.file).path, name: Self.file)
    let tested = TestSurvey(root: root).tested(ArchitectureCatalog.every)
    for subject in try tested + SecondAuthors.architectures(in: root) {
      guard let run = results?.runs.first(where: { $0.name == subject.name }) else { continue }
      outcomes[subject.name] =
        run.sources == (try subject.fingerprintOfMutants(root: root))
        ? .measured(run.mutants) : .notMeasured(reason: "the stored run is of other sources: \(Self.remedy)")
    }
  }

  private static let remedy = "swift run compare mutants --output \(file) measures it"

  subscript(name: String) -> Measured<[MutantOutcome]> {
    outcomes[name] ?? .notMeasured(reason: "no run is stored: \(Self.remedy)")
  }
}
