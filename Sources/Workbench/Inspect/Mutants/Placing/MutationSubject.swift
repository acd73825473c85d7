import ArchitectureCatalog
import Foundation

/// Whose sources have mutants: an architecture, or the domain that all of them stand on.
struct MutationSubject: Sendable {
  /// How many seconds of processor time a process may use: many times what it needs. A mutant that never comes to an end
  /// is stopped by it. It is no measure of anything, and a busy machine does not use it up.
  enum ProcessorTime: Int, Sendable {
    case architecture = 30
    /// Most of its tests, or the scenarios, need less than one.
    case domain = 5
    case lastTests = 25
  }

  /// What its mutants are called by.
  let name: String
  /// From the root of the package.
  let sourceFolder: String
  /// The folder of its unit tests, from the root of the package, which has the name of their module.
  let testFolder: String
  /// The program that runs the scenarios.
  let program: String
  let limit: ProcessorTime
  /// Nil for the domain, which has no roles.
  let architecture: Architecture?

  init(_ architecture: Architecture) {
    name = architecture.name
    sourceFolder = architecture.sourceFolder
    testFolder = UnitTestFile.folder(ofArchitecture: architecture.name)
    program = architecture.name
    limit = .architecture
    self.architecture = architecture
  }

  private init(domainIn program: String) {
    name = Self.domainName
    sourceFolder = "Sources/\(Self.domainName)"
    testFolder = "Tests/\(Self.domainName)Tests"
    self.program = program
    limit = .domain
    architecture = nil
  }

  static let domainName = "ContactsDomain"

  /// The domain. The scenarios show it through the program of one architecture, for they show the same through any.
  static func domain(in architecture: Architecture) -> MutationSubject {
    MutationSubject(domainIn: architecture.name)
  }

  /// The tests that take nearly all of the time, by their names: they run only where the others find nothing.
  var lastTests: [String] {
    architecture == nil
      ? [
        "allGoFromEitherEndAndTheListWorksAgain", "europeanLettersFoldAlikeWhateverIsBesideThem",
        "fillingAndEmptyingAgainAndAgainNeedsNoMoreNodes", "itDoesWhatASortedArrayDoes",
        "keysAreInTheOrderOfTheirBytes", "removingOneOfAMillionTouchesTwoNodesOfALevelAtMost",
        "theOriginalCanChangeAndTheCopyStays",
      ] : []
  }

  var testModule: String { String(testFolder.dropFirst("Tests/".count)) }

  /// The folders whose declarations its sources can use.
  var visibleFolders: [String] {
    architecture == nil
      ? [sourceFolder] : [sourceFolder, "Sources/\(Self.domainName)", "Sources/TerminalKit"]
  }

  /// The folders that decide what becomes of its mutants.
  var decidingFolders: [String] {
    architecture == nil
      ? [
        sourceFolder, testFolder, "Sources/Architectures/\(program)", "Sources/ScenarioDriver",
        "Sources/TerminalKit",
      ]
      : [
        sourceFolder, testFolder, "Tests/Support", "Sources/\(Self.domainName)", "Sources/ScenarioDriver",
        "Sources/TerminalKit",
      ]
  }

  /// Tells the sources, their tests, the scenarios and what they stand on from others. Throws a `CocoaError`.
  ///
  /// - Parameter root: the folder of the package.
  func fingerprint(root: URL) throws -> String {
    // The method changes when mutants are placed or run in another way.
    try SourceFingerprint.of(decidingFolders, method: "1", root: root)
  }

  /// The name of the role of a file; nil for one that has none.
  func role(ofFileNamed name: String) -> String? {
    architecture?.role(ofFileNamed: name)?.name
  }
}
