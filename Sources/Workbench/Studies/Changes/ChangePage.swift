import Measurement

/// The page on what a change takes in each architecture.
extension Findings {
  func writeChanges(to page: inout MarkdownPage) {
    page.heading(1, "What a change costs")
    page.write(changes) { changes, page in
      let absent = architectures.filter { !changes.names.contains($0) }.map(MarkdownText.plain)
      let tables = ChangeTables(findings: changes, isFolded: true)
      page.write(
        "changes.md",
        [
          "names": WordList.and(changes.names.map(MarkdownText.plain)),
          "absent": absent,
          "several": changes.requests.count > 1,
        ],
        parts: [
          "medians": tables.writeMedians, "figure": { writeFigure(changes, to: &$0) },
          "map": { writeMap(changes, to: &$0) },
          "costs": tables.writeCosts, "requests": { $0.list(Self.requests(changes)) },
        ])
    }
  }

  /// The code lines that each change adds, as bars, and above them the sum.
  private func writeFigure(_ changes: ChangeFindings, to page: inout MarkdownPage) {
    let requests = changes.requestsBySize
    let all = requests.map { request in
      (label: "\(request.id): \(request.title)", lines: lines(of: request, changes))
    }
    let sums = changes.names.indices.map { place in
      all.reduce([0, 0]) { sums, one in zip(sums, one.lines[place] ?? [0, 0]).map { $0 + $1 } }
    }
    let total: BarChart.Group = ("All \(NumberText.count(requests.count)) changes", sums)
    let chart = BarChart(
      title: "How many code lines does a change add?",
      subtitle: "Largest sum first; without unit tests and shared code",
      series: changes.names.map(series), parts: ["in files that existed", "in new files"],
      groups: (requests.count > 1 ? [total] : []) + all.map { ($0.label, $0.lines) },
      format: NumberText.tenths)
    page.figure(
      "changes", chart,
      alternative:
        "Code lines that each change adds, as bars, largest first; those of all are \(chart.totals).")
  }

  private func lines(of request: ChangeResults.RequestCounts, _ changes: ChangeFindings) -> [[Double]?] {
    changes.names.map { name in
      changes.part(of: request, in: name).map { part in
        let lines = part.sources.lines
        return [lines.addedToExistingFiles, lines.added - lines.addedToExistingFiles].map(Double.init)
      }
    }
  }

  /// The roles that each change touches, as a map.
  private func writeMap(_ changes: ChangeFindings, to page: inout MarkdownPage) {
    let requests = changes.requestsBySize
    let map = TouchMap(
      title: "Which roles does a change touch?",
      subtitle: "Filled: the change edits a file of the role; below: how many do", rows: requests.map(\.id),
      groups: changes.names.map { name in
        let touched = requests.map { changes.part(of: $0, in: name)?.sources.roles ?? [] }
        let known = structure(of: name)?.roles.map(\.name) ?? []
        let roles = (known + touched.joined()).withoutRepetition
        return .init(
          series: series(name), columns: roles,
          touched: touched.map { names in Set(roles.indices.filter { names.contains(roles[$0]) }) })
      })
    page.figure(
      "change-roles", map,
      alternative:
        "Map of the roles that each change touches in \(WordList.and(changes.names)), largest change first.")
  }

  private static func requests(_ changes: ChangeFindings) -> [String] {
    changes.requests.map { request in
      let folder = "../\(ChangeResults.folder)/\(request.id)"
      let owners = request.architectures.map(\.architecture) + (request.shared == nil ? [] : ["shared"])
      let patches = owners.map { MarkdownText.link(MarkdownText.plain($0), to: "\(folder)/\($0).patch") }
      let title = MarkdownText.link(MarkdownText.plain(request.title), to: "\(folder)/request.md")
      return "\(MarkdownText.code(request.id)): \(title). Patches: \(patches.joined(separator: ", "))"
    }
  }
}

/// Which changes are in conflict with each other, and where.
extension ChangeFindings {
  func writeMerges(to page: inout MarkdownPage) {
    page.heading(2, "Two people at once")
    guard let merges = changes.merges.value else {
      page.paragraph("**Not measured:** \(MarkdownText.reason(changes.merges.reason ?? "")).")
      return
    }
    guard pairs > 0 else {
      page.paragraph("One request has none to be in conflict with.")
      return
    }
    page.paragraph(
      "In each architecture git merged every two requests, as if two people had worked at once:"
        + " \(NumberText.count(pairs, "pair")).")
    page.table(
      MarkdownTable(
        names, titled: MarkdownText.plain,
        rows: conflictRows + [conflictRow("… whose scenarios all hold", \.none)]))
    page.list(names.map(conflictSummary))
    writePairs(merges, to: &page)
    let conflicts = merges.filter { !$0.isClean }
    let shared = conflicts.count { $0.architecture == nil }
    if shared > 0 {
      page.paragraph("In conflict in shared code: \(NumberText.count(shared, "pair")).")
    }
    if !conflicts.isEmpty {
      page.details("The files in conflict") { page in
        page.list(
          conflicts.map { merge in
            let files = (merge.sources + merge.tests).map(Self.fileName).joined(separator: ", ")
            return
              "\(merge.architecture.map(MarkdownText.plain) ?? "Shared"), \(Self.words(merge.requests)): \(files)"
          })
      }
    }
    writeBuilds(merges.filter { $0.build != nil }, to: &page)
  }

