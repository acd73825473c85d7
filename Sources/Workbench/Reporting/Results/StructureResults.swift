public import SourceMetrics

/// What the code of each architecture is, and that of the modules which they share.
public struct StructureResults: Codable, Equatable, Sendable {
  /// The files of one role.
  public struct Role: Codable, Equatable, Sendable {
    public let name: String
    /// Paths of the files, from the architecture's folder.
    public let files: [String]
    public let counts: SourceCounts

    public init(name: String, files: [String], counts: SourceCounts) {
      self.name = name
      self.files = files
      self.counts = counts
    }
  }

  /// One architecture's sources.
  public struct Architecture: Codable, Equatable, Sendable {
    public let name: String
    public let metrics: FolderMetrics
    /// The roles in the order in which the catalog names them.
    public let roles: [Role]

    public init(name: String, metrics: FolderMetrics, roles: [Role]) {
      self.name = name
      self.metrics = metrics
      self.roles = roles
    }
  }

  public let architectures: [Architecture]
  /// The modules that every architecture stands on.
  public let shared: [FolderMetrics]
  /// Paths of the files that are the same, byte by byte, in every architecture.
  public let identicalFiles: [String]

  public init(architectures: [Architecture], shared: [FolderMetrics], identicalFiles: [String] = []) {
    self.architectures = architectures
    self.shared = shared
    self.identicalFiles = identicalFiles
  }
}
