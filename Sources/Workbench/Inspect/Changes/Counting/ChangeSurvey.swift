import ArchitectureCatalog
import Foundation
import Measurement

/// Finds out all that the patches of a package tell.
struct ChangeSurvey {
  private let root: URL
  private let architectures: [Architecture]

  /// - Parameter root: the folder of the package.
  init(root: URL, architectures: [Architecture]) {
    self.root = root
    self.architectures = architectures
  }

  /// Throws ``StalePatches`` where patches no longer apply, what ``ChangeRequests/all()`` throws, ``PatchError`` for what is no
  /// patch, `SourceMetricsError`, what git throws, and `ResultsFileError` for a stored run that is not understood.
  func run() throws -> ChangeResults {
    let requests = try ChangeRequests(root: root, architectures: architectures).all()
    return try TreeStore.use(of: root) { store in
      let patched = try PatchedRequest.all(requests, in: store)
      let single = patched.filter { $0.request.id != ChangeRequests.grownID }
      return ChangeResults(
        requests: single.map(\.counts), merges: try merges(of: single, in: store),
        grown: try patched.first { $0.request.id == ChangeRequests.grownID }.map(growth))
    }
  }

  private func merges(
    of requests: [PatchedRequest], in store: TreeStore
  ) throws -> Measured<[ChangeResults.Merge]> {
    let pairs: [MergedPair]
    do {
      pairs = try MergedPair.all(of: requests, in: store)
    } catch let failure as Git.Failure {
      return .notMeasured(reason: failure.description)
    }
    let builds = try StoredBuilds(root: root)
    return .measured(try pairs.flatMap { try builds.merges(of: $0, in: store) })
  }

  private func growth(of grown: PatchedRequest) throws -> ChangeResults.GrownApp {
    ChangeResults.GrownApp(
      requests: grown.request.requests,
      architectures: try grown.architectures.map { architecture, files in
        let folder = architecture.sourceFolder
        let base = try SourceFolder.measure(at: root.appendingPathComponent(folder).path)
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
