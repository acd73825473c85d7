import ArchitectureCatalog
import Foundation
import Measurement

/// What the unit tests of the architectures are, read from their sources, with what the stored run of mutants tells of the same sources.
struct TestSurvey {
  /// The run of all mutants that comes with the package, from its root.
  static let storedMutation = "Reports/testing.json"

  let root: URL

  /// What the unit tests of these architectures are; not measured where there are none.
  func results(of architectures: [Architecture]) throws -> Measured<TestingResults> {
    let results = try run(architectures)
    return results.architectures.isEmpty
      ? .notMeasured(
        reason: "there are no unit tests for \(architectures.map(\.name).joined(separator: ", "))")
      : .measured(results)
  }

  /// Those of the architectures that have unit tests.
  func tested(_ architectures: [Architecture]) -> [Architecture] {
    architectures.filter {
      let folder = root.appendingPathComponent(UnitTestFile.folder(ofArchitecture: $0.name))
      return FileManager.default.fileExists(atPath: folder.path)
    }
  }

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

/// The tests of one behaviour, as they stand in the sources of each architecture.
struct TestQuotation {
  /// The word of the behaviour in the tests: one that every architecture tests at another unit.
  static let behaviour = "failedSaveCanBeTriedAgain"
  /// Where the behaviours have their sentences.
  private static let behaviours = "Tests/Support/Behaviour.swift"

  /// The folder of the package.
  let root: URL

  /// One for each architecture: the test whose name is the same in all of them. Empty where there is none of that name.
  func quotes(of architectures: [Architecture]) throws -> [TestingResults.QuotedTest] {
    let sentence = try sentence()
    let files = try architectures.map { try UnitTestFile.all(ofArchitecture: $0.name, root: root) }
    let names = files.map { files in
      Set(files.flatMap(\.tests).filter { $0.behaviours.contains(Self.behaviour) }.map(\.name))
    }
    guard let sentence, let first = names.first,
      let name = names.reduce(first, { $0.intersection($1) }).min()
    else { return [] }
    return try zip(architectures, files).compactMap { architecture, files in
      let file = files.first { file in
        file.tests.contains { $0.name == name && $0.behaviours.contains(Self.behaviour) }
      }
      return try file.flatMap { file in
        try quote(
          name, in: "\(UnitTestFile.folder(ofArchitecture: architecture.name))/\(file.path)", sentence,
          architecture)
      }
    }
  }

  private func quote(
    _ name: String, in path: String, _ sentence: String, _ architecture: Architecture
  ) throws -> TestingResults.QuotedTest? {
    let text = try text(path)
    let part = SourceOutline(Array(text.utf8)).tests.first { $0.name.hasSuffix(".\(name)") }
    guard let part else { return nil }
    return TestingResults.QuotedTest(
      architecture: architecture.name, behaviour: sentence, file: path, line: part.lines.lowerBound + 1,
      text: part.text(in: text))
  }

  /// Nil where the behaviour is not among them.
  private func sentence() throws -> String? {
    let beginning = "  case \(Self.behaviour) = \""
    let line = try text(Self.behaviours).components(separatedBy: "\n").first { $0.hasPrefix(beginning) }
    return line.map { String($0.dropFirst(beginning.count).dropLast()) }
  }

  private func text(_ path: String) throws -> String {
    try String(contentsOf: root.appendingPathComponent(path), encoding: .utf8)
  }
}
