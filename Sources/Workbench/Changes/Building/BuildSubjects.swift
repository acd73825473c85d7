import ArchitectureCatalog
import Foundation
import PackageCopy
import Results

/// Tells the files that decide what builds of requests find in an architecture from others.
struct BuildSubjects {
  /// Changes when it is found in another way.
  private static let method = "1"
  /// The folders in `Sources` that decide nothing: those of which the app of one architecture is not built, those of which
  /// only a part is its own, and what knows nothing of the app.
  private static let others = [
    "ArchitectureCatalog", "Architectures", "CommandLineKit", "Executables", "Workbench",
  ]

  /// What an app is built from, and its unit tests: the folders, and what tells the files in them from others.
  private struct BuiltApp {
    let folders: [String]
    let sources: String
  }

  private let apps: [String: BuiltApp]

  /// - Parameter root: the folder of the package. Throws a `CocoaError`.
  init(root: URL, architectures: [Architecture]) throws {
    let isThere = { (path: String) in
      FileManager.default.fileExists(atPath: root.appendingPathComponent(path).path)
    }
    let sources = root.appendingPathComponent("Sources").path
    let names = isThere("Sources") ? try FileManager.default.contentsOfDirectory(atPath: sources) : []
    // What has an extension is a file beside the modules.
    let modules = names.filter { !Self.others.contains($0) && !$0.contains(".") }
    let common = modules.sorted().map { "Sources/\($0)" } + ["Tests/Support"]
    let commonSources = try SourceFingerprint.of(common.filter(isThere), method: Self.method, root: root)
    apps = try architectures.reduce(into: [:]) { apps, architecture in
      let own =
        PatchOwner.folders(of: architecture).map { String($0.dropLast()) }
        + ["Sources/Executables/\(architecture.name)"]
      apps[architecture.name] = BuiltApp(
        folders: common + own,
        sources: try SourceFingerprint.of(own.filter(isThere), method: commonSources, root: root))
    }
  }

  /// Throws a `CocoaError` for a file that cannot be read.
  func subject(
    of requests: [ChangeRequest], in architecture: Architecture
  ) throws -> ChangeBuildResults.BuildSubject {
    let app = apps[architecture.name]
    var hash = FNV1a()
    hash.add(Array((app?.sources ?? "").utf8))
    for request in requests {
      hash.add(Array(request.changedScenarios.map(\.name).joined(separator: "\n").utf8))
      // What the patches change besides, such as documentation, decides nothing.
      for file in [request.patches[architecture.name], request.shared].compactMap(\.self).flatMap(\.files)
      where app?.folders.contains(where: { file.path.hasPrefix("\($0)/") }) == true {
        hash.add(Array("\(file.path)\0\(file.kind)\n".utf8))
        for line in file.hunks.flatMap(\.lines) { hash.add(Array("\(line.mark)".utf8) + line.text) }
      }
      for scenario in request.scenarioFiles { hash.add(Array(try Data(contentsOf: scenario))) }
    }
    return ChangeBuildResults.BuildSubject(
      requests: requests.map(\.id), architecture: architecture.name, sources: hash.text)
  }
}
