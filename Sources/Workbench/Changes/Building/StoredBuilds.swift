import ArchitectureCatalog
import CommandLineKit
package import Foundation
package import Results

/// What an earlier run found of the requests: it is still so where nothing has changed that decides it.
package struct StoredBuilds {
  /// The run that comes with the package, from its root.
  package static let path = "Reports/builds.json"
  private static let limit = 16 << 20

  private let results: ChangeBuildResults?
  private let subjects: BuildSubjects

  /// Reads a run; nil where there is no file. Throws `InputFile.Failure`, and `ResultsFileError` for a file that holds
  /// something else.
  package static func read(_ path: String, in root: URL? = nil) throws -> ChangeBuildResults? {
    let file = root.map { $0.appendingPathComponent(path).path } ?? path
    guard FileManager.default.fileExists(atPath: file) else { return nil }
    return try ResultsFile.decode(
      ChangeBuildResults.self, from: Data(InputFile.read(file, limit: limit)), file: path)
  }

  /// Reads the run that comes with the package. Throws what ``read(_:in:)`` throws, and a `CocoaError`.
  init(root: URL, architectures: [Architecture]) throws {
    results = try Self.read(Self.path, in: root)
    subjects = try BuildSubjects(root: root, architectures: architectures)
  }

  /// What is known of the request in each architecture. Throws a `CocoaError`.
  func counts(of request: PatchedRequest) throws -> ChangeResults.RequestCounts {
    var counts = request.counts
    for (index, part) in request.architectures.enumerated() {
      counts.architectures[index].build = known(
        results?.request(try subjects.subject(of: [request.request], in: part.architecture)))
    }
    return counts
  }

  /// What is known of the pairs that merge. Throws a `CocoaError`.
  func merges(_ merges: [ChangeResults.Merge], of requests: [PatchedRequest]) throws -> [ChangeResults.Merge]
  {
    let conflicts = Set(merges.filter { $0.architecture == nil && !$0.isClean }.map(\.requests))
    return try merges.map { merge in
      let pair = requests.filter { merge.requests.contains($0.request.id) }
      guard merge.isClean, !conflicts.contains(merge.requests),
        let part = pair.first?.architectures.first(where: { $0.architecture.name == merge.architecture })
      else { return merge }
      var merge = merge
      merge.build = known(results?.pair(try subjects.subject(of: pair.map(\.request), in: part.architecture)))
      return merge
    }
  }

  private func known<Found>(_ found: Found?) -> Measured<Found> {
    found.map { .measured($0) }
      ?? .notMeasured(
        reason: (results == nil ? "no run is stored" : "the stored run is of other sources")
          + ": compare changes --build measures it")
  }
}
