import Measurement

/// Whether two requests that merge without a conflict also build and do what both should.
struct PairBuildSection: ReportSection {
  let findings: ChangeFindings

  private typealias Built = (merge: ChangeResults.Merge, build: ChangeBuildResults.PairBuild)

  func write(to page: inout MarkdownPage) {
    let merged = (findings.changes.merges.value ?? []).filter { $0.build != nil }
    guard let first = merged.first else { return }
    page.heading(3, "Both in one tree")
    let built = merged.compactMap { merge in merge.build?.value.map { Built(merge, $0) } }
    guard !built.isEmpty else {
      page.paragraph("**Not measured:** \(MarkdownText.reason(first.build?.reason ?? "")).")
      return
    }
    page.paragraph(
      "Two requests may merge without a conflict and still contradict each other. Each pair that merges, in what the"
        + " architectures share as well, was built, and run with the scenarios of both requests and with every built-in"
        + " one that neither changes. Where the same steps fail in every architecture, the requests contradict each other:"
        + " a scenario of one shows what the other changes.")
    page.list(
      findings.names.map { name in
        let own = built.filter { $0.merge.architecture == name }
        return own.isEmpty && merged.contains { $0.architecture == name }
          ? "**\(MarkdownText.plain(name)):** not measured for these sources" : summary(of: name, own)
      })
    let faults = built.filter { !$0.build.holds }
    let groups = Dictionary(grouping: faults) {
      [Self.words($0.merge), MarkdownText.plain(BuildText.pair($0.build))]
    }
    page.list(
      groups.sorted { $0.key.lexicographicallyPrecedes($1.key) }.map { key, faults in
        let names = faults.compactMap(\.merge.architecture).map(MarkdownText.plain)
        return "\(key[0]) in \(WordList.and(names)): \(key[1])"
      })
    let missing = merged.count - built.count
    if missing > 0 {
      page.paragraph("\(NumberText.count(missing, "pair")) of them were not measured for these sources.")
    }
  }

  /// Such as `**MVC:** of 8 pairs that merge, 8 build, and in 6 every scenario holds`.
  private func summary(of name: String, _ built: [Built]) -> String {
    let (building, holding) = (built.count { $0.build.errors.isEmpty }, built.count { $0.build.holds })
    return
      "**\(MarkdownText.plain(name)):** of \(NumberText.count(built.count, "pair")) that \(built.count == 1 ? "merges" : "merge"),"
      + " \(NumberText.count(building)) build, and in \(NumberText.count(holding)) every scenario holds"
  }

  private static func words(_ merge: ChangeResults.Merge) -> String {
    merge.requests.map(MarkdownText.code).joined(separator: " with ")
  }
}
