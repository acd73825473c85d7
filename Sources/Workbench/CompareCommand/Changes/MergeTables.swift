import ArchitectureCatalog
import Changes
import Report
import Results

/// Which requests are in conflict with each other, as Markdown.
struct MergeTables {
  private let results: ChangeResults
  private let names: [String]

  init(_ results: ChangeResults, _ names: [String]) {
    self.results = results
    self.names = names
  }

  func write(to page: inout MarkdownPage) {
    switch results.merges {
    case .notMeasured(let reason): page.paragraph("**Not measured:** \(reason).")
    case .measured(let merges) where merges.isEmpty:
      page.paragraph("One request has none to be in conflict with.")
    case .measured(let merges): write(merges, to: &page)
    }
  }

  private func write(_ merges: [ChangeResults.Merge], to page: inout MarkdownPage) {
    let ids = results.requests.map(\.id)
    page.paragraph(
      "Every two requests merged three-way. A cell tells in how many files they are in conflict, in the order",
      "\(names.joined(separator: " / ")); those in unit tests stand behind a +. Without a conflict it is empty."
    )
    var table = MarkdownTable([""] + ids.dropFirst(), [.left] + ids.dropFirst().map { _ in .right })
    for (row, first) in ids.dropLast().enumerated() {
      table.add(
        [first]
          + ids.enumerated().dropFirst().map { column, second in
            column > row ? cell(merges.filter { $0.requests == [first, second] }) : ""
          })
    }
    page.table(table)
    page.list(
      names.map { name in
        let own = merges.filter { $0.architecture == name }
        let files = Set(own.flatMap(\.sources)).sorted()
        return "\(name): \(own.count { $0.isClean }) of \(NumberText.count(own.count, "pair")) merge cleanly"
          + (files.isEmpty ? "" : "; in conflict: " + files.joined(separator: ", "))
      })
    let shared = merges.filter { $0.architecture == nil && !$0.isClean }
    if !shared.isEmpty {
      page.paragraph(
        "In what the architectures share:",
        shared.map {
          "\($0.requests.joined(separator: " with ")) in \(($0.sources + $0.tests).joined(separator: ", "))"
        }
        .joined(separator: "; ") + ".")
    }
  }

  private func cell(_ merges: [ChangeResults.Merge]) -> String {
    let own = names.compactMap { name in merges.first { $0.architecture == name } }
    guard own.contains(where: { !$0.isClean }) else { return "" }
    return own.map { "\($0.sources.count)" + ($0.tests.isEmpty ? "" : "+\($0.tests.count)") }
      .joined(separator: " / ")
  }
}

/// One request in each architecture, as Markdown.
struct ChangeDetail {
  private let request: PatchedRequest

  init(_ request: PatchedRequest) {
    self.request = request
  }

  var markdown: String {
    let counts = request.counts
    var page = MarkdownPage()
    page.heading(1, counts.title)
    let parts =
      counts.architectures.map { ($0.architecture, $0.part) } + (counts.shared.map { [("shared", $0)] } ?? [])
    var table = MarkdownTable([""] + parts.map(\.0), [.left] + parts.map { _ in .right })
    for measure in ChangeMeasure.all {
      table.add([measure.title] + parts.map { measure.text(measure.values($0.1)) })
    }
    table.add(["Roles"] + parts.map { $0.1.sources.roles.joined(separator: ", ") })
    page.table(table)
    for (architecture, files) in request.architectures {
      write(files, of: architecture.name, to: &page) { ChangeCount.part($0, of: architecture) }
    }
    write(request.shared, of: "shared", to: &page) { ChangeCount.part($0, of: nil) }
    if !counts.changedScenarios.isEmpty {
      page.heading(2, "Scenarios that change")
      page.list(counts.changedScenarios.map { "\($0.name): \($0.reason)" })
    }
    return page.markdown
  }

  private func write(
    _ files: [PatchedFile], of name: String, to page: inout MarkdownPage,
    count: ([PatchedFile]) -> ChangeResults.PatchCounts
  ) {
    guard !files.isEmpty else { return }
    page.heading(2, name)
    var table = MarkdownTable(["File", "", "Code lines"], [.left, .left, .right])
    for file in files {
      let part = count([file])
      let lines = part.sources.lines == .init() ? part.tests.lines : part.sources.lines
      table.add([
        file.path, file.old == nil ? "new" : file.new == nil ? "gone" : "changed",
        "+\(lines.added) −\(lines.removed)",
      ])
    }
    page.table(table)
    page.paragraph("[\(name).patch](\(ChangeRequests.folder)/\(request.request.id)/\(name).patch)")
  }
}
