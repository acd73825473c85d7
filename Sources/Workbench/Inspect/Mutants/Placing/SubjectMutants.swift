import Foundation
import Measurement

/// The mutants of a subject, and its sources with all of them in.
struct SubjectMutants {
  /// The variable of the environment that says which mutant is chosen, such as `MVC-7`.
  static let variable = "CHOSEN_MUTANT"

  let subject: MutationSubject
  /// In the order of the files and of the places in them.
  let mutants: [Mutant]
  private let sources: [(path: String, utf8: [UInt8])]
  private let sites: [String: [(number: Int, site: MutationSite)]]

  /// Reads the sources in the package at the root. Throws `SourceMetricsError`.
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
