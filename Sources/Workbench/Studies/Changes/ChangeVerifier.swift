import ArchitectureCatalog
import CommandLineKit
import Foundation
import Measurement

/// Applies changes to a copy of the package, one after the other, builds it, and runs the scenarios and tests that show
/// whether each change works.
struct ChangeVerifier {
  let package: URL
  /// Those that the changes are made in.
  var architectures = ArchitectureCatalog.leading
  var progress = ProgressLine()
  /// The test modules of shared code that a change may touch.
  private let sharedTests = ["ContactsDomainTests", "ScenarioDriverTests", "WaitingTests"]
  /// The program that builds and tests a package.
  var swift = "swift"

  private var copy: BuildCopy { .ofChanges(in: package) }
  /// Nobody debugs the copy, and a tenth of its build would be for that.
  private var swiftBuild: SwiftBuild {
    SwiftBuild(folder: copy.tree, options: ["-Xswiftc", "-gnone"], swift: swift)
  }

  /// Verifies the changes in their order and reports the result of each at once, while the copy still contains the
  /// build of that change.
  func run(
    _ changes: [ChangeRequest],
    report: (ChangeRequest, Result<VerifiedChange, CommandFailure>) throws -> Void
  ) throws {
    try copy.use(with: Self.reducedFiles(of: package, changing: architectures, tests: sharedTests)) { store in
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

  /// The files that differ in the copy. It leaves out the tests that no change touches; `compare`, in place of which
  /// `prove` is built; and the architectures that are not changed, which do not build on changed shared code. The catalog
  /// has the changed ones as the leading ones.
  static func reducedFiles(
    of package: URL, changing architectures: [Architecture] = ArchitectureCatalog.leading,
    tests: [String] = []
  ) throws -> [String: Data] {
    let changed = architectures.map(\.name)
    let leftOut = ArchitectureCatalog.every.map(\.name).filter { !changed.contains($0) }
    let programs = VariantPrograms(among: architectures)
    let manifest = ReducedManifest(
      targets: tests + changed.map { "Contacts\($0)Tests" }, keepsPrograms: true,
      leftOut: ["Workbench"] + leftOut.flatMap { [$0, "Contacts\($0)"] },
      added: programs.manifest)
    var files = Dictionary(
      uniqueKeysWithValues: leftOut.map { ("Sources/ArchitectureCatalog/\($0).swift", Data()) })
    files[ReducedManifest.path] = try manifest.data(root: package)
    let lists = """
      extension ArchitectureCatalog {
        package static let leading = [\(architectures.map(\.constant).joined(separator: ", "))]
        package static let further: [Architecture] = []
        package static let declarative: [Architecture] = []
      }

      """
    files["Sources/ArchitectureCatalog/ArchitectureLists.swift"] = Data(lists.utf8)
    return files.merging(try programs.files(root: package)) { _, own in own }
  }

  private func verify(_ change: ChangeRequest, in store: Trees) throws -> VerifiedChange {
    let paths: [String]
    do {
      paths = try copy.write(change.allPatches, from: store)
    } catch let stale as StalePatch {
      throw CommandFailure.checkFailed(stale.description)
    }
    progress.show("\(change.id): building")
    let build = try swiftBuild.build("--build-tests")
    guard build.isSuccess else {
      throw CommandFailure.checkFailed("the changed tree does not build:\n\(build.withoutProgress)")
    }
    progress.show("\(change.id): comparing what a person sees")
    let behaviour = try compare(change)
    progress.show("\(change.id): running the scenarios on databases")
    try compareStorages(change)
    progress.show("\(change.id): running the unit tests")
    let tests = try test(Self.testModules(of: change.architectureNames, touching: paths))
    return VerifiedChange(behaviour: behaviour, tests: tests)
  }

  private func program(_ name: String) -> URL { swiftBuild.programs.appendingPathComponent(name) }

  /// Compares the behaviour of the architectures and returns the output.
  private func compare(_ change: ChangeRequest) throws -> String {
    let words =
      [program("prove").path, "--architectures=\(change.architectureNames.joined(separator: ","))"]
      // The reference model does not know what is asked for.
      + ["--without-model"] + change.scenarioFiles.map { "--scenario=\($0.path)" }
      + change.changedNames.map { "--changed=\($0)" }
    let outcome = try Subprocess.run(words, in: copy.tree, mergingErrors: true)
    guard outcome.status == 0 else { throw CommandFailure.checkFailed(outcome.output) }
    return outcome.output
  }

  /// Checks that the screens don't depend on the storage: each program runs all scenarios that hold, with the contacts
  /// in memory and with a database for each scenario.
  private func compareStorages(_ change: ChangeRequest) throws {
    let builtIn = try BuiltInScenarioFiles(root: copy.tree).paths().map(copy.tree.appendingPathComponent)
    let texts =
      try builtIn.map { try BuiltInScenarioFiles.text(of: $0, leavingOut: change.changedNames) }
      + change.scenarioFiles.map { try BuiltInScenarioFiles.text(of: $0) }
    try TemporaryFolder.use(named: "scenarios") { folder in
      let file = folder.appendingPathComponent("all.scenario")
      try Data(BuiltInScenarioFiles.onDatabases(texts.joined(separator: "\n")).utf8).write(to: file)
      for name in change.architectureNames {
        let inMemory = try ScenarioRun(program(name), file, options: ["--in-memory"])
        let inDatabase = try ScenarioRun(program(name), file)
        if let difference = inMemory.difference(from: inDatabase) {
          throw CommandFailure.checkFailed(
            """
            \(name) shows something else where the contacts are in a database, in \(difference.scenario):
            in memory: \(difference.line)
            in a database: \(difference.other)
            """)
        }
        if let run = [inMemory, inDatabase].first(where: { $0.status != 0 }) {
          throw CommandFailure.checkFailed(
            "\(name) ends with status \(run.status) when it runs the scenarios")
        }
      }
    }
  }

  /// Runs the tests of these modules and returns how many passed.
  private func test(_ modules: [String]) throws -> Int {
    let output = try swiftBuild.test(modules)
    guard output.isSuccess else {
      // A run that ends early names no test.
      let failed = output.failedTests.joined(separator: "\n")
      throw CommandFailure.checkFailed("tests fail:\n\(failed.isEmpty ? output.text : failed)")
    }
    // A run without a single test passes too.
    guard let count = output.testCount, count > 0 else {
      throw CommandFailure.checkFailed("there is no test")
    }
    return count
  }

  /// The test modules to run, as far as the copy has them: those of the architectures, and of other touched modules.
  ///
  /// - Parameter paths: the paths that the patches touch.
  static func testModules(of architectures: [String], touching paths: [String]) -> [String] {
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
  /// The output of `prove`: a line for each check that passed.
  let behaviour: String
  /// The number of tests that passed.
  let tests: Int
}

extension ChangeVerifier {
  /// Verifies the changes, prints the result of each as soon as it is known, and goes on after a failure. Returns
  /// whether all are verified.
  func run(_ changes: [ChangeRequest], printingTo console: Console) throws -> Bool {
    var verified = 0
    try run(changes) { change, result in
      switch result {
      case .success(let found):
        verified += 1
        let behaviour = found.behaviour.prefix { !$0.isNewline }
        try console.print(
          "\(change.id): verified, \(NumberText.count(found.tests, "unit test")). \(behaviour)\n")
      case .failure(let failure):
        let lines = failure.description.split(whereSeparator: \.isNewline)
        try console.print("\(change.id): NOT VERIFIED\n" + lines.map { "  \($0)\n" }.joined())
      }
    }
    try console.print("\(verified) of \(NumberText.count(changes.count, "change")) verified.\n")
    return verified == changes.count
  }
}
