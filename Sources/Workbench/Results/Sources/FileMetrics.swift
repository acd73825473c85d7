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
