import Measurement

/// Which roles each architecture has, and what they import.
struct RoleTables {
  let findings: Findings

  func write(to page: inout MarkdownPage) {
    let modules = findings.results.structure.shared.map(\.moduleName)
    for module in modules {
      page.paragraph("Which roles import \(MarkdownText.code(module)):")
      page.table(imports(of: module))
    }
    for structure in findings.structures {
      page.details("\(structure.name): \(NumberText.count(structure.roles.count, "role"))") { page in
        page.table(roles(of: structure))
      }
    }
  }

  private func imports(of module: String) -> MarkdownTable {
    var table = MarkdownTable(["", "Import it", "Do not"], .left)
    for structure in findings.structures {
      let roles = structure.roles.filter { !$0.files.isEmpty }
      let importing = roles.filter { role in
        structure.files(of: role).contains { $0.imports.contains(module) }
      }.map(\.name)
      let others = roles.map(\.name).filter { !importing.contains($0) }
      table.add([MarkdownText.plain(structure.name), list(importing), list(others)])
    }
    return table
  }

  private func list(_ roles: [String]) -> String {
    roles.isEmpty ? "none" : MarkdownText.plain(roles.joined(separator: ", "))
  }

  private func roles(of structure: StructureResults.ArchitectureSources) -> MarkdownTable {
    var table = MarkdownTable(["Role", "Code lines", "Types", "Decision points"])
    for role in structure.roles { table.add(row(MarkdownText.plain(role.name), role.counts)) }
    let others = structure.filesWithoutRole
    if !others.isEmpty { table.add(row("*no role*", others.counts)) }
    table.add(row("**All**", structure.metrics.counts))
    return table
  }

  private func row(_ title: String, _ counts: SourceCounts) -> [String] {
    [title]
      + [counts.codeLines, counts.types, counts.decisionPoints].map { NumberText.count($0) }
  }
}

extension StructureResults.ArchitectureSources {
  func files(of role: StructureResults.RoleSources) -> [FileMetrics] {
    metrics.files.filter { role.files.contains($0.path) }
  }

  /// The files of the role with this name; empty without such a role.
  func files(ofRoleNamed name: String) -> [FileMetrics] {
    roles.first { $0.name == name }.map(files) ?? []
  }

  /// The files that are named as view controllers.
  var viewControllers: [FileMetrics] {
    metrics.files.filter { $0.stem.hasSuffix("ViewController") }
  }

  /// The files that play none of the roles.
  var filesWithoutRole: [FileMetrics] {
    let placed = Set(roles.flatMap(\.files))
    return metrics.files.filter { !placed.contains($0.path) }
  }
}

extension [TypeSize] {
  var codeLines: Int { reduce(0) { $0 + $1.codeLines } }
}

extension [FileMetrics] {
  /// The sums over the files.
  var counts: SourceCounts { reduce(SourceCounts()) { $0 + $1.counts } }
}

/// A type with its extensions, wherever in the folder they stand.
struct TypeSize {
  let name: String
  let codeLines: Int
}

extension FolderMetrics {
  /// The type that has the most code lines together with its extensions; nil if there is no type.
  var largestType: TypeSize? {
    typeSizes.max { ($0.codeLines, $1.name) < ($1.codeLines, $0.name) }
  }

  private var typeSizes: [TypeSize] {
    let extensions = Dictionary(
      declarations.filter { $0.kind == .extension }.map { ($0.name, $0.codeLines) }, uniquingKeysWith: +)
    return files.flatMap(\.types).map { type in
      TypeSize(name: type.name, codeLines: type.codeLines + extensions[type.name, default: 0])
    }
  }

  /// The types whose names end with `suffix`, each with its extensions.
  func types(named suffix: String) -> [TypeSize] { typeSizes.filter { $0.name.hasSuffix(suffix) } }

  /// The last part of the path, which for a module's folder is its name.
  var moduleName: String {
    path.split(separator: "/").last.map(String.init) ?? path
  }
}
