import CommandLineKit
import Measurement

/// The page on the sizes of public apps.
enum ElsewherePage {
  static var page: WrittenPage {
    WrittenPage("elsewhere.md", isForAnyArchitectures: false) { input in
      input.elsewhere.map { elsewhere in
        [
          "apps": { page in
            page.details("The lines of \(NumberText.count(elsewhere.apps.count, "app"))") {
              $0.table(elsewhere.table)
            }
          }
        ]
      }
    }
  }
}

extension ElsewhereFindings {
  /// A row for each app, with its own lines.
  var table: MarkdownTable {
    MarkdownTable(
      apps,
      columns: [("App", .left, \.markdown)]
        + VariantResults.patterns.map { pattern in
          (pattern, .right, { $0.build(in: pattern).map { NumberText.count($0.ownCodeLines) } ?? "–" })
        })
  }
}

extension ElsewhereResults.PublicApp {
  /// A link to the commit, what the app does, and whether it differs from pattern to pattern.
  fileprivate var markdown: String {
    let link = MarkdownText.link(MarkdownText.plain(repository), to: "\(repository)/tree/\(commit)")
      .replacing("](", with: "](https://github.com/")
    return "\(link): \(MarkdownText.plain(subject))" + (behavesAlike ? "" : "; *behaves differently*")
  }
}