  /// A row for each way in which two changes cannot be combined.
  var conflictRows: [(String, (String) -> String)] {
    [
      conflictRow("**Pairs of requests in conflict in text, of \(NumberText.count(pairs))**", \.text),
      conflictRow("… that merge and do not compile", \.compiler),
      conflictRow("… that compile and fail a scenario", \.scenarios),
      conflictRow("… in conflict only in what all share", \.shared),
    ]
  }

  private func conflictRow(
    _ title: String, _ count: @escaping (Conflicts) -> Int?
  ) -> (String, (String) -> String) {
    (title, { name in conflicts(in: name).flatMap(count).map(NumberText.count) ?? "not measured" })
  }

  /// Such as `**MVC:** 2 of 3 pairs in conflict, 1 without unit tests; View.swift in 1`.
  private func conflictSummary(of name: String) -> String {
    let conflicts = merges(in: name).filter { !$0.isClean }
    var words =
      "**\(MarkdownText.plain(name)):** \(NumberText.count(conflicts.count)) of"
      + " \(NumberText.count(pairs, "pair")) in conflict"
    let sources = conflicts.count { !$0.sources.isEmpty }
    if sources < conflicts.count { words += ", \(NumberText.count(sources)) without unit tests" }
    let files = Dictionary(grouping: conflicts.flatMap(\.sources)) { $0 }.mapValues(\.count)
      .sorted { ($1.value, $0.key) < ($0.value, $1.key) }
    var places = files.prefix(3).map { "\(Self.fileName($0.key)) in \(NumberText.count($0.value))" }
    if files.count > 3 { places.append(NumberText.count(files.count - 3, "other file")) }
    return words + (places.isEmpty ? "" : "; \(places.joined(separator: ", "))")
  }

  /// Writes in how many files each pair with a conflict has one, and the names of all other pairs.
  private func writePairs(_ merges: [ChangeResults.Merge], to page: inout MarkdownPage) {
    var table = MarkdownTable(["Pair"] + names.map(MarkdownText.plain))
    var clean: [String] = []
    let ids = requests.map(\.id)
    for pair in ids.enumerated().flatMap({ index, first in ids[(index + 1)...].map { [first, $0] } }) {
      let own = names.map { name in merges.first { $0.requests == pair && $0.architecture == name } }
      if own.allSatisfy({ $0?.isClean ?? true }) {
        clean.append(Self.words(pair))
      } else {
        table.add([Self.words(pair)] + own.map { $0.map(Self.cell) ?? "" })
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

  private static func cell(_ merge: ChangeResults.Merge) -> String {
    if merge.isClean { return "clean" }
    let parts = [(merge.sources.count, "file"), (merge.tests.count, "test file")].filter { $0.0 > 0 }
    return parts.map { NumberText.joined(NumberText.count($0, $1)) }.joined(separator: ", ")
  }

  private static func words(_ ids: [String]) -> String {
    ids.map(MarkdownText.code).joined(separator: " with ")
  }

  private static func fileName(_ path: String) -> String {
    MarkdownText.code(path.split(separator: "/").last.map(String.init) ?? path)
  }

  /// Writes whether pairs that merge without a conflict also build, and do what both changes should.
  private func writeBuilds(_ merged: [ChangeResults.Merge], to page: inout MarkdownPage) {
    guard let first = merged.first else { return }
    let built = merged.compactMap { merge in merge.build?.value.map { (merge: merge, build: $0) } }
    guard !built.isEmpty else {
      page.heading(3, "Both in one tree")
      page.paragraph("**Not measured:** \(MarkdownText.reason(first.build?.reason ?? "")).")
      return
    }
    let groups = Dictionary(grouping: built.filter { !$0.build.holds }) {
      [Self.words($0.merge.requests), MarkdownText.plain($0.build.words)]
    }
    let everywhere = groups.values.count { $0.count == names.count }
    page.write("pairs.md", ["everywhere": everywhere > 0 ? everywhere : nil])
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
}

extension ChangeResults.Merge {
  /// The outcome of the merge, such as `far + near, MVC: in conflict`.
  var line: String {
    let words = isClean ? build?.value?.words ?? "not built" : "in conflict"
    return "\(requests.joined(separator: " + ")), \(architecture ?? "shared"): \(words)"
  }
}

extension ChangeBuildResults.PairBuild {
  /// The outcome of the build in one line, such as `does not build: List.swift:7: cannot find 'x' in scope`.
  var words: String {
    func text(_ finding: ChangeBuildResults.Finding) -> String {
      "\(finding.file.split(separator: "/").last ?? ""):\(finding.line): \(finding.message)"
    }
    if let first = errors.first { return "does not build: \(text(first))" }
    guard let first = failures.first else { return "builds, and every scenario holds" }
    let steps =
      failures.count == 1
      ? "1 step of a scenario fails:"
      : "\(NumberText.count(failures.count)) steps of scenarios fail, the first of them"
    return "builds; \(steps) \(text(first))"
  }
}
