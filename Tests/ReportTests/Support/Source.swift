import Results
import SourceMetrics

@testable import Report

/// Sources of architectures that exist only here.
enum Source {
  /// A class of so many code lines, at least 2, after imports that are code lines too.
  static func file(_ stem: String, lines: Int, imports: [String] = []) -> FileMetrics {
    let head = imports.map { "import \($0)\n" }.joined()
    let body = (0..<max(0, lines - 2)).map { "  let value\($0) = \($0)\n" }.joined()
    return FileMetrics(path: "\(stem).swift", source: "\(head)final class \(stem) {\n\(body)}\n")
  }

  /// 10 code lines in a view controller, and 10 more for each letter of the name that follows the first.
  static func architecture(_ name: String) -> StructureResults.ArchitectureSources {
    let others = name.dropFirst().enumerated().map { file("Part\($0.offset)", lines: 10) }
    return architecture(name, views: [file("ListViewController", lines: 10)], others: others)
  }

  static func architecture(
    _ name: String, views: [FileMetrics], others: [FileMetrics] = []
  ) -> StructureResults.ArchitectureSources {
    StructureResults.ArchitectureSources(
      name: name, metrics: FolderMetrics(path: "/home/someone/\(name)", files: views + others),
      roles: [StructureResults.RoleSources(name: "View", files: views.map(\.path), counts: views.counts)])
  }
}
