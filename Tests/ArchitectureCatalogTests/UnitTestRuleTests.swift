import ArchitectureCatalog
import Foundation
import SourceReading
import TestSupport
import Testing

@testable import Workbench

/// What the unit tests of the architectures have in common, read from their sources: an architecture that has any shows
/// every behaviour, and each test says of which role it is.
@Suite struct UnitTestRuleTests {
  /// The architectures that have unit tests; one that was just added has none.
  private static let architectures = ArchitectureCatalog.every.filter {
    FileManager.default.fileExists(atPath: PackageFolder.path(UnitTestFile.folder(ofArchitecture: $0.name)))
  }

  /// These, and the variants with unit tests, which may show a behaviour at more than one level.
  private static let withVariants =
    architectures + ((try? SecondAuthors.testedVariants(in: PackageFolder.root)) ?? [])

  /// Their test files, which are read once for all behaviours.
  private static let read = Result {
    try Dictionary(
      uniqueKeysWithValues: withVariants.map {
        ($0.name, try UnitTestFile.all(ofArchitecture: $0.name, root: PackageFolder.root))
      })
  }

  private func files(of architecture: Architecture) throws -> [UnitTestFile] {
    try #require(Self.read.get()[architecture.name])
  }

  @Test func thereAreUnitTests() {
    #expect(!Self.architectures.isEmpty)
    #expect(Self.withVariants.count == Self.architectures.count + 5)
  }

  @Test(arguments: withVariants)
  func everyBehaviourIsTested(architecture: Architecture) throws {
    let words = try files(of: architecture).flatMap(\.tests).flatMap(\.behaviours)
    #expect(Set(words) == Set(Behaviour.allCases.map { "\($0)" }))
  }

  /// Several tests may show a behaviour together; then all of them are at one level.
  @Test(arguments: architectures)
  func aBehaviourIsTestedAtOneLevel(architecture: Architecture) throws {
    var levels: [String: Set<UnitTestFile.Level>] = [:]
    for file in try files(of: architecture) {
      for word in file.tests.flatMap(\.behaviours) { levels[word, default: []].insert(file.level) }
    }
    #expect(levels.filter { $0.value.count > 1 } == [:])
  }

  /// So that a reader finds the same behaviour in each architecture.
  @Test(arguments: Behaviour.allCases)
  func aBehaviourHasATestOfOneNameEverywhere(behaviour: Behaviour) throws {
    let names = try Self.withVariants.map { architecture in
      let tests = try files(of: architecture).flatMap(\.tests)
      return Set(tests.filter { $0.behaviours.contains("\(behaviour)") }.map(\.name))
    }
    let first = try #require(names.first)
    let isShared = !names.reduce(first) { $0.intersection($1) }.isEmpty
    let found = zip(Self.withVariants, names).map {
      "\($0.name): \($1.sorted().joined(separator: ", "))"
    }
    #expect(
      isShared,
      """
      no test of the behaviour `\(behaviour)` has the same function name in every architecture; give it the name that it \
      has elsewhere
      \(found.joined(separator: "\n"))
      """)
  }

  @Test(arguments: withVariants)
  func aTestIsOfTheRoleOfItsFile(architecture: Architecture) throws {
    for file in try files(of: architecture) {
      let role = try #require(architecture.role(ofFileNamed: file.subject), "\(file.path)")
      for test in file.tests {
        #expect(test.roles == [role.name], "\(file.path): \(test.name)")
      }
    }
  }

  /// But for files that declare and do nothing, such as those of protocols.
  @Test(arguments: architectures)
  func everyFileThatDoesSomethingHasItsTests(architecture: Architecture) throws {
    let sources = try PackageFolder.files(in: architecture.sourceFolder)
    let working = sources.filter { file in
      file.declarations.contains { $0.kind != .protocol && $0.functions > 0 }
    }
    let tested = try Set(files(of: architecture).map(\.subject))
    #expect(Set(working.map(\.path)).subtracting(tested) == [])
    #expect(tested.subtracting(sources.map(\.path)) == [])
  }

  // MARK: The reading itself

  @Test func theTraitsOfATestAreRead() {
    let text = """
      import TerminalKit
      // @Test(.role(.row)) is written in each line.
      @Test(.role(.view))
      func a() {}
      @Test(
        .behaviour(.retryLoadsAgain), .behaviour(.jump), .role(.presenter),
        arguments: [("", "a func b")])
      func b(c: String) { f(.role(.view)) }
      @Test(.role("Wireframe"), .behaviour(.jump))
      func c() {}
      @Test func d() {}
      @Test(.role(.app), .behaviour(.jump)) func e() {}
      """
    let file = UnitTestFile(path: "AddContact/AddContactPresenterTests.swift", text: text)
    #expect(file.tests.map(\.name) == ["a", "b", "c", "d", "e"])
    #expect(file.tests.map(\.behaviours) == [[], ["retryLoadsAgain", "jump"], ["jump"], [], ["jump"]])
    #expect(file.tests.map(\.roles) == [["View"], ["Presenter"], ["Wireframe"], [], ["App"]])
    #expect(file.subject == "AddContact/AddContactPresenter.swift")
    #expect(file.level == .viewController)
  }

  @Test(arguments: [
    ("import Testing\n", UnitTestFile.Level.noScreen), ("import TerminalKit\n", .viewController),
    ("import TerminalKit\nlet app = ContactsApp(repository: r)\n", .app),
  ])
  func theLevelFollowsFromTheText(text: String, level: UnitTestFile.Level) {
    #expect(UnitTestFile(path: "ATests.swift", text: text).level == level)
  }
}
