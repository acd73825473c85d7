import Measurement

/// Which requests are in conflict with each other, and where.
struct MergeSection: ReportSection {
  let findings: ChangeFindings

  func write(to page: inout MarkdownPage) {
    page.heading(2, "Two people at once")
    switch findings.changes.merges {
    case .notMeasured(let reason): page.paragraph("**Not measured:** \(MarkdownText.reason(reason)).")
    case .measured where findings.pairs == 0:
      page.paragraph("One request has none to be in conflict with.")
    case .measured(let merges): write(merges, to: &page)
    }
  }

  private func write(_ merges: [ChangeResults.Merge], to page: inout MarkdownPage) {
    page.paragraph(
      "Every two requests were merged three-way in each architecture, as for two people who worked at once:"
        + " \(NumberText.count(findings.pairs, "pair")).")
    page.list(findings.names.map(summary))
    writeTable(merges, to: &page)
    writeFiles(merges.filter { !$0.isClean }, to: &page)
    writeBuilds(merges.filter { $0.build != nil }, to: &page)
  }

  /// Such as `**MVC:** 2 of 3 pairs in conflict, 1 without unit tests; View.swift in 1`.
  private func summary(of name: String) -> String {
    let conflicts = findings.merges(in: name).filter { !$0.isClean }
    var words =
      "**\(MarkdownText.plain(name)):** \(NumberText.count(conflicts.count)) of"
      + " \(NumberText.count(findings.pairs, "pair")) in conflict"
    let sources = findings.sourceConflicts(in: name)
    if sources < conflicts.count { words += ", \(NumberText.count(sources)) without unit tests" }
    let files = Dictionary(grouping: conflicts.flatMap(\.sources)) { $0 }.mapValues(\.count)
      .sorted { ($1.value, $0.key) < ($0.value, $1.key) }
    var places = files.prefix(3).map { "\(Self.fileName($0.key)) in \(NumberText.count($0.value))" }
    if files.count > 3 { places.append(NumberText.count(files.count - 3, "other file")) }
    return words + (places.isEmpty ? "" : "; \(places.joined(separator: ", "))")
  }

  private func writeTable(_ merges: [ChangeResults.Merge], to page: inout MarkdownPage) {
    var table = MarkdownTable(["Pair"] + findings.names.map(MarkdownText.plain))
    var clean: [String] = []
    for pair in pairs {
      let own = findings.names.map { name in
        merges.first { $0.requests == pair && $0.architecture == name }
      }
      if own.allSatisfy({ $0?.isClean ?? true }) {
        clean.append(Self.words(pair))
      } else {
        table.add([Self.words(pair)] + own.map { $0.map(cell) ?? "" })
      }
    }
    page.paragraph(table.isEmpty ? "" : "In how many files a pair is in conflict:")
    page.table(table)
    guard !clean.isEmpty else { return }
    page.paragraph(
      table.isEmpty
        ? "Every pair merges cleanly in each architecture."
        : "Clean in each architecture: \(clean.joined(separator: ", ")).")
  }

  private var pairs: [[String]] {
    let ids = findings.requests.map(\.id)
    return ids.enumerated().flatMap { index, first in ids[(index + 1)...].map { [first, $0] } }
  }

  private func cell(_ merge: ChangeResults.Merge) -> String {
    if merge.isClean { return "clean" }
    let parts = [(merge.sources.count, "file"), (merge.tests.count, "test file")].filter { $0.0 > 0 }
    return parts.map { NumberText.joined(NumberText.count($0, $1)) }.joined(separator: ", ")
  }

  private func writeFiles(_ conflicts: [ChangeResults.Merge], to page: inout MarkdownPage) {
    let shared = conflicts.count { $0.architecture == nil }
    if shared > 0 {
      page.paragraph(
        "In conflict in what the architectures share: \(NumberText.count(shared, "pair")).")
    }
    guard !conflicts.isEmpty else { return }
    page.details("The files in conflict") { page in
      page.list(
        conflicts.map {
          "\($0.architecture.map(MarkdownText.plain) ?? "Shared"), \(Self.words($0.requests)): \(Self.files(of: $0))"
        })
    }
  }

  private static func words(_ ids: [String]) -> String {
    ids.map(MarkdownText.code).joined(separator: " with ")
  }

  private static func files(of merge: ChangeResults.Merge) -> String {
    (merge.sources + merge.tests).map(fileName).joined(separator: ", ")
  }

  private static func fileName(_ path: String) -> String {
    MarkdownText.code(path.split(separator: "/").last.map(String.init) ?? path)
  }

  // MARK: Builds

  /// Whether two requests that merge without a conflict also build and do what both should.
  private func writeBuilds(_ merged: [ChangeResults.Merge], to page: inout MarkdownPage) {
    guard let first = merged.first else { return }
    let built = merged.compactMap { merge in merge.build?.value.map { Built(merge, $0) } }
    guard !built.isEmpty else {
      page.heading(3, "Both in one tree")
      page.paragraph("**Not measured:** \(MarkdownText.reason(first.build?.reason ?? "")).")
      return
    }
    page.write(PackageResources.pairs_md)
    page.list(
      findings.names.map { name in
        let own = built.filter { $0.merge.architecture == name }
        let building = own.count { $0.build.errors.isEmpty }
        return own.isEmpty && merged.contains { $0.architecture == name }
          ? "**\(MarkdownText.plain(name)):** not measured for these sources"
          : "**\(MarkdownText.plain(name)):** pairs that merge: \(NumberText.count(own.count)), of these build:"
            + " \(NumberText.count(building)), and every scenario holds in"
            + " \(NumberText.count(own.count { $0.build.holds }))"
      })
    let groups = Dictionary(grouping: built.filter { !$0.build.holds }) {
      [Self.words($0.merge.requests), MarkdownText.plain($0.build.words)]
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

  private typealias Built = (merge: ChangeResults.Merge, build: ChangeBuildResults.PairBuild)
}

extension ChangeBuildResults.PairBuild {
  /// What was found in one line, such as `does not build: List.swift:7: cannot find 'x' in scope`.
  var words: String {
    func told(_ finding: ChangeBuildResults.Finding) -> String {
      "\(finding.file.split(separator: "/").last ?? ""):\(finding.line): \(finding.message)"
    }
    if let first = errors.first { return "does not build: \(told(first))" }
    guard let first = failures.first else { return "builds, and every scenario holds" }
    let steps =
      failures.count == 1
      ? "1 step of a scenario fails:"
      : "\(NumberText.count(failures.count)) steps of scenarios fail, the first of them"
    return "builds; \(steps) \(told(first))"
  }
}
