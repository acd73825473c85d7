import ArchitectureCatalog
import CommandLineKit
import Foundation
import Measurement
import TestSupport
import Testing

@testable import Workbench

/// What is read from the sources of unit tests.
@Suite struct TestSurveyTests {
  private let survey = TestSurvey(root: PackageFolder.root)

  @Test func theUnitTestsAreCounted() throws {
    let results = try survey.run(ArchitectureCatalog.every)
    #expect(results.architectures.map(\.name) == survey.tested(ArchitectureCatalog.every).map(\.name))
    for tests in results.architectures {
      #expect(tests.levels.all == Behaviour.allCases.count - 5)
      #expect(tests.roles.allSatisfy { $0.tests > 0 && $0.codeLines > $0.tests })
      #expect(tests.doubles.types > 0)
    }
  }

  /// The domain's own tests show them, none of which needs a screen.
  @Test func theRulesOfTheDomainAreThoseThatItsTestsShow() throws {
    let rules: [Behaviour] = [
      .equalNamesKeepTheirArrival, .newContactGoesToItsPlace, .jumpFindsTheFirstRow, .emptyNameIsRefused,
      .whiteSpaceIsTrimmed,
    ]
    #expect(try survey.run(ArchitectureCatalog.every).domainRules == rules.map { "\($0)" }.sorted())
  }

  /// Both ways of reading find the same tests.
  @Test(arguments: try ArchitectureCatalog.every + SecondAuthors.testedVariants(in: PackageFolder.root))
  func everyTestIsMeasured(architecture: Architecture) throws {
    guard survey.tested([architecture]).count == 1 else { return }
    for file in try UnitTestFile.all(ofArchitecture: architecture.name, root: PackageFolder.root) {
      let path = "\(UnitTestFile.folder(ofArchitecture: architecture.name))/\(file.path)"
      let efforts = TestPreparation(Array(try PackageFolder.text(path).utf8)).tests
      #expect(efforts.map(\.name) == file.tests.map(\.name), "\(path)")
    }
  }

  /// A behaviour that two files show belongs to neither alone, and one that needs a screen to none.
  @Test func whatOneFileAloneShowsWithoutUIIsCounted() throws {
    let architecture = try #require(ArchitectureCatalog.all.first)
    let folder = try smallPackage(of: architecture)
    for (file, lines) in [
      ("One", ["", ".behaviour(.a)", ".behaviour(.b)"]), ("Two", ["", ".behaviour(.b)", ".behaviour(.c)"]),
      ("Three", ["import TerminalKit", ".behaviour(.d)"]),
    ] {
      let tests = lines.dropFirst().map { "@Test(\($0))\nfunc test() {\n}\n" }
      try folder.write(
        "\(lines[0])\n\(tests.joined())",
        to: "\(UnitTestFile.folder(ofArchitecture: architecture.name))/\(file)Tests.swift")
    }
    let results = try TestSurvey(root: folder.url).run([architecture])
    #expect(
      results.architectures[0].soleTests
        == [.init(file: "OneTests.swift", behaviours: 1), .init(file: "TwoTests.swift", behaviours: 1)])
  }

  // MARK: The stored run

  /// A package of one architecture and the domain, with a run of its mutants that is of the sources as they are.
  private func smallPackage(of architecture: Architecture) throws -> TestFolder {
    let folder = try TestFolder()
    for place in architecture.decidingFolders + ["Tests/ContactsDomainTests"] {
      try folder.write("struct A {}\n", to: "\(place)/A.swift")
    }
    let run = MutationResults.SubjectRun(
      name: architecture.name, sources: try architecture.fingerprintOfMutants(root: folder.url), mutants: [])
    let results = MutationResults(runs: [run])
    try folder.write(JSONFile.encode(results), to: StoredMutants.file)
    return folder
  }

  /// Whether the mutants of the architecture are still known, once another file is there.
  @Test(arguments: [
    ("Reports/x.md", true), ("Sources/Architectures/New/A.swift", true),
    ("Sources/ArchitectureCatalog/New.swift", true), ("Package.swift", true),
    ("Tests/ContactsNewTests/New.swift", true), ("Tests/ContactsMVCTests/New.swift", false),
    ("Tests/Support/New.swift", false), ("Sources/ContactsDomain/A.swift", false),
    ("Sources/ScenarioDriver/New.scenario", false),
  ])
  func theStoredMutantsAreOfTheseSources(path: String, isKnown: Bool) throws {
    let architecture = try #require(ArchitectureCatalog.all.first)
    let folder = try smallPackage(of: architecture)
    try folder.write("struct B {}\n", to: path)
    let reason =
      "the stored run is of other sources: swift run compare mutants --output Reports/testing.json measures it"
    #expect(
      try StoredMutants(in: folder.url)[architecture.name]
        == (isKnown ? .measured([]) : .notMeasured(reason: reason)))
  }

  @Test func whoHasNoUnitTestsIsLeftOut() throws {
    let architectures = ArchitectureCatalog.all.prefix(2)
    let folder = try smallPackage(of: architectures[0])
    let survey = TestSurvey(root: folder.url)
    #expect(try survey.run(Array(architectures)).architectures.map(\.name) == [architectures[0].name])
    let name = architectures[1].name
    #expect(
      try survey.results(of: [architectures[1]])
        == .notMeasured(reason: "there are no unit tests for \(name)"))
  }

  // MARK: What a test prepares

  private func efforts(_ text: String) -> [TestPreparation.Effort] {
    TestPreparation(Array(text.utf8)).tests
  }

  @Test func whatASuiteKeepsIsPreparedForEachTest() {
    let text = """
      import Testing

      @MainActor @Suite struct ModelTests {
        private let stub = Stub()
        private let model: Model

        init() {
          model = Model(stub)
          model.spy = Spy()
        }

        private var isOpen: Bool {
          Stub() == Spy()
        }

        @Test(.role(.view))
        func a() {
          model.type("a")
          model.type(
            "b")
          model.done()
          #expect(model.isOpen)
          model.done()
        }

        @Test func b() { #expect(isOpen) }
      }
      """
    // The property and two lines of init, then three lines before the one that acts. The value that a expects is none of
    // the suite's; b asks the suite's own.
    #expect(efforts(text) == [.init(name: "a", linesBefore: 6), .init(name: "b", linesBefore: 4)])
  }

  @Test func aHelperIsPreparedWhereATestCallsIt() {
    let text = """
      @Suite struct ModelTests {
        private func makeModel() -> Model {
          let model = Model(makeStub())
          return model
        }

        @discardableResult private func makeStub() -> Stub { Stub() }

        @MainActor
        private func names(of model: Model) -> [String] {
          model.names
        }

        @Test(
          .role(.view),
          arguments: [1, 2])
        func a(number: Int) throws {
          let model = makeModel()
          let spy = Spy()
          model.tap()
          #expect(names(of: model) == [])
        }

        @Test func spy() throws {
          #expect(makeModel().names == ["Model("])
        }
      }
      """
    // Three lines of the helpers and, in a, two of its own; what only an expectation calls prepares nothing, nor does a
    // test that has the name of what another keeps.
    #expect(efforts(text) == [.init(name: "a", linesBefore: 5), .init(name: "spy", linesBefore: 3)])
  }
}
