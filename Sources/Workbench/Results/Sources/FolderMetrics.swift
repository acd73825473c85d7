/// What the Swift files of a folder hold.
package struct FolderMetrics: Codable, Equatable, Sendable {
  /// The path of the folder, as it was given.
  package let path: String
  /// The files, sorted by their paths.
  package let files: [FileMetrics]

  /// Collects measured files.
  package init(path: String, files: [FileMetrics]) {
    self.path = path
    self.files = files.sorted { $0.path < $1.path }
  }

  /// The sums over all files.
  package var counts: SourceCounts {
    files.reduce(SourceCounts()) { $0 + $1.counts }
  }

  /// The types and extensions of all files.
  package var declarations: [Declaration] { files.flatMap(\.declarations) }

  /// The names of the imported modules, each once, sorted.
  package var imports: [String] { Set(files.flatMap(\.imports)).sorted() }
}
