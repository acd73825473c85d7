import ArchitectureCatalog
import CommandLineKit
import Foundation
import Measurement

/// Applies changes to a copy of the package, one after the other, builds it, and runs the scenarios and tests that show
/// whether each change works.
struct ChangeVerifier {
  let package: URL
  var progress = ProgressLine()
  /// The test modules of shared code that a change may touch.
  private let sharedTests = ["ContactsDomainTests"]
  /// The program that builds and tests a package.
  var swift = "swift"

  private var copy: WorkingCopy { .ofChanges(in: package) }

  /// Verifies the changes in their order and reports the result of each at once, while the copy still contains the
  /// build of that change.
  func run(
    _ changes: [ChangeUnderTest],
    report: (ChangeUnderTest, Result<VerifiedChange, CommandFailure>) throws -> Void
  ) throws {
    try copy.use(with: Self.reducedFiles(of: package, tests: sharedTests)) { store in
      for change in changes {
        let result: Result<VerifiedChange, CommandFailure>
        do {
          result = .success(try verify(change, in: store))
        } catch let failure as CommandFailure {
          result = .failure(failure)
        }
        progress.clear()
        try report(change, result)
      }
    }
  }

  /// The files that differ in the copy. It leaves out the further architectures, because changes are made in the
  /// leading ones only, the tests that no change touches, and the parts of `compare` that don't verify a change.
  static func reducedFiles(of package: URL, tests: [String] = []) throws -> [String: Data] {
    let further = ArchitectureCatalog.further.map(\.name)
    let leading = ArchitectureCatalog.leading.map(\.name)
    let manifest = ReducedManifest(
      targets: tests + leading.map { "Contacts\($0)Tests" }, keepsPrograms: true,
      leftOut: further.flatMap { [$0, "Contacts\($0)"] })
    let noneFurther = """
      extension ArchitectureCatalog {
        package static let further: [Architecture] = []
      }

      """
    return ReducedProgram.files(of: package).merging([
      ReducedManifest.path: try manifest.data(root: package) + Data(ReducedProgram.manifest.utf8),
      "Sources/ArchitectureCatalog/FurtherArchitectures.swift": Data(noneFurther.utf8),
    ]) { $1 }
  }

  private func verify(_ change: ChangeUnderTest, in store: TreeStore) throws -> VerifiedChange {
    let paths: [String]
    do {
      paths = try copy.lay(change.patches, from: store)
    } catch let stale as StalePatch {
      throw CommandFailure.checkFailed(stale.description)
    }
    progress.show("\(change.id): building")
    let build = try swift(["build", "--build-tests"])
    guard build.status == 0 else {
      let output = BuildOutput(text: build.output).withoutProgress
      throw CommandFailure.checkFailed("the changed tree does not build:\n\(output)")
    }
    progress.show("\(change.id): comparing what a person sees")
    let behaviour = try compare(change)
    progress.show("\(change.id): running the scenarios on databases")
    let scenarios = try compareStorages(change)
    progress.show("\(change.id): running the unit tests")
    let tests = try test(change.testModules(touching: paths))
    return VerifiedChange(behaviour: behaviour, scenarios: scenarios, tests: tests)
  }

  /// Compares the behaviour of the architectures and returns the output.
  private func compare(_ change: ChangeUnderTest) throws -> String {
    let program = copy.tree.appendingPathComponent(".build/debug/compare").path
    let words =
      [program, "behaviour", "--architectures=\(change.architectures.joined(separator: ","))"]
      // The reference model does not know what is asked for.
      + ["--without-model"] + change.scenarios.map { "--scenario=\($0.path)" }
      + change.changedScenarios.map { "--changed=\($0)" }
    let outcome = try Subprocess.run(words, mergingErrors: true)
    guard outcome.status == 0 else { throw CommandFailure.checkFailed(outcome.output) }
    return outcome.output
  }

  /// Checks that the screens don't depend on the storage: each program runs all scenarios that hold, with the contacts
  /// in memory and with a database for each scenario. Returns the number of scenarios.
  private func compareStorages(_ change: ChangeUnderTest) throws -> Int {
    let builtIn = try BuiltInScenarioFiles(root: copy.tree).paths().map(copy.tree.appendingPathComponent)
    let texts =
      try builtIn.map { try BuiltInScenarioFiles.text(of: $0, leavingOut: change.changedScenarios) }
      + change.scenarios.map { try BuiltInScenarioFiles.text(of: $0) }
    return try TemporaryFolder.use(named: "scenarios") { folder in
      let file = folder.appendingPathComponent("all.scenario")
      try Data(BuiltInScenarioFiles.onDatabases(texts.joined(separator: "\n")).utf8).write(to: file)
      for name in change.architectures {
        let program = copy.tree.appendingPathComponent(".build/debug/\(name)").path
        let runs = try [["--in-memory"], []].map { options in
          try Subprocess.run([program, "--scenario", file.path] + options, mergingErrors: true)
        }
        if let difference = Self.difference(of: runs.map(\.output)) {
          throw CommandFailure.checkFailed(
            "\(name) shows something else where the contacts are in a database, \(difference)")
        }
        if let run = runs.first(where: { $0.status != 0 }) {
          throw CommandFailure.checkFailed(
            "\(name) ends with status \(run.status) when it runs the scenarios")
        }
      }
      return try BuiltInScenarioFiles.names(in: file).count
    }
  }

