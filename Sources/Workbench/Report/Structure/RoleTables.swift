import Results
import SourceMetrics

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
      let imports = RoleImports(of: module, in: structure)
      table.add([MarkdownText.plain(structure.name), list(imports.importing), list(imports.others)])
    }
    return table
  }

  private func list(_ roles: [String]) -> String {
    roles.isEmpty ? "none" : MarkdownText.plain(roles.joined(separator: ", "))
  }

  private func roles(of structure: StructureResults.ArchitectureSources) -> MarkdownTable {
    var table = MarkdownTable(["Role", "Files", "Code lines", "Types", "Decision points"])
    for role in structure.roles { table.add(row(MarkdownText.plain(role.name), role.counts)) }
    let others = structure.filesWithoutRole
    if !others.isEmpty { table.add(row("*no role*", others.counts)) }
    table.add(row("**All**", structure.metrics.counts))
    return table
  }

  private func row(_ title: String, _ counts: SourceCounts) -> [String] {
    [title]
      + [counts.files, counts.codeLines, counts.types, counts.decisionPoints].map { NumberText.count($0) }
  }
}
