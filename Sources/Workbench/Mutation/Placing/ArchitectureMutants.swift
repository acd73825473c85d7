package import ArchitectureCatalog
package import Foundation
import Results
import SourceMetrics

/// The mutants of an architecture, and its sources with all of them in.
package struct ArchitectureMutants {
  /// The variable of the environment that says which mutant is chosen, such as `MVC-7`.
  package static let variable = "CHOSEN_MUTANT"

  package let architecture: Architecture
  /// In the order of the files and of the places in them.
  package let mutants: [Mutant]
  private let sources: [(path: String, bytes: [UInt8])]
  private let sites: [String: [(number: Int, site: MutationSite)]]

  /// Reads the sources in the package at the root. Throws `SourceMetricsError`, and a `CocoaError` for a file that cannot be
  /// read.
  package init(_ architecture: Architecture, root: URL) throws {
    let modules = [architecture.sourceFolder, "Sources/ContactsDomain", "Sources/TerminalKit"]
    let sources = try modules.map { try Self.read($0, in: root) }
    self.init(architecture, sources: sources[0], signaturesFrom: sources.joined().map(\.bytes))
  }

  init(
    _ architecture: Architecture, sources: [(path: String, bytes: [UInt8])], signaturesFrom known: [[UInt8]]
  ) {
    self.architecture = architecture
    self.sources = sources
    let signatures = Signatures(known)
    var mutants: [Mutant] = []
    var sites: [String: [(number: Int, site: MutationSite)]] = [:]
    for (path, bytes) in sources {
      let map = LineMap(bytes)
      for site in MutantPlacer.sites(in: bytes, signatures: signatures) {
        let id = Mutant.ID(architecture: architecture.name, number: mutants.count + 1)
        sites[path, default: []].append((id.number, site))
        mutants.append(
          Mutant(
            id: id, file: path, line: map.line(at: site.range.lowerBound) + 1, change: site.change,
            original: site.original, replacement: site.replacement))
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
      return ("\(architecture.sourceFolder)/\(path)", MutatedSource(bytes, sites: kept))
    }
    let support = MutatedSource(Array(supportText.utf8), sites: [])
    return Dictionary(
      uniqueKeysWithValues: changed + [("\(architecture.sourceFolder)/Mutant.swift", support)])
  }

  private var supportText: String {
    """
    import Foundation

    nonisolated private let chosenMutant =
      ProcessInfo.processInfo.environment["\(Self.variable)"].flatMap { id in
        id.hasPrefix("\(architecture.name)-") ? Int(id.dropFirst(\(architecture.name.count + 1))) : nil
      }

    nonisolated func isMutant(_ number: Int) -> Bool {
      chosenMutant == number
    }

    """
  }

  private static func read(_ folder: String, in root: URL) throws -> [(path: String, bytes: [UInt8])] {
    let base = root.appendingPathComponent(folder)
    return try SourceFolder.measure(at: base.path).files.map { file in
      (file.path, Array(try Data(contentsOf: base.appendingPathComponent(file.path))))
    }
  }
}
