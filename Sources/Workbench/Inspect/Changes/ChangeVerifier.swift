import ArchitectureCatalog
import CommandLineKit
import Foundation
import Measurement

/// Does changes in a copy of the package, one after the other, builds it, and runs what tells whether they do what they
/// should.
struct ChangeVerifier {
  let package: URL
  var progress = ProgressLine()
  /// The tests of shared code that a change may touch, by their modules.
  var sharedTests = ["ContactsDomainTests"]
  /// The program that builds and tests a package.
  var swift = "swift"

  private var copy: WorkingCopy { .ofChanges(in: package) }

  /// Verifies the changes in their order and hands over what is found about each as soon as it is known, while the copy
  /// still is what was built.
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

  /// What the copy holds instead of the package's own: a change is made in the leading architectures alone, so the further
  /// ones need not build with it; of the tests there are those that a change may touch, and of `compare` what verifies it.
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

  /// Returns what was printed.
  private func compare(_ change: ChangeUnderTest) throws -> String {
    let program = copy.tree.appendingPathComponent(".build/debug/compare").path
    let words =
      [program, "behaviour", "--architectures=\(change.architectures.joined(separator: ","))"]
      + change.options + change.scenarios.map { "--scenario=\($0.path)" }
      + change.changedScenarios.map { "--changed=\($0)" }
    let outcome = try Subprocess.run(words, mergingErrors: true)
    guard outcome.status == 0 else { throw CommandFailure.checkFailed(outcome.output) }
    return outcome.output
  }

  /// What a person sees must not depend on where the contacts are: each program runs all scenarios that hold in memory, and
  /// with a database for each. Returns how many there are.
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

  /// The first line that is not the same in two outputs of scenarios; nil where all are.
  private static func difference(of outputs: [String]) -> String? {
    let lines = outputs.map { $0.split(separator: "\n", omittingEmptySubsequences: false) }
    let same = zip(lines[0], lines[1]).prefix { $0 == $1 }.map(\.0)
    guard same.count < lines.map(\.count).max() ?? 0 else { return nil }
    let told = lines.map { line in
      line.dropFirst(same.count).first?.trimmingCharacters(in: .whitespaces) ?? "nothing"
    }
    let scenario = same.last { $0.hasPrefix("scenario ") } ?? "the first scenario"
    return "in \(scenario):\nin memory: \(told[0])\nin a database: \(told[1])"
  }

  /// Returns how many tests passed.
  private func test(_ modules: [String]) throws -> Int {
    let outcome = try swift(["test", "--skip-build", "--filter", "^(\(modules.joined(separator: "|")))\\."])
    let output = BuildOutput(text: outcome.output)
    guard outcome.status == 0 else {
      throw CommandFailure.checkFailed("tests fail:\n\(output.testFailures)")
    }
    // A run without a test passes all the same.
    guard let count = output.testCount, count > 0 else {
      throw CommandFailure.checkFailed("there is no test")
    }
    return count
  }

  private func swift(_ words: [String]) throws -> Subprocess.Completion {
    try Subprocess.run([swift] + words + ["--package-path", copy.tree.path], mergingErrors: true)
  }
}

/// What `swift build` or `swift test` printed.
struct BuildOutput {
  let text: String

  /// Without the lines on what is going on, such as `[7/31] Compiling …`.
  var withoutProgress: String {
    text.split(separator: "\n", omittingEmptySubsequences: false)
      .filter { !($0.hasPrefix("[") && $0.prefix { $0 != "]" }.contains("/")) }
      .joined(separator: "\n")
  }

  /// What is said of the tests that failed, in lines such as `✘ Test name() recorded an issue at …`; everything where no
  /// test is named, because the run ended before its time.
  var testFailures: String {
    let issues = text.split(whereSeparator: \.isNewline).filter { $0.contains(" recorded an issue ") }
    return issues.isEmpty ? text : issues.joined(separator: "\n")
  }

  /// Each test that failed, once, with its first issue, such as `name() at File.swift:1:1: …`; by their files.
  var failedTests: [String] {
    let issues = text.matches(of: /Test (.+?) recorded an issue(?: with .*)? at ([^ :]+\.swift)(:.+)/)
    let first = Dictionary(issues.map { ("\($0.2) \($0.1)", "\($0.1) at \($0.2)\($0.3)") }) { first, _ in
      first
    }
    return first.sorted { $0.key < $1.key }.map(\.value)
  }

  /// The suites of which every test passed, sorted.
  var passedSuites: [String] {
    text.matches(of: /Suite (\w+) passed after/).map { String($0.1) }.sorted()
  }

  /// How many tests were run, by a line such as `✔ Test run with 12 tests in 3 suites passed …`.
  var testCount: Int? {
    text.matches(of: /Test run with ([0-9]+) tests?/).last.flatMap { Int($0.output.1) }
  }
}

/// A change of the package with what tells whether it does what it should.
struct ChangeUnderTest: Sendable {
  /// What a person calls the change.
  let id: String
  /// In the order in which they are applied: those that others rest on first.
  let patches: [Patch]
  /// The files of the scenarios that have to hold with the change, besides those that are built in.
  let scenarios: [URL]
  /// The names of built-in scenarios that must no longer hold.
  let changedScenarios: [String]
  /// The names of the architectures that have the change, and are compared with each other.
  let architectures: [String]
  /// What `compare behaviour` is told besides.
  let options: [String]
}

extension ChangeUnderTest {
  /// A request.
  init(_ request: ChangeRequest) {
    self.init(
      id: request.id, patches: request.allPatches, scenarios: request.scenarioFiles,
      changedScenarios: request.changedNames,
      architectures: request.patches.map(\.owner.name),
      // What is asked for is not what is specified.
      options: ["--without-model"])
  }

  /// The modules of the tests that are run, as far as the copy has them: those of the architectures, and of what else is
  /// touched.
  ///
  /// - Parameter paths: what the patches touch.
  func testModules(touching paths: [String]) -> [String] {
    let others = paths.compactMap { path -> String? in
      let parts = path.split(separator: "/")
      guard parts.count > 2, parts[1] != "Architectures" else { return nil }
      return parts[0] == "Tests" ? String(parts[1]) : parts[0] == "Sources" ? "\(parts[1])Tests" : nil
    }
    return Set(architectures.map { "Contacts\($0)Tests" } + others).sorted()
  }
}

/// What was found out about a change that does what it should.
struct VerifiedChange: Equatable, Sendable {
  /// What `compare behaviour` printed: a line for each thing that holds.
  let behaviour: String
  /// How many scenarios hold, in memory and on databases.
  let scenarios: Int
  /// How many tests passed.
  let tests: Int
}
