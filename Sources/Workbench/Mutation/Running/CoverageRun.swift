package import ArchitectureCatalog
package import CommandLineKit
package import Foundation
import PackageCopy
package import Results

/// Runs the unit tests of each role alone, and tells which part of the role's files they reach.
package struct CoverageRun {
  /// Why there is nothing to tell.
  enum Failure: Error, CustomStringConvertible {
    /// A program that is needed ends with an error, with what it says.
    case failed(String, output: String)
    /// What the toolchain tells of coverage is not understood.
    case notUnderstood(reason: String)

    var description: String {
      switch self {
      case .failed(let work, let output): "\(work) failed:\n\(output)"
      case .notUnderstood(let reason): "the toolchain's coverage is not understood: \(reason)"
      }
    }
  }

  /// How often the unit tests and the scenarios are run for their times, by turns.
  private static let pairs = 11

  private let root: URL
  private let folder: URL
  private let progress: ProgressLine
  private let programs: URL

  /// - Parameter package: its folder, in a git checkout; the copy is in its `.build/coverage`.
  package init(of package: URL, progress: ProgressLine) {
    root = package
    folder = package.appendingPathComponent(".build/coverage")
    self.progress = progress
    programs = folder.appendingPathComponent("tree/.build/debug")
  }

  /// Builds and runs. Throws ``Failure``, `CopyLock.Failure` while another process does the same, `WorkingCopy.Failure`,
  /// `MutantBuild.Failure`, and what the system refuses.
  package func run(_ architectures: [Architecture]) throws -> CoverageResults {
    return try CopyLock.hold(folder) {
      try build(architectures)
      let tests = try MutantBuild.testProgram(in: programs)
      let runs = try architectures.map { architecture in
        let roles = try (architecture.roles + Role.common).compactMap { role in
          progress.show("\(architecture.name): the tests of the role \(role.name)")
          return try coverage(of: role, architecture, tests)
        }
        progress.show("\(architecture.name): the times of the tests and of the scenarios")
        return CoverageResults.ArchitectureRun(
          name: architecture.name,
          sources: try MutationSubject(architecture).fingerprint(root: root),
          coverage: .init(roles: roles, timeRatios: try timeRatios(architecture, tests)))
      }
      progress.clear()
      return CoverageResults(runs: runs)
    }
  }

  private func build(_ architectures: [Architecture]) throws {
    progress.show("building for coverage")
    let copy = WorkingCopy(of: root, in: folder.appendingPathComponent("tree"))
    let subjects = architectures.map(MutationSubject.init)
    let manifest = ReducedManifest(targets: subjects.flatMap { [$0.program, $0.testModule] })
    try copy.synchronise(with: [ReducedManifest.path: manifest.data(root: root)])
    try check(
      "the build",
      Subprocess.run(
        [
          "swift", "build", "--build-tests", "--enable-code-coverage", "--package-path", copy.tree.path,
        ], mergingErrors: true))
  }

  // MARK: Coverage

  /// Nil where the role has no files with tests.
  private func coverage(
    of role: Role, _ architecture: Architecture, _ tests: URL
  ) throws -> CoverageResults.RoleCoverage? {
    let subject = MutationSubject(architecture)
    let sources = try SwiftFileNames.all(in: root.appendingPathComponent(subject.sourceFolder))
      .filter { architecture.role(ofFileNamed: $0) == role }
    let suites = try SwiftFileNames.all(in: root.appendingPathComponent(subject.testFolder))
      .filter { name in sources.contains(name.replacing("Tests.swift", with: ".swift")) }
      .map { $0.replacing(".swift", with: "") }
    guard !suites.isEmpty else { return nil }
    let (raw, profile) = (path("tests.profraw"), path("tests.profdata"))
    try check("the tests of \(role.name)", runTests(tests, subject, suites, profile: raw))
    let tools = try Toolchain()
    try check(
      "llvm-profdata",
      Subprocess.run([tools.path("llvm-profdata"), "merge", raw, "-o", profile], mergingErrors: true))
    let export = try Subprocess.run([
      tools.path("llvm-cov"), "export", "-summary-only", "-instr-profile", profile, tests.path,
    ])
    try check("llvm-cov", export)
    return try CoverageExport(export.output).coverage(of: role.name) { file in
      file.contains("/\(subject.sourceFolder)/")
        && sources.contains(file.split(separator: "/").last.map(String.init) ?? "")
    }
  }

  private func runTests(
    _ tests: URL, _ subject: MutationSubject, _ suites: [String], profile: String
  ) throws -> Subprocess.Completion {
    let filter = "^\(subject.testModule)\\.(\(suites.joined(separator: "|")))/"
    return try Subprocess.run(
      [
        "LLVM_PROFILE_FILE=\(profile)", tests.path, "--testing-library", "swift-testing", "--no-parallel",
        "--filter", suites.isEmpty ? "^\(subject.testModule)\\." : filter,
      ], mergingErrors: true)
  }

  private func path(_ name: String) -> String { folder.appendingPathComponent(name).path }

  private func check(_ work: String, _ completion: Subprocess.Completion) throws {
    guard completion.status == 0 else { throw Failure.failed(work, output: completion.output) }
  }

  // MARK: Time

  /// From start to end of the processes: all unit tests one after the other, and all built-in scenarios in one file.
  private func timeRatios(_ architecture: Architecture, _ tests: URL) throws -> [Double] {
    let subject = MutationSubject(architecture)
    let scenarios = folder.appendingPathComponent("built-in.scenario")
    try MutantSuites.scenarioText(root: root).write(to: scenarios)
    let program = programs.appendingPathComponent(subject.program).path
    let none = path("unused.profraw")
    return try (0..<Self.pairs).map { _ in
      let unit = try seconds { try runTests(tests, subject, [], profile: none) }
      let whole = try seconds {
        try Subprocess.run(
          ["LLVM_PROFILE_FILE=\(none)", program, "--scenario", scenarios.path], mergingErrors: true)
      }
      return (unit / whole * 1_000).rounded() / 1_000
    }
  }

  private func seconds(_ work: () throws -> Subprocess.Completion) throws -> Double {
    let start = ContinuousClock.now
    try check("what is timed", work())
    return (ContinuousClock.now - start) / .seconds(1)
  }
}

/// The names of the Swift files in a folder and the folders in it.
private enum SwiftFileNames {
  static func all(in folder: URL) throws -> [String] {
    try FileManager.default.subpathsOfDirectory(atPath: folder.path).filter { $0.hasSuffix(".swift") }
      .compactMap { $0.split(separator: "/").last.map(String.init) }
  }
}

/// The toolchain whose compiler builds the package: only its own tools read what its programs write.
private struct Toolchain {
  private let folder: URL

  init() throws {
    let swift = try Subprocess.run(["sh", "-c", "command -v swift"]).output
      .trimmingCharacters(in: .whitespacesAndNewlines)
    folder = URL(fileURLWithPath: swift).resolvingSymlinksInPath().deletingLastPathComponent()
  }

  /// The path of the tool; its name alone, which is then looked up, where the toolchain does not have it in one place.
  func path(_ name: String) -> String {
    let path = folder.appendingPathComponent(name).path
    return FileManager.default.isExecutableFile(atPath: path) ? path : name
  }
}
