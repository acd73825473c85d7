package import ArchitectureCatalog
package import Foundation
package import Results
import SourceMetrics

/// Finds out all that the patches of a package tell.
package struct ChangeSurvey {
  private let tree: PackageTree
  private let architectures: [Architecture]
  private let requests: [ChangeRequest]

  /// - Parameter root: the folder of the package. Throws what ``ChangeRequests/all()`` throws.
  package init(root: URL, architectures: [Architecture]) throws {
    tree = PackageTree(root: root)
    self.architectures = architectures
    requests = try ChangeRequests(root: root, architectures: architectures).all()
  }

  /// Throws ``StaleRequests`` where patches no longer apply, `SourceMetricsError`, what reading the tree throws, and
  /// `ResultsFileError` for a stored run that is not understood.
  package func run() throws -> ChangeResults {
    let patched = try requests.map { try PatchedRequest($0, in: tree, architectures) }
    let stale = patched.compactMap(\.staleness)
    guard stale.isEmpty else { throw StaleRequests(errors: stale) }
    let single = patched.filter { $0.request.id != ChangeRequests.grownID }
    let grown = patched.first { $0.request.id == ChangeRequests.grownID }
    let builds = try StoredBuilds(root: tree.root, architectures: architectures)
    let merges = try MergeMatrix(single).merges()
    return ChangeResults(
      requests: try single.map(builds.counts),
      merges: try merges.value.map { .measured(try builds.merges($0, of: single)) } ?? merges,
      grown: try grown.map { try growth(of: $0) })
  }

  private func growth(of grown: PatchedRequest) throws -> ChangeResults.GrownApp {
    ChangeResults.GrownApp(
      requests: grown.request.requests,
      architectures: try grown.architectures.map { architecture, files in
        let folder = architecture.sourceFolder
        let base = try SourceFolder.measure(at: tree.root.appendingPathComponent(folder).path)
        let paths = Set(files.map(\.path))
        let kept = base.files.filter { !paths.contains("\(folder)/\($0.path)") }
        let patched = files.compactMap { file -> FileMetrics? in
          guard file.path.hasPrefix("\(folder)/"), file.path.hasSuffix(".swift") else { return nil }
          return file.new.map { FileMetrics(path: file.path, utf8: $0) }
        }
        return .init(
          architecture: architecture.name, base: base.counts,
          grown: FolderMetrics(path: folder, files: kept + patched).counts)
      })
  }
}
