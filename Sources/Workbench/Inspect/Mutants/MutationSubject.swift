import ArchitectureCatalog
import Foundation
import Measurement

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

  /// Tells the sources, their tests, the scenarios and what they stand on from others.
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

/// The mutants of a subject, and its sources with all of them in.
struct SubjectMutants {
  /// The variable of the environment that says which mutant is chosen, such as `MVC-7`.
  static let variable = "CHOSEN_MUTANT"

  let subject: MutationSubject
  /// In the order of the files and of the places in them.
  let mutants: [Mutant]
  private let sources: [(path: String, utf8: [UInt8])]
  private let sites: [String: [(number: Int, site: MutationSite)]]

  /// Reads the sources in the package at the root.
  init(_ subject: MutationSubject, root: URL) throws {
    let sources = try subject.visibleFolders.map {
      try SourceFolder.texts(at: root.appendingPathComponent($0).path)
    }
    self.init(subject, sources: sources[0], signaturesFrom: sources.joined().map(\.utf8))
  }

  init(
    _ subject: MutationSubject, sources: [(path: String, utf8: [UInt8])], signaturesFrom known: [[UInt8]]
  ) {
    self.subject = subject
    self.sources = sources
    let signatures = Signatures(known)
    var mutants: [Mutant] = []
    var sites: [String: [(number: Int, site: MutationSite)]] = [:]
    for (path, bytes) in sources {
      let map = LineMap(bytes)
      let lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
      for site in MutantPlacer.sites(in: bytes, signatures: signatures) {
        let id = Mutant.ID(subject: subject.name, number: mutants.count + 1)
        sites[path, default: []].append((id.number, site))
        let line = map.line(at: site.range.lowerBound)
        let text = String(decoding: lines[line], as: UTF8.self)
        mutants.append(
          Mutant(
            id: id, file: path, line: line + 1, lineText: text.trimmingCharacters(in: .whitespaces),
            change: site.change, original: site.original, replacement: site.replacement))
      }
    }
    self.mutants = mutants
    self.sites = sites
  }

  /// The changed files by their paths from the root of the package, and the file that tells them which mutant is chosen.
  ///
  /// - Parameter left: the numbers of mutants that are left out, because they do not compile.
  func files(leavingOut left: Set<Int>) -> [String: MutatedSource] {
    let changed = sources.map { path, bytes in
      let kept = (sites[path] ?? []).filter { !left.contains($0.number) }
      return ("\(subject.sourceFolder)/\(path)", MutatedSource(bytes, sites: kept))
    }
    let support = MutatedSource(Array(supportText.utf8), sites: [])
    return Dictionary(
      uniqueKeysWithValues: changed + [("\(subject.sourceFolder)/Mutant.swift", support)])
  }

  private var supportText: String {
    """
    import Foundation

    nonisolated private let chosenMutant =
      ProcessInfo.processInfo.environment["\(Self.variable)"].flatMap { id in
        id.hasPrefix("\(subject.name)-") ? Int(id.dropFirst(\(subject.name.count + 1))) : nil
      }

    @usableFromInline nonisolated func isMutant(_ number: Int) -> Bool {
      chosenMutant == number
    }

    """
  }
}
