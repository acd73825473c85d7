/// What the code of each architecture is, and that of the modules which they share.
package struct StructureResults: Codable, Equatable, Sendable {
  /// The files of one role.
  package struct RoleSources: Codable, Equatable, Sendable {
    package let name: String
    /// Paths of the files, from the architecture's folder.
    package let files: [String]
    package let counts: SourceCounts

    package init(name: String, files: [String], counts: SourceCounts) {
      self.name = name
      self.files = files
      self.counts = counts
    }
  }

  /// One architecture's sources.
  package struct ArchitectureSources: Codable, Equatable, Sendable {
    package let name: String
    package let metrics: FolderMetrics
    /// The roles in the order in which the catalog names them.
    package let roles: [RoleSources]

    package init(name: String, metrics: FolderMetrics, roles: [RoleSources]) {
      self.name = name
      self.metrics = metrics
      self.roles = roles
    }
  }

  package let architectures: [ArchitectureSources]
  /// The modules that every architecture stands on.
  package let shared: [FolderMetrics]
  /// Paths of the files that are the same, byte by byte, in every architecture.
  package let identicalFiles: [String]

  package init(architectures: [ArchitectureSources], shared: [FolderMetrics], identicalFiles: [String] = []) {
    self.architectures = architectures
    self.shared = shared
    self.identicalFiles = identicalFiles
  }
}
