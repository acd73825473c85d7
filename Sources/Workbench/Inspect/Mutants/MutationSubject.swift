import ArchitectureCatalog
import Foundation
import Measurement

/// Whose sources have mutants: an architecture, or the domain that all of them stand on.
struct MutationSubject: Sendable {
  static let domainName = "ContactsDomain"

  /// What its mutants are called by.
  let name: String
  /// From the root of the package.
  let sourceFolder: String
  /// The folder of its unit tests, from the root of the package, which has the name of their module.
  let testFolder: String
  let program: String
  /// How many seconds of processor time a process may use: many times what it needs. A mutant that never comes to an end
  /// is stopped by it. It is no measure of anything, and a busy machine does not use it up.
  let seconds: Int
  /// Nil for the domain, which has no roles.
  let architecture: Architecture?
  /// The folders besides its own whose declarations its sources can use.
  private let foundations: [String]
  /// The folders besides its own, and the scenarios and the toolkit, that decide what becomes of its mutants.
  private let deciding: [String]

  init(_ architecture: Architecture) {
    name = architecture.name
    sourceFolder = architecture.sourceFolder
    testFolder = UnitTestFile.folder(ofArchitecture: architecture.name)
    program = architecture.name
    seconds = 30
    self.architecture = architecture
    foundations = ["Sources/\(Self.domainName)", "Sources/TerminalKit"]
    deciding = ["Tests/Support", "Sources/\(Self.domainName)"]
  }

  private init(domainIn program: String) {
    name = Self.domainName
    sourceFolder = "Sources/\(Self.domainName)"
    testFolder = "Tests/\(Self.domainName)Tests"
    self.program = program
    // Most of its tests, or the scenarios, need less than one.
    seconds = 5
    architecture = nil
    foundations = []
    deciding = ["Tests/Support", "Sources/Architectures/\(program)"]
  }

  /// The domain. The scenarios show it through the program of one architecture, for they show the same through any.
  static func domain(in architecture: Architecture) -> MutationSubject {
    MutationSubject(domainIn: architecture.name)
  }

  /// The domain's tests that take nearly all of the time, by their names: they run only where the others find nothing.
  static let lastTests = [
    "allGoFromEitherEndAndTheListWorksAgain", "europeanLettersFoldAlikeWhateverIsBesideThem",
    "fillingAndEmptyingAgainAndAgainNeedsNoMoreNodes", "itDoesWhatASortedArrayDoes",
    "keysAreInTheOrderOfTheirBytes", "removingOneOfAMillionTouchesTwoNodesOfALevelAtMost",
    "theOriginalCanChangeAndTheCopyStays",
  ]
  /// As ``seconds``, of these.
  static let secondsOfLastTests = 25

  var testModule: String { String(testFolder.dropFirst("Tests/".count)) }

  /// The folders whose declarations its sources can use, its own first.
  var visibleFolders: [String] { [sourceFolder] + foundations }

  /// The folders that decide what becomes of its mutants.
  var decidingFolders: [String] {
    [sourceFolder, testFolder] + deciding + ["Sources/ScenarioDriver", "Sources/TerminalKit"]
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
  private(set) var mutants: [Mutant] = []
  /// The sources, each with the places of its mutants.
  private var files: [(path: String, utf8: [UInt8], sites: [(number: Int, site: MutationSite)])] = []

  /// Reads the sources in the package at the root.
  init(_ subject: MutationSubject, root: URL) throws {
    let sources = try subject.visibleFolders.map {
      try SourceFolder.texts(at: root.appendingPathComponent($0).path)
    }
    self.init(subject, sources: sources[0], signaturesFrom: sources.joined().map(\.utf8))
  }

  init(_ subject: MutationSubject, sources: [SourceFolder.Text], signaturesFrom known: [[UInt8]]) {
    self.subject = subject
    let signatures = Signatures(known)
    for (path, bytes) in sources {
      let lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
      let lineStarts = bytes.lineStarts
      let sites = MutantPlacer.sites(in: bytes, signatures: signatures).enumerated()
        .map { (number: mutants.count + $0 + 1, site: $1) }
      files.append((path, bytes, sites))
      mutants += sites.map { number, site in
        let line = lineStarts.line(at: site.range.lowerBound)
        return Mutant(
          id: Mutant.ID(subject: subject.name, number: number), file: path, line: line + 1,
          lineText: String(decoding: lines[line], as: UTF8.self).trimmingCharacters(in: .whitespaces),
          change: site.change, original: site.original, replacement: site.replacement)
      }
    }
  }

  /// The changed files by their paths from the root of the package, and the file that tells them which mutant is chosen.
  ///
  /// - Parameter left: mutants that are left out, because they do not compile.
  func files(leavingOut left: Set<Mutant.ID>) -> [String: MutatedSource] {
    var changed = [
      "\(subject.sourceFolder)/Mutant.swift": MutatedSource(Array(supportText.utf8), sites: [])
    ]
    for (path, bytes, sites) in files {
      let kept = sites.filter { !left.contains(Mutant.ID(subject: subject.name, number: $0.number)) }
      changed["\(subject.sourceFolder)/\(path)"] = MutatedSource(bytes, sites: kept)
    }
    return changed
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
