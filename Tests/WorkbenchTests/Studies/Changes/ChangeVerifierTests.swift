import ArchitectureCatalog
import CommandLineKit
import Foundation
import TestSupport
import Testing

@testable import Workbench

/// A change on the way to its verdict, with a `swift` that builds and runs scripts.
@Suite struct ChangeVerifierTests {
  private let package: SmallPackage
  private let log: URL

  /// The package holds what `prove` and the tests of the package say, and with which status they end.
  init() throws {
    package = try SmallPackage()
    log = package.folder.url.appending(path: "log")
    try package.write(
      "#!/bin/sh\necho \"prove $*\" >> '\(log.path)'\necho 'Behaviour: 3 scenarios.'\n", to: "prove")
    try app("echo 'Empty list'")
    try package.write("✔ Test run with 12 tests in 3 suites passed.\n", to: "tests")
    try package.addRequest("first", behind: 2)
    try package.write(
      "# First\n\n## Scenarios that change\n\n- `Old`: why\n", to: "Benchmarks/Changes/first/request.md")
    try swift(Self.build, test: "cat \"$tree/tests\"")
  }

  private static let build = """
    while [ $# -gt 0 ]; do [ "$1" = --package-path ] && tree=$2; shift; done
    grep -q 'let first = 0' "$tree/Sources/Architectures/One/ListViewController.swift" || exit 9
    mkdir -p "$tree/.build/debug"
    for name in prove One Two; do
      cp "$tree/$([ $name = prove ] && echo prove || echo app)" "$tree/.build/debug/$name"
      chmod +x "$tree/.build/debug/$name"
    done
    """

  /// What the apps of both architectures do when they are run.
  private func app(_ script: String) throws { try package.write("#!/bin/sh\n\(script)\n", to: "app") }

  private func swift(_ build: String, test: String) throws {
    _ = try package.folder.program(
      "swift",
      """
      echo "swift $*" >> '\(log.path)'
      command=$1
      \(build)
      [ $command = build ] || { \(test); }
      """)
  }

  private var verifier: ChangeVerifier {
    ChangeVerifier(
      package: package.root, progress: ProgressLine(), swift: package.folder.url.appending(path: "swift").path
    )
  }

  private func verify(
    _ ids: String..., inspect: @escaping (BuildCopy) throws -> Void = { _ in }
  ) throws -> [Result<VerifiedChange, CommandFailure>] {
    var results: [Result<VerifiedChange, CommandFailure>] = []
    try verifier.run(ids.map(package.requests.request)) { _, result in
      if case .success = result { try inspect(.ofChanges(in: package.root)) }
      results.append(result)
    }
    return results
  }

  private func verify() throws -> Result<VerifiedChange, CommandFailure> {
    try #require(verify("first").first)
  }

  /// What is wrong with the change; empty where nothing is.
  private func fault() throws -> String {
    guard case .failure(let failure) = try verify() else { return "" }
    return failure.description
  }

