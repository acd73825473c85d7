import Measurement

/// What builds of two requests in one tree found, in one line each.
enum BuildText {
  /// Such as `does not build: List.swift:7: cannot find 'x' in scope`.
  static func pair(_ build: ChangeBuildResults.PairBuild) -> String {
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
