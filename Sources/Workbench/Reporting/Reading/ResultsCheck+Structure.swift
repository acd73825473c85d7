import SourceMetrics

extension ResultsCheck {
  func checkStructure() throws(ResultsInconsistency) {
    try expectAll(results.structure.architectures.map(\.name), "structure.architectures")
    for (index, architecture) in results.structure.architectures.enumerated() {
      let path = "structure.architectures[\(index)]"
      try check(architecture.metrics, "\(path).metrics")
      try expectUnique(architecture.roles.map(\.name), "\(path).roles")
      try expectUnique(architecture.roles.flatMap(\.files), "\(path).roles")
      for role in architecture.roles { try check(role, of: architecture, "\(path).roles") }
    }
    for (index, folder) in results.structure.shared.enumerated() {
      try check(folder, "structure.shared[\(index)]")
    }
  }

  private func check(
    _ role: StructureResults.Role, of architecture: StructureResults.Architecture, _ path: String
  ) throws(ResultsInconsistency) {
    try check(role.counts, path)
    let measured = Set(architecture.metrics.files.map(\.path))
    for file in role.files where !measured.contains(file) {
      throw ResultsInconsistency(path: path, reason: "\(role.name) has \(file), which was not measured.")
    }
  }

  private func check(_ folder: FolderMetrics, _ path: String) throws(ResultsInconsistency) {
    try expectUnique(folder.files.map(\.path), path)
    for file in folder.files {
      try check(file.counts, "\(path), \(file.path)")
      for declaration in file.declarations {
        try expectCount(declaration.codeLines, "\(path), \(declaration.name)")
      }
    }
    // A folder without code was not measured: no ratio can be taken to it.
    try expect(folder.files.contains { $0.counts.codeLines > 0 }, path, "There is no line of code.")
  }

  private func check(_ counts: SourceCounts, _ path: String) throws(ResultsInconsistency) {
    let all = [
      counts.files, counts.codeLines, counts.commentLines, counts.blankLines, counts.classes,
      counts.structs, counts.enums, counts.actors, counts.protocols, counts.extensions, counts.functions,
      counts.decisionPoints,
    ]
    for count in all { try expectCount(count, path) }
  }
}