  @Test func whatHoldsIsSaidWithWhatWasRun() throws {
    #expect(
      try verify().get() == VerifiedChange(behaviour: "Behaviour: 3 scenarios.\n", tests: 12))
    let lines = try String(contentsOf: log, encoding: .utf8).split(separator: "\n")
    let tree = package.root.appending(path: ".build/changes/tree").path
    let options = "-Xswiftc -gnone --package-path \(tree)"
    let request = package.root.appending(path: "Benchmarks/Changes/first").path
    #expect(
      lines == [
        "swift build --build-tests \(options)",
        "prove --architectures=One,Two --without-model --scenario=\(request)/first.scenario --changed=Old",
        "swift test --skip-build --filter ^(ContactsOneTests|ContactsTwoTests)\\. \(options)",
      ])
  }

  /// Neither their modules nor their programs would build with the change.
  @Test(arguments: [
    (ArchitectureCatalog.leading, "mvc, mvvm, viper"), (ArchitectureCatalog.further, "vip, vipvm"),
    (
      ArchitectureCatalog.declarative,
      ArchitectureCatalog.declarative.map { "s\($0.name.dropFirst())" }.joined(separator: ", ")
    ),
  ])
  func theOtherArchitecturesAreLeftOut(changed: [Architecture], constants: String) throws {
    let files = try ChangeVerifier.reducedFiles(of: package.root, changing: changed)
    func text(_ path: String) -> String? { files[path].map { String(decoding: $0, as: UTF8.self) } }
    func catalog(_ file: String) -> String? { text("Sources/ArchitectureCatalog/\(file).swift") }
    let manifest = try #require(text("Package.swift"))
    let line = try #require(manifest.split(separator: "\n").first { $0.hasPrefix("let leftOut") })
    for name in ArchitectureCatalog.every.map(\.name) {
      let isLeftOut = !changed.contains { $0.name == name }
      #expect(line.contains("\"\(name)\"") == isLeftOut && line.contains("\"Contacts\(name)\"") == isLeftOut)
      #expect((catalog(name) != nil) == isLeftOut)
    }
    #expect(line.contains("\"Workbench\""))
    let lists = try #require(catalog("ArchitectureLists"))
    #expect(lists.contains("leading = [\(constants)]") && lists.contains("further: [Architecture] = []"))
  }

  @Test func aTreeThatDoesNotBuildIsNotVerified() throws {
    try swift("echo '[1/2] Compiling A'; echo 'A.swift:1:1: error: no' >&2; exit 1", test: "")
    #expect(try fault() == "the changed tree does not build:\nA.swift:1:1: error: no\n")
  }

  @Test(arguments: [1, 2, 3, 130])
  func behaviourThatDiffersIsNotVerified(status: Int) throws {
    try package.write("#!/bin/sh\necho 'MVC differs' >&2\nexit \(status)\n", to: "prove")
    #expect(try fault() == "MVC differs\n")
  }

  /// Each scenario has a database of its own, where the program is not told to keep all in memory.
  @Test(arguments: [("  1 row", "no rows", "1 row"), ("  no rows\\n\\n  more", "nothing", "more")])
  func whatDiffersInADatabaseIsNotVerified(shown: String, inMemory: String, inDatabase: String) throws {
    try app(
      """
      grep '^scenario ' "$2"
      [ "$(basename $0) $3" = 'Two ' ] && printf '\(shown)\\n' || echo '  no rows'
      """)
    #expect(
      try fault() == """
        Two shows something else where the contacts are in a database, in scenario "x":
        in memory: \(inMemory)
        in a database: \(inDatabase)
        """)
  }

  /// In memory and on databases; or on these alone, with the same on the screen.
  @Test(arguments: ["exit 139", "[ \"$3\" ] || exit 139"])
  func aProgramThatEndsBeforeItsTimeIsNotVerified(script: String) throws {
    try app(script)
    #expect(try fault() == "One ends with status 139 when it runs the scenarios")
  }

  /// All that hold with the change: its own, and those that are built in but for the changed ones.
  @Test func everyScenarioRunsOnADatabase() throws {
    try package.write(
      "scenario \"x\"\n  launch\n\nscenario \"y\"\n  given a new database\n  launch\n",
      to: "Benchmarks/Changes/first/first.scenario")
    try app("cat \"$2\" > '\(log.path)'")
    _ = try verify().get()
    let text = try String(contentsOf: log, encoding: .utf8)
    let lines = text.split(separator: "\n").filter { !$0.hasPrefix("swift ") }.map(String.init)
    let expected = ["A scenario", "x", "y"].flatMap {
      ["scenario \"\($0)\"", "  given a new database", "  launch"]
    }
    #expect(lines == expected)
  }

  @Test func aTestThatFailsIsNotVerified() throws {
    let issue = "✘ Test x() recorded an issue at X.swift:1:1: no"
    try package.write("\(issue)\n✘ Test run with 12 tests in 3 suites failed.\n", to: "tests")
    #expect(try verify().get().tests == 12)
    try swift(Self.build, test: "cat \"$tree/tests\"; exit 1")
    #expect(try fault() == "tests fail:\nx() at X.swift:1:1: no")
  }

  @Test(arguments: ["", "✔ Test run with 0 tests in 0 suites passed.\n", "Executed 12 tests\n"])
  func noTestIsNotVerified(output: String) throws {
    try package.write(output, to: "tests")
    #expect(try fault() == "there is no test")
  }

  @Test func aPatchThatDoesNotApplyIsNotVerified() throws {
    try package.write("let b = 1\n", to: "Sources/Architectures/One/ListViewController.swift")
    #expect(try fault().hasPrefix("Benchmarks/Changes/first/One.patch no longer applies: "))
    #expect(!FileManager.default.fileExists(atPath: log.path))
  }

  @Test func whatATestOfAnotherChangeFoundIsNotThisOnes() throws {
    try package.addRequest("second", behind: 5)
    // The second one does not have the line without which nothing builds.
    var inspected: [String] = []
    let found = try verify("first", "second") { inspected.append($0.tree.path) }
    #expect(found.map { if case .success = $0 { true } else { false } } == [true, false])
    #expect(inspected == [package.root.appending(path: ".build/changes/tree").path])
    // Another one's fault is not this one's either.
    let others = try verify("second", "first")
    #expect(others.map { if case .success = $0 { true } else { false } } == [false, true])
    let changes = try ["first", "second"].map(package.requests.request)
    #expect(try verifier.run([changes[0]], printingTo: Console()))
    #expect(try !verifier.run(changes, printingTo: Console()))
  }

  @Test func twoAtATimeAreRefused() throws {
    try CopyLock.withLock(on: package.root.appending(path: ".build/changes")) {
      _ = try #require(throws: CommandFailure.self) { try verify() }
    }
  }

  @Test func theTestsOfWhatIsTouchedAreRun() {
    let modules = ChangeVerifier.testModules(
      of: ["B", "A"],
      touching: [
        "Package.swift", "Sources/Architectures/A/List/List.swift", "Sources/Domain/Name.swift",
        "Tests/ContactsATests/List/ListTests.swift", "Tests/StorageTests/OrderTests.swift",
      ])
    #expect(modules == ["ContactsATests", "ContactsBTests", "DomainTests", "StorageTests"])
  }
}
