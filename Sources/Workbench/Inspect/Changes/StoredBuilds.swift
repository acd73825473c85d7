import ArchitectureCatalog
import CommandLineKit
import Foundation
import Measurement

/// What an earlier run found of pairs of requests: it is still so where nothing has changed that decides it.
struct StoredBuilds {
  /// The run that comes with the package, from its root.
  static let path = "Reports/builds.json"
  private static let limit = 16 << 20

  private let results: ChangeBuildResults?

  /// Reads a run; nil where there is no file.
  static func read(_ path: String) throws -> ChangeBuildResults? {
    guard FileManager.default.fileExists(atPath: path) else { return nil }
    return try ResultsFile.decode(
      ChangeBuildResults.self, from: Data(InputFile.read(path, limit: limit)), file: path)
  }

  /// Reads the run that comes with the package.
  init(root: URL) throws {
    results = try Self.read(root.appendingPathComponent(Self.path).path)
  }

  /// What became of the pair, with what is known of it where it merges.
  func merges(of pair: MergedPair, in store: TreeStore) throws -> [ChangeResults.Merge] {
    let clean = pair.cleanArchitectures
    guard !clean.isEmpty else { return pair.merges }
    let subjects = try PairSubjects(pair, in: store)
    return pair.merges.map { merge in
      var merge = merge
      if let architecture = clean.first(where: { $0.name == merge.architecture }) {
        merge.build = known(results?.pair(subjects.subject(in: architecture)))
      }
      return merge
    }
  }

  private func known(_ found: ChangeBuildResults.PairBuild?) -> Measured<ChangeBuildResults.PairBuild> {
    found.map { .measured($0) }
      ?? .notMeasured(
        reason: (results == nil ? "no run is stored" : "the stored run is of other sources")
          + ": compare changes --build measures it")
  }
}

/// Tells what a build of two requests is made from: what was found stays valid until that changes, in each architecture
/// by itself.
///
/// An app of the merged package is built from the architecture, its program, and every module that none of the
/// architectures owns; then it is run with the scenarios of both requests and with those that are built in.
struct PairSubjects {
  /// Changes when a pair is judged in another way.
  private static let method = "2"
  /// The folders in `Sources` that decide nothing: those of which only a part is the app's, and what knows nothing of it.
  private static let others = [
    "ArchitectureCatalog", "Architectures", "CommandLineKit", "Executables", "Measurement", "Workbench",
  ].map { "Sources/\($0)" }

  private let pair: MergedPair
  private let entries: [(path: String, id: String)]

  init(_ pair: MergedPair, in store: TreeStore) throws {
    self.pair = pair
    let requests = pair.ids.map { "\(ChangeRequests.folder)/\($0)" }
    entries = try store.entries(
      of: pair.tree, in: ["Sources", "Sources/Architectures", "Sources/Executables"] + requests)
  }

  func subject(in architecture: Architecture) -> ChangeBuildResults.BuildSubject {
    let own = [architecture.sourceFolder, "Sources/Executables/\(architecture.name)"]
    var hash = FNV1a()
    hash.add(Array(Self.method.utf8))
    for entry in entries where own.contains(entry.path) || isCommon(entry.path) {
      hash.add(Array("\(entry.path)\0\(entry.id)\n".utf8))
    }
    for scenario in pair.requests.flatMap(\.request.changedScenarios) {
      hash.add(Array("\(scenario.name)\n".utf8))
    }
    return .init(requests: pair.ids, architecture: architecture.name, sources: hash.text)
  }

  private func isCommon(_ path: String) -> Bool {
    if path.hasPrefix("\(ChangeRequests.folder)/") { return path.hasSuffix(".scenario") }
    // What has an extension is a file beside the modules.
    return path.split(separator: "/").count == 2 && !path.contains(".") && !Self.others.contains(path)
  }
}
