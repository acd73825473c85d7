import BehaviourProof
import CommandLineKit
import Measurement
import SourceReading

/// The page on every implementation of each pattern: what follows from the pattern, and what from its author.
enum VariantPage {
  static let file = "variants.md"

  static var page: WrittenPage {
    WrittenPage(file, isForAnyArchitectures: false) { input in
      input.variants?.value.map { results in
        let tables = VariantTables(results: results)
        return ["apps": { $0.table(tables.apps) }, "mixtures": { $0.table(tables.mixtures) }]
      }
    }
  }
}

/// The implementations as rows: their lines, their types, and what one tap passes.
struct VariantTables {
  let results: VariantResults

  private typealias Implementation = VariantResults.Implementation

  private var counted: [Implementation] { results.implementations.filter { $0.system != nil } }

  /// All implementations of each pattern, the first app in bold.
  var apps: MarkdownTable {
    table(
      of: VariantResults.patterns.flatMap { pattern in
        counted.filter { $0.pattern == pattern && $0.standsForPattern }
      })
  }

  /// The apps between two patterns.
  var mixtures: MarkdownTable { table(of: counted.filter { $0.towards != nil }) }

  /// The steps from the first MVVM to the first VIPER.
  var ladder: MarkdownTable {
    let first = { (pattern: String) in counted.filter { $0.isLeading && $0.pattern == pattern } }
    let steps = counted.filter { $0.pattern == "MVVM" && $0.towards == "VIPER" }
    return table(of: first("MVVM") + steps + first("VIPER"))
  }

  /// The declarative apps, each with its variants after it.
  func declarative(_ apps: [ArchitectureProfiles.System]) -> MarkdownTable {
    table(
      of: apps.flatMap { app in
        let first = Implementation(name: app.name, folder: app.folder, pattern: app.name, system: app)
        return [first] + counted.filter { $0.pattern == app.name }
      })
  }

  /// The tables for the terminal.
  var markdown: String {
    var page = MarkdownPage(VariantPage.file)
    page.table(apps)
    page.table(mixtures)
    return page.markdown
  }

  /// A table that fits on a phone.
  private func table(of implementations: [Implementation]) -> MarkdownTable {
    let rows = implementations.compactMap { one in one.system.map { (one, ArchitectureProfile($0)) } }
    return MarkdownTable(
      rows,
      columns: [
        ("App", .left, { Self.link($0.0) }),
        (
          "Code lines (largest type)", .right,
          { "\($0.1.counts.codeLines) (\($0.1.system.sources.metrics.largestType?.codeLines ?? 0))" }
        ),
        ("Types (protocols)", .right, { "\($0.1.counts.types) (\($0.1.counts.protocols))" }),
        ("Functions called by one tap", .right, { $0.1.done.map { NumberText.count($0.functions) } ?? "–" }),
      ])
  }

  private static func link(_ one: Implementation) -> String {
    let link = MarkdownText.link(MarkdownText.plain(one.name), to: "/../\(one.folder)")
    return one.isLeading ? "**\(link)**" : link
  }
}
