extension ResultsCheck {
  func checkStructure() throws(ResultsInconsistency) {
    try expectAll(results.structure.architectures.map(\.name), "structure.architectures")
    for (index, architecture) in results.structure.architectures.enumerated() {
      let path = "structure.architectures[\(index)]"
      try check(architecture.metrics, "\(path).metrics")
      try expectUnique(architecture.roles.map(\.name), "\(path).roles")
      try expectUnique(architecture.roles.flatMap(\.files), "\(path).roles")
      try checkRoles(of: architecture, "\(path).roles")
    }
    for (index, folder) in results.structure.shared.enumerated() {
      try check(folder, "structure.shared[\(index)]")
    }
  }

  private func checkRoles(
    of architecture: StructureResults.ArchitectureSources, _ path: String
  ) throws(ResultsInconsistency) {
    let measured = Set(architecture.metrics.files.map(\.path))
    for role in architecture.roles {
      for file in role.files where !measured.contains(file) {
        throw ResultsInconsistency(
          path: path,
          reason: "\(HarmlessText.short(role.name)) has \(HarmlessText.short(file)), which was not measured.")
      }
    }
  }

  private func check(_ folder: FolderMetrics, _ path: String) throws(ResultsInconsistency) {
    try expectUnique(folder.files.map(\.path), path)
    // A folder without code was not measured: no ratio can be taken to it.
    try expect(folder.files.contains { $0.counts.codeLines > 0 }, path, "There is no line of code.")
  }
}