  /// The first line that differs between two outputs of scenarios; nil if there is none.
  private static func difference(of outputs: [String]) -> String? {
    let lines = outputs.map { $0.split(separator: "\n", omittingEmptySubsequences: false) }
    let same = zip(lines[0], lines[1]).prefix { $0 == $1 }.map(\.0)
    guard same.count < lines.map(\.count).max() ?? 0 else { return nil }
    let differing = lines.map { line in
      line.dropFirst(same.count).first?.trimmingCharacters(in: .whitespaces) ?? "nothing"
    }
    let scenario = same.last { $0.hasPrefix("scenario ") } ?? "the first scenario"
    return "in \(scenario):\nin memory: \(differing[0])\nin a database: \(differing[1])"
  }

  /// Runs the tests of these modules and returns how many passed.
  private func test(_ modules: [String]) throws -> Int {
    let outcome = try swift(["test", "--skip-build", "--filter", "^(\(modules.joined(separator: "|")))\\."])
    let output = BuildOutput(text: outcome.output)
    guard outcome.status == 0 else {
      throw CommandFailure.checkFailed("tests fail:\n\(output.testFailures)")
    }
    // A run without a single test passes too.
    guard let count = output.testCount, count > 0 else {
      throw CommandFailure.checkFailed("there is no test")
    }
    return count
  }

  private func swift(_ words: [String]) throws -> Subprocess.Completion {
    // Nobody debugs the copy, and a tenth of its build would be for that.
    let options = ["-Xswiftc", "-gnone", "--package-path", copy.tree.path]
    return try Subprocess.run([swift] + words + options, mergingErrors: true)
  }
}

/// The output of `swift build` or `swift test`.
struct BuildOutput {
  let text: String

  /// The output without lines about progress, such as `[7/31] Compiling …`.
  var withoutProgress: String {
    text.split(separator: "\n", omittingEmptySubsequences: false)
      .filter { !($0.hasPrefix("[") && $0.prefix { $0 != "]" }.contains("/")) }
      .joined(separator: "\n")
  }

  /// The lines about failed tests, such as `✘ Test name() recorded an issue at …`; the whole output if there are none,
  /// because the run ended early.
  var testFailures: String {
    let issues = text.split(whereSeparator: \.isNewline).filter { $0.contains(" recorded an issue ") }
    return issues.isEmpty ? text : issues.joined(separator: "\n")
  }

  /// Each failed test once, with its first issue, such as `name() at File.swift:1:1: …`; sorted by file.
  var failedTests: [String] {
    let issues = text.matches(of: /Test (.+?) recorded an issue(?: with .*)? at ([^ :]+\.swift)(:.+)/)
    let first = Dictionary(issues.map { ("\($0.2) \($0.1)", "\($0.1) at \($0.2)\($0.3)") }) { first, _ in
      first
    }
    return first.sorted { $0.key < $1.key }.map(\.value)
  }

  /// The suites whose tests all passed, sorted.
  var passedSuites: [String] {
    text.matches(of: /Suite (\w+) passed after/).map { String($0.1) }.sorted()
  }

  /// The number of tests that ran, from a line such as `✔ Test run with 12 tests in 3 suites passed …`.
  var testCount: Int? {
    text.matches(of: /Test run with ([0-9]+) tests?/).last.flatMap { Int($0.output.1) }
  }
}

/// A change of the package, with the scenarios and options that verify it.
struct ChangeUnderTest: Sendable {
  /// The name of the change in messages.
  let id: String
  /// In the order in which they are applied: the shared patch before those that depend on it.
  let patches: [Patch]
  /// The files of the scenarios that must hold with the change, in addition to the built-in ones.
  let scenarios: [URL]
  /// The names of built-in scenarios that must no longer hold.
  let changedScenarios: [String]
  /// The names of the changed architectures, which are compared with each other.
  let architectures: [String]
}

extension ChangeUnderTest {
  /// The change that a request asks for.
  init(_ request: ChangeRequest) {
    self.init(
      id: request.id, patches: request.allPatches, scenarios: request.scenarioFiles,
      changedScenarios: request.changedNames,
      architectures: request.patches.map(\.owner.name))
  }

  /// The test modules to run, as far as the copy has them: those of the architectures, and of other touched modules.
  ///
  /// - Parameter paths: the paths that the patches touch.
  func testModules(touching paths: [String]) -> [String] {
    let others = paths.compactMap { path -> String? in
      let parts = path.split(separator: "/")
      guard parts.count > 2, parts[1] != "Architectures" else { return nil }
      return parts[0] == "Tests" ? String(parts[1]) : parts[0] == "Sources" ? "\(parts[1])Tests" : nil
    }
    return Set(architectures.map { "Contacts\($0)Tests" } + others).sorted()
  }
}

/// The results of a change that works.
struct VerifiedChange: Equatable, Sendable {
  /// The output of `compare behaviour`: a line for each check that passed.
  let behaviour: String
  /// The number of scenarios that hold, both in memory and on databases.
  let scenarios: Int
  /// The number of tests that passed.
  let tests: Int
}
