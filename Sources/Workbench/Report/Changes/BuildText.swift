package import Results

/// What builds of change requests found, in one line each.
package enum BuildText {
  /// Such as `3 own, 1 module compiled again; no longer compiles: 2 test files`.
  package static func request(_ build: ChangeBuildResults.RequestBuild) -> String {
    "\(ChangeMeasure.compiled.text(build)) compiled again; no longer compiles: \(ChangeMeasure.refused.text(build))"
  }

  /// Such as `does not build: List.swift:7: cannot find 'x' in scope`.
  package static func pair(_ build: ChangeBuildResults.PairBuild) -> String {
    if let first = build.errors.first { return "does not build: \(place(first)): \(first.message)" }
    guard let first = build.failures.first else { return "builds, and every scenario holds" }
    let steps =
      build.failures.count == 1
      ? "1 step of a scenario fails:"
      : "\(NumberText.count(build.failures.count)) steps of scenarios fail, the first of them"
    return "builds; \(steps) \(place(first)): \(first.message)"
  }

  private static func place(_ finding: ChangeBuildResults.Finding) -> String {
    "\(finding.file.split(separator: "/").last ?? ""):\(finding.line)"
  }
}

extension ChangeMeasure {
  fileprivate func text(_ build: ChangeBuildResults.RequestBuild) -> String {
    var part = ChangeResults.ArchitecturePart(architecture: "", part: .init(sources: .init(), tests: .init()))
    part.build = .measured(build)
    return text(part)
  }
}
