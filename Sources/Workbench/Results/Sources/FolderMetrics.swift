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

/// What one Swift file holds.
package struct FileMetrics: Codable, Equatable, Sendable {
  /// Where the file is, relative to the measured folder.
  package let path: String
  /// The file's lines, declarations and decision points.
  package let counts: SourceCounts
  /// The imported modules, each once, in the order of the source.
  package let imports: [String]
  /// The types and extensions of the file, in the order of the source.
  package let declarations: [Declaration]

  /// What was found in a file.
  package init(path: String, counts: SourceCounts, imports: [String], declarations: [Declaration]) {
    self.path = path
    self.counts = counts
    self.imports = imports
    self.declarations = declarations
  }

  /// The file's name without folders and `.swift`.
  package var stem: String {
    let name = path.split(separator: "/").last.map(String.init) ?? path
    return name.hasSuffix(".swift") ? String(name.dropLast(6)) : name
  }

  /// The declarations that are types.
  package var types: [Declaration] { declarations.filter { $0.kind != .extension } }

  /// The declarations that extend a type.
  package var extensions: [Declaration] { declarations.filter { $0.kind == .extension } }
}
