import ArchitectureCatalog
import CommandLineKit
import Foundation

/// Does changes in a copy of the package, one after the other, builds it, and runs what tells whether they do what they
/// should.
struct ChangeVerifier {
  /// Why a change does not do what it should.
  enum Failure: Error, CustomStringConvertible {
    /// One of its patches does not apply.
    case notApplied(PatchError)
    /// The changed tree does not build, with what the build says.
    case notBuilt(output: String)
    /// What a person sees is not as the scenarios say or not the same, with what `compare behaviour` says.
    case behaviour(output: String)
    /// A test fails, with what the tests say.
    case tests(output: String)
    /// There is no test left.
    case noTests

    var description: String {
      switch self {
      case .notApplied(let error): error.description
      case .notBuilt(let output): "the changed tree does not build:\n\(output)"
      case .behaviour(let output): output
      case .tests(let output): "tests fail:\n\(output)"
      case .noTests: "there is no test"
      }
    }
  }

  private let package: URL
  private let folder: URL
  private let copy: WorkingCopy
  private let progress: ProgressLine
  private let swift: String

  /// - Parameters:
  ///   - package: the folder of the package; the copy is in its `.build/changes`.
  ///   - swift: the program that builds and tests a package.
  init(of package: URL, progress: ProgressLine, swift: String = "swift") {
    self.package = package
    folder = package.appendingPathComponent(".build/changes")
    copy = WorkingCopy(of: package, in: folder.appendingPathComponent("tree"))
    self.progress = progress
    self.swift = swift
  }

  /// Verifies the changes in their order and hands over what is found about each as soon as it is known.
  ///
  /// Throws `CopyLock.Failure` while another process does the same, what git throws, a `CocoaError` where a program can't
  /// be started, and what `report` throws.
  func run(
    _ changes: [ChangeUnderTest],
    report: (ChangeUnderTest, Result<VerifiedChange, Failure>) throws -> Void
  ) throws {
    try CopyLock.hold(folder) {
      try TreeStore.use(of: package, with: reducedFiles()) { store in
        for change in changes {
          let result: Result<VerifiedChange, Failure>
          do {
            result = .success(try verify(change, in: store))
          } catch let failure as Failure {
            result = .failure(failure)
          }
          progress.clear()
          try report(change, result)
        }
      }
    }
  }

  /// What the copy holds instead of the package's own: a change is made in the leading architectures alone, so the further
  /// ones need not build with it; and of the tests there are those that a change may touch.
  private func reducedFiles() throws -> [String: Data] {
    let further = ArchitectureCatalog.further.map(\.name)
    let leading = ArchitectureCatalog.leading.map(\.name)
    let manifest = ReducedManifest(
      targets: ["ContactsDomainTests"] + leading.map { "Contacts\($0)Tests" }, keepsPrograms: true,
      leavingOut: further.flatMap { [$0, "Contacts\($0)"] })
    let noneFurther = """
      extension ArchitectureCatalog {
        package static let further: [Architecture] = []
      }

      """
    return [
      ReducedManifest.path: try manifest.data(root: package),
      "Sources/ArchitectureCatalog/FurtherArchitectures.swift": Data(noneFurther.utf8),
    ]
  }

  private func verify(_ change: ChangeUnderTest, in store: TreeStore) throws -> VerifiedChange {
    let staging = try store.staging(store.base)
    var paths: [String] = []
    do {
      for patch in change.patches { paths += try patch.apply(to: staging) }
    } catch let error as PatchError {
      throw Failure.notApplied(error)
    }
    try copy.lay(staging.tree(), from: store)
    progress.show("\(change.id): building")
    let build = try swift(["build", "--build-tests"])
    guard build.status == 0 else { throw Failure.notBuilt(output: BuildFailures(build.output).text) }
    progress.show("\(change.id): comparing what a person sees")
    let behaviour = try compare(change)
    progress.show("\(change.id): running the unit tests")
    return VerifiedChange(behaviour: behaviour, tests: try test(change.testModules(touching: paths)))
  }

  /// Returns what was printed.
  private func compare(_ change: ChangeUnderTest) throws -> String {
    let program = copy.tree.appendingPathComponent(".build/debug/compare").path
    let words =
      [
        program, "behaviour",
        "--architectures=\(change.architectures.joined(separator: ","))",
      ]
      + change.options + change.scenarios.map { "--scenario=\($0.path)" }
      + change.changedScenarios.map { "--changed=\($0)" }
    let outcome = try Subprocess.run(words, mergingErrors: true)
    guard outcome.status == 0 else { throw Failure.behaviour(output: outcome.output) }
    return outcome.output
  }

  /// Returns how many tests passed.
  private func test(_ modules: [String]) throws -> Int {
    let outcome = try swift([
      "test", "--skip-build", "--filter", "^(\(modules.joined(separator: "|")))\\.",
    ])
    guard outcome.status == 0 else { throw Failure.tests(output: TestFailures(outcome.output).text) }
    // A run without a test passes all the same.
    guard let count = TestCount(outcome.output).tests, count > 0 else { throw Failure.noTests }
    return count
  }

  private func swift(_ words: [String]) throws -> Subprocess.Completion {
    try Subprocess.run([swift] + words + ["--package-path", copy.tree.path], mergingErrors: true)
  }
}

/// What a build says, without the lines on what is going on, such as `[7/31] Compiling …`.
struct BuildFailures {
  let text: String

  init(_ output: String) {
    text = output.split(separator: "\n", omittingEmptySubsequences: false)
      .filter { !($0.hasPrefix("[") && $0.prefix { $0 != "]" }.contains("/")) }
      .joined(separator: "\n")
  }
}

/// What `swift test` says of the tests that failed, in lines such as `✘ Test name() recorded an issue at …`.
struct TestFailures {
  /// All that was printed where no test is named: it ended before its time.
  let text: String

  init(_ output: String) {
    let issues = output.split(whereSeparator: \.isNewline).filter { $0.contains(" recorded an issue ") }
    text = issues.isEmpty ? output : issues.joined(separator: "\n")
  }
}

/// How many tests `swift test` says that it ran, in a line such as `✔ Test run with 12 tests in 3 suites passed …`.
struct TestCount {
  let tests: Int?

  init(_ output: String) {
    let counts = output.split(whereSeparator: \.isNewline).compactMap { line -> Int? in
      let words = line.split(separator: " ")
      guard let place = words.firstIndex(of: "Test"), words[place...].starts(with: ["Test", "run", "with"]),
        place + 3 < words.count
      else { return nil }
      return Int(words[place + 3])
    }
    tests = counts.last
  }
}
