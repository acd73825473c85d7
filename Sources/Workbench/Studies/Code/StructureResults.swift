import SourceReading

/// The source metrics of the modules that the compared architectures share.
struct StructureResults: Codable, Equatable, Sendable {
  /// The files of one role.
  struct RoleSources: Codable, Equatable, Sendable {
    let name: String
    /// Paths of the files, from the architecture's folder.
    let files: [String]
    let counts: SourceCounts
  }

  /// One architecture's sources.
  struct ArchitectureSources: Codable, Equatable, Sendable {
    let name: String
    let metrics: FolderMetrics
    /// The roles in the order in which the catalog names them.
    let roles: [RoleSources]

    /// The role whose files declare the type; nil if none does.
    func role(ofType name: String) -> String? {
      let file = metrics.files.first { $0.types.contains { $0.name == name } }?.path
      return roles.first { role in file.map(role.files.contains) ?? false }?.name
    }
  }

  /// The modules that every architecture depends on.
  let shared: [FolderMetrics]
}
