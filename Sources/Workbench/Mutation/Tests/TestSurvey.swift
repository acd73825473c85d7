package import ArchitectureCatalog
package import Foundation
package import Results
import SourceMetrics

/// What the unit tests of an architecture are, read from their sources.
package struct TestSurvey {
  private let root: URL

  /// - Parameter root: the folder of the package.
  package init(root: URL) {
    self.root = root
  }

  /// Those of the architectures that have unit tests.
  package func tested(_ architectures: [Architecture]) -> [Architecture] {
    architectures.filter {
      let folder = root.appendingPathComponent(UnitTestFile.folder(ofArchitecture: $0.name))
      return FileManager.default.fileExists(atPath: folder.path)
    }
  }

  /// Counts. Throws `SourceMetricsError`, and a `CocoaError` for a file that cannot be read.
  ///
  /// - Parameter mutants: what became of the architecture's mutants.
  package func tests(
    of architecture: Architecture, mutants: [MutantOutcome]
  ) throws -> TestingResults.ArchitectureTests {
    let folder = UnitTestFile.folder(ofArchitecture: architecture.name)
    let metrics = try SourceFolder.measure(at: root.appendingPathComponent(folder).path)
    let files = try UnitTestFile.all(ofArchitecture: architecture.name, root: root)
    let doubles = metrics.files.filter { UnitTestFile.isDouble($0.path) }
    return TestingResults.ArchitectureTests(
      name: architecture.name, sources: try SourceFingerprint.of(architecture, root: root),
      levels: Self.levels(files),
      roles: (architecture.roles + Role.common).compactMap {
        Self.tests(of: $0, architecture, files, metrics)
      },
      doubles: TestingResults.Doubles(
        types: doubles.flatMap(\.types).count, codeLines: doubles.reduce(0) { $0 + $1.counts.codeLines }),
      mutants: mutants)
  }

  private static func levels(_ files: [UnitTestFile]) -> TestingResults.Levels {
    func count(_ level: UnitTestFile.Level) -> Int {
      Set(files.filter { $0.level == level }.flatMap(\.tests).flatMap(\.behaviours)).count
    }
    return TestingResults.Levels(
      noScreen: count(.noScreen), viewController: count(.viewController), app: count(.app))
  }

  private static func tests(
    of role: Role, _ architecture: Architecture, _ files: [UnitTestFile], _ metrics: FolderMetrics
  ) -> TestingResults.RoleTests? {
    let own = files.filter { architecture.role(ofFileNamed: $0.subject) == role }
    guard !own.isEmpty else { return nil }
    let lines = metrics.files.filter { file in own.contains { $0.path == file.path } }
    return TestingResults.RoleTests(
      name: role.name, tests: own.flatMap(\.tests).count,
      codeLines: lines.reduce(0) { $0 + $1.counts.codeLines })
  }
}
