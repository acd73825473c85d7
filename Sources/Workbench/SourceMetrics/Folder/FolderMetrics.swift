/// What the Swift files of a folder hold.
public struct FolderMetrics: Codable, Equatable, Sendable {
  /// The path of the folder, as it was given.
  public let path: String
  /// The files, sorted by their paths.
  public let files: [FileMetrics]

  /// Collects measured files.
  public init(path: String, files: [FileMetrics]) {
    self.path = path
    self.files = files.sorted { $0.path < $1.path }
  }

  /// The sums over all files.
  public var counts: SourceCounts {
    files.reduce(SourceCounts()) { $0 + $1.counts }
  }

  /// The types and extensions of all files.
  public var declarations: [Declaration] { files.flatMap(\.declarations) }

  /// The names of the imported modules, each once, sorted.
  public var imports: [String] { Set(files.flatMap(\.imports)).sorted() }
}
