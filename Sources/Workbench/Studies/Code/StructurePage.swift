import CommandLineKit
import Measurement
import SourceReading

/// The page on the code of each architecture.
extension Findings {
  func writeStructure(to page: inout MarkdownPage) {
    let folders = results.structure.shared
    let shared = folders.reduce(0) { $0 + $1.counts.codeLines }
    let files = results.structure.identicalFiles
    let identical = (structures.first?.metrics.files ?? []).filter { files.contains($0.path) }
      .counts.codeLines
    let isCompared = structures.count > 1
    page.write(
      "structure.md",
      [
        "none": folders.isEmpty, "shared": folders.isEmpty ? nil : shared,
        "modules": WordList.and(
          folders.map { "\(MarkdownText.code($0.moduleName)) (\(NumberText.count($0.counts.codeLines)))" }),
        "identical": isCompared && identical > 0 ? WordList.and(files.map(MarkdownText.code)) : nil,
      ],
      parts: [
        "counts": { $0.table(counts) }, "largestTypes": { $0.list(structures.map(largestType)) },
        "ratios": { if isCompared { $0.table(ratios(shared: shared, identical: identical)) } },
        "imports": { page in
          for module in folders.map(\.moduleName) {
            page.paragraph("Which roles import \(MarkdownText.code(module)):")
            page.table(imports(of: module))
          }
        },
        "roles": { page in
          for structure in structures {
            page.details("\(structure.name): \(NumberText.count(structure.roles.count, "role"))") {
              $0.table(structure.roleTable)
            }
          }
        },
      ])
  }

  private var counts: MarkdownTable {
    func count(_ count: @escaping (FolderMetrics) -> Int) -> (StructureResults.ArchitectureSources) -> String
    {
      { NumberText.count(count($0.metrics)) }
    }
    return MarkdownTable(
      structures, titled: { MarkdownText.plain($0.name) },
      rows: [
        ("Files", count(\.counts.files)), ("Code lines", count(\.counts.codeLines)),
        ("Types", count(\.counts.types)),
        ("… of these, classes", count(\.counts.classes)), ("… structs", count(\.counts.structs)),
        ("… enums", count(\.counts.enums)), ("… protocols", count(\.counts.protocols)),
        ("Functions with a body", count(\.functionsWithBody)),
        ("Requirements of protocols", count(\.requirements)),
        ("Code lines for each type", { NumberText.significant($0.metrics.linesPerType) }),
        ("Largest type, code lines", count { $0.largestType?.codeLines ?? 0 }),
      ])
  }

  private func largestType(_ structure: StructureResults.ArchitectureSources) -> String {
    let largest = structure.metrics.largestType.map { "largest type \(MarkdownText.code($0.name))" }
    return "\(MarkdownText.plain(structure.name)): \(largest ?? "no type")"
  }

  /// The ratios of the architectures' sizes with and without what they share.
  private func ratios(shared: Int, identical: Int) -> MarkdownTable {
    var table = MarkdownTable([""] + structures.map { MarkdownText.plain($0.name) })
    for (title, more) in [
      ("Code lines", 0), ("Without files that are the same in each", -identical),
      ("With shared code lines", shared),
    ] where title == "Code lines" || more != 0 {
      let lines = structures.map { $0.metrics.counts.codeLines + more }
      table.add([title] + lines.map { NumberText.count($0) })
      table.add(
        ["Ratio to \(MarkdownText.plain(first))"]
          + lines.map { NumberText.hundredths(Double($0) / Double(lines[0])) })
    }
    return table
  }

  private func imports(of module: String) -> MarkdownTable {
    func roles(_ imports: Bool) -> (StructureResults.ArchitectureSources) -> String {
      { structure in
        let names = structure.roles.filter { role in
          !role.files.isEmpty
            && structure.files(of: role).contains { $0.imports.contains(module) } == imports
        }.map(\.name)
        return names.isEmpty ? "none" : MarkdownText.plain(names.joined(separator: ", "))
      }
    }
    return MarkdownTable(
      structures,
      columns: [
        ("", .left, { MarkdownText.plain($0.name) }), ("Import it", .left, roles(true)),
        ("Do not", .left, roles(false)),
      ])
  }
}

extension StructureResults.ArchitectureSources {
  fileprivate var roleTable: MarkdownTable {
    let placed = Set(roles.flatMap(\.files))
    let others = metrics.files.filter { !placed.contains($0.path) }
    let rows =
      roles.map { (MarkdownText.plain($0.name), $0.counts) }
      + (others.isEmpty ? [] : [("*no role*", others.counts)]) + [("**All**", metrics.counts)]
    return MarkdownTable(
      rows,
      columns: [
        ("Role", .left, \.0), ("Code lines", .right, { NumberText.count($0.1.codeLines) }),
        ("Types", .right, { NumberText.count($0.1.types) }),
      ])
  }

  func files(of role: StructureResults.RoleSources) -> [FileMetrics] {
    metrics.files.filter { role.files.contains($0.path) }
  }
}
