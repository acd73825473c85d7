import CommandLineKit
import Measurement

extension ReportInput {
  /// What the page on changes shows besides its measures.
  var changeParts: [String: Page.Part] {
    guard let changes else { return [:] }
    return [
      "figure changes": {
        $0.figure(
          "changes", chart(of: changes),
          alternative:
            "Bars of the code lines that each change adds in each pattern, the largest change first.")
      },
      "every change": { $0.table(changes.table) },
    ]
  }

  private func chart(of changes: ChangeFindings) -> BarChart {
    BarChart(
      title: "How many code lines does a change add?",
      subtitle: "The largest change first; without unit tests and shared code",
      series: changes.names.map(series), parts: ["in files that existed", "in new files"],
      groups: changes.requestsBySize.map { request in
        (
          "\(request.id): \(request.title)",
          changes.names.map { name in
            changes.part(of: request, in: name).map { part in
              let lines = part.sources.lines
              return [lines.addedToExistingFiles, lines.added - lines.addedToExistingFiles].map(Double.init)
            }
          }
        )
      }, format: NumberText.tenths)
  }
}

extension ChangeFindings {
  /// The lines and tests of each change, in all architectures side by side.
  var table: MarkdownTable {
    func cell(_ count: @escaping (ChangeResults.PatchCounts) -> Int) -> (ChangeResults.RequestCounts) ->
      String
    {
      { request in
        names.map { part(of: request, in: $0).map { NumberText.count(count($0)) } ?? "–" }
          .joined(separator: " · ")
      }
    }
    let order = names.map(MarkdownText.plain).joined(separator: " · ")
    return MarkdownTable(
      requests,
      columns: [
        ("Change", .left, \.link), ("Code lines added: \(order)", .right, cell { $0.sources.lines.added }),
        ("Unit tests edited", .right, cell { $0.tests.broken }),
      ])
  }
}

extension ChangeResults.RequestCounts {
  fileprivate var link: String {
    MarkdownText.link(MarkdownText.plain(title), to: "../\(ChangeResults.folder)/\(id)/request.md")
  }
}
