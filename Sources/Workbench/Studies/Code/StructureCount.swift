import ArchitectureCatalog
import CommandLineKit
import Foundation
import Measurement
import SourceReading

/// Counts the code of architectures, and of the modules that they share.
struct StructureCount {
  static let domainFolder = "Sources/ContactsDomain"
  static let toolkitFolder = "Sources/TerminalKit"
  /// The modules that every architecture uses.
  private static let sharedFolders = [domainFolder, toolkitFolder]

  let root: URL

  /// The sources of each architecture.
  func sources(
    of architectures: [Architecture]
  ) throws(CommandFailure) -> [StructureResults.ArchitectureSources] {
    var counted: [StructureResults.ArchitectureSources] = []
    for architecture in architectures {
      let metrics = try measure(architecture.sourceFolder)
      counted.append(
        StructureResults.ArchitectureSources(
          name: architecture.name, metrics: metrics, roles: Self.roles(of: architecture, in: metrics)))
    }
    return counted
  }

  /// The modules that all architectures share.
  func shared() throws(CommandFailure) -> StructureResults {
    var shared: [FolderMetrics] = []
    for folder in Self.sharedFolders { shared.append(try measure(folder)) }
    return StructureResults(shared: shared)
  }

  private func measure(_ folder: String) throws(CommandFailure) -> FolderMetrics {
    let metrics = try SourceFolder.measure(at: root.appendingPathComponent(folder).path)
    return FolderMetrics(path: folder, files: metrics.files)
  }

  private static func roles(
    of architecture: Architecture, in metrics: FolderMetrics
  ) -> [StructureResults.RoleSources] {
    (architecture.roles + Role.common).compactMap { role in
      let files = metrics.files.filter { architecture.role(ofFileNamed: $0.path) == role }
      guard !files.isEmpty else { return nil }
      return StructureResults.RoleSources(
        name: role.name, files: files.map(\.path), counts: files.counts)
    }
  }
}
