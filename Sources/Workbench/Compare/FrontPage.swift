import CommandLineKit
import Measurement

/// The page to begin with, and the README's part of it.
enum FrontPage {
  /// The README's short answer, with one table and one figure.
  static var answer: WrittenPage { WrittenPage("answer.md", parts: parts) }
  static var page: WrittenPage { WrittenPage("comparison.md", parts: parts) }

  private static func parts(_ input: ReportInput) -> WrittenPage.Parts? {
    ["run": input.writeRun, "figure sizes": input.writeSizes]
  }
}

extension ReportInput {
  /// Says what a reader must know of the run before anything else; nothing if all is well.
  fileprivate func writeRun(to page: inout MarkdownPage) {
    if let reason = cost.control.reason { page.paragraph("**UNRELIABLE:** \(reason)") }
    if results.cost.isQuick {
      page.paragraph("*This was a quick run, with fewer rounds and sizes than a full one.*")
    }
  }

  /// Draws the code lines of all implementations, or those of the compared architectures if there are no others.
  fileprivate func writeSizes(to page: inout MarkdownPage) {
    let lines = measures.measures["code.lines"]
    let apps = architectures.flatMap { pattern in
      let all = lines?.all[pattern] ?? [:]
      return all.sorted { ($0.value, $0.key) < ($1.value, $1.key) }.map { (pattern, $0.key, $0.value) }
    }
    let chart = BarChart(
      title: "How long is the app?",
      subtitle: "Code lines of each implementation; shared code is not counted.",
      series: apps.map { pattern, name, _ in
        ChartSeries(name, color: architectures.firstIndex(of: pattern))
      },
      parts: [], groups: [("", apps.map { [$0.2] })], format: NumberText.tenths)
    page.figure("sizes", chart, alternative: "The code lines of each app as bars, pattern by pattern.")
  }
}
