import ArchitectureCatalog
import Foundation
import Measurement
import SourceReading

/// What a run of an architecture's mutants builds and reads.
extension Architecture {
  /// The folder of its unit tests, from the root of the package. Its name is that of the tests' module.
  private var testFolder: String { UnitTestFile.folder(ofArchitecture: name) }
  var testModule: String { String(testFolder.dropFirst("Tests/".count)) }

  private var furtherFolders: [String] { toolkit.furtherModules.map { "Sources/\($0)" } }

  /// The folders whose declarations its sources can use, its own first.
  var visibleFolders: [String] {
    [sourceFolder, "Sources/ContactsDomain", "Sources/TerminalKit"] + furtherFolders
  }

  /// All folders that affect the outcomes of its mutants.
  var decidingFolders: [String] {
    [sourceFolder, testFolder] + furtherFolders
      + ["Tests/Support", "Sources/ContactsDomain", "Sources/ScenarioDriver", "Sources/TerminalKit"]
  }

  /// The fingerprint of the sources, their tests, the scenarios and the modules they depend on.
  ///
  /// - Parameter root: the folder of the package.
  func fingerprintOfMutants(root: URL) throws -> String {
    // Change the method when mutants are placed or run in another way.
    try SourceFingerprint.of(decidingFolders, method: "2", root: root)
  }
}

/// The mutants of a subject, which is an architecture, and its sources with all of them.
struct Mutants {
  /// The environment variable with the id of the chosen mutant, such as `MVC-7`.
  static let variable = "CHOSEN_MUTANT"

  let subject: Architecture
  /// In the order of the files and of the places in them.
  private(set) var mutants: [Mutant] = []
  /// The sources, each with the places of its mutants.
  private var files: [(path: String, utf8: [UInt8], sites: [(number: Int, site: MutationSite)])] = []

  /// Reads the sources in the package at the root.
  init(_ subject: Architecture, root: URL) throws {
    let sources = try subject.visibleFolders.map {
      try SourceFolder.texts(at: root.appendingPathComponent($0).path)
    }
    self.init(subject, sources: sources[0], signaturesFrom: sources.joined().map(\.utf8))
  }

  init(_ subject: Architecture, sources: [SourceFolder.Text], signaturesFrom known: [[UInt8]]) {
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

  /// The changed files by path from the root of the package, and a file with the function that mutants call.
  ///
  /// - Parameter excluded: mutants that are left out, because they do not compile.
  func files(leavingOut excluded: Set<Mutant.ID>) -> [String: MutatedSource] {
    var changed = [
      "\(subject.sourceFolder)/Mutant.swift": MutatedSource(Array(supportText.utf8), sites: [])
    ]
    for (path, bytes, sites) in files {
      let kept = sites.filter { !excluded.contains(Mutant.ID(subject: subject.name, number: $0.number)) }
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
