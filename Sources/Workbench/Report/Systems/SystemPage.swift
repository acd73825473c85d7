import Measurement

/// The page on every architecture of the catalog.
struct SystemPage: ReportSection {
  /// The page's file beside the report.
  static let file = "systems.md"

  let systems: Found<(results: SystemResults, systems: [SystemFindings])>
  let counts: Measured<CountResults>
  let times: SystemTimes

  func write(to page: inout MarkdownPage) {
    page.heading(1, "Every system side by side")
    switch systems {
    case .missing(let reason): page.paragraph("**Not measured:** \(MarkdownText.reason(reason)).")
    case .found(let found): write(found.results, found.systems, to: &page)
    }
  }

  private func write(_ results: SystemResults, _ systems: [SystemFindings], to page: inout MarkdownPage) {
    let tables = SystemTables(results, systems, counts: counts.value)
    let missing = (results.missing ?? []).map {
      "**\(MarkdownText.plain($0.name))** is not among them: \(MarkdownText.reason($0.reason))."
    }
    page.paragraph("Before anything was counted, this held. \(tables.proof)")
    page.write(
      PackageResources.systems_md, ["countTerms": countTerms],
      parts: [
        "overviewTable": { $0.narrowTables(tables.overview) }, "missing": { $0.list(missing) },
        "times": { times.write(systems, to: &$0) },
        "duties": { $0.narrowTables(tables.duties(linked: true)) },
        "types": {
          $0.details("Every type") { page in for system in systems { Self.writeTypes(of: system, to: &page) }
          }
        },
        "cancel": { $0.narrowTables(Self.cancel(systems)) },
        "instability": { $0.narrowTables(tables.instability) },
        "coupling": { $0.list(systems.map(Self.coupling)) },
        "layers": { page in for system in systems { Self.writeLayers(of: system, to: &page) } },
        "cohesion": { $0.narrowTables(Self.cohesion(systems)) },
      ])
  }

  private var countTerms: String {
    switch counts {
    case .notMeasured(let reason):
      "What they ask for while they run was not measured: \(MarkdownText.reason(reason))."
    case .measured:
      "Counts of `add`, `launch` and `scroll` are for one operation with \(NumberText.count(SystemResults.size)) contacts;"
        + " they include what toolkit and domain do, which is the same in all. The last row is what an open Add screen"
        + " holds."
    }
  }

  private static func writeTypes(of system: SystemFindings, to page: inout MarkdownPage) {
    page.heading(3, system.title)
    page.list(
      Duty.allCases.map { duty in
        let members = system.roleMap.members(with: duty) ?? []
        let links = members.map { system.link(MarkdownText.code($0.type.name), to: $0.type) }
        return "\(duty.rawValue): \(links.isEmpty ? "nobody" : links.joined(separator: ", "))"
      })
  }

  private static func cancel(_ systems: [SystemFindings]) -> MarkdownTable {
    var table = MarkdownTable(["", "Functions", "Types", "The way"], [.left, .right, .right, .left])
    for system in systems {
      guard let path = system.cancel else {
        table.add([system.title, "not measured"])
        continue
      }
      let way = [TapPath.origin] + path.types.map(MarkdownText.code) + ["the screen closes"]
      table.add([
        system.title, NumberText.count(path.functions), NumberText.count(path.types.count),
        way.joined(separator: " → "),
      ])
    }
    return table
  }

  private static func coupling(_ system: SystemFindings) -> String {
    let cycles = system.graph.cycles.map { $0.map(MarkdownText.code).joined(separator: " ↔ ") }
    let most = system.mostNamed.map {
      "; the most named is \(MarkdownText.code($0.name)), by \(NumberText.count($0.count, "type"))"
    }
    let chart = system.layers
    return "\(system.title): "
      + (cycles.isEmpty ? "no cycle of types" : "in a cycle \(cycles.joined(separator: "; "))") + (most ?? "")
      + "; types name those of another role \(NumberText.count(chart.total, "time")), of these upwards"
      + " \(NumberText.count(chart.upwards))"
  }

  private static func writeLayers(of system: SystemFindings, to page: inout MarkdownPage) {
    let chart = system.layers
    page.figure(
      "layers-\(system.name)", chart,
      alternative:
        "Matrix of which role names which in \(system.title), from top to bottom: \(WordList.and(chart.names))."
    )
  }

  private static func cohesion(_ systems: [SystemFindings]) -> MarkdownTable {
    let names = systems.flatMap { $0.stateful.map(\.type.name) }.withoutRepetition.sorted()
    let rows = names.map { name in
      (
        MarkdownText.code(name),
        { (system: SystemFindings) in
          system.stateful.first { $0.type.name == name }.map { NumberText.count($0.cohesion.parts) } ?? ""
        }
      )
    }
    return MarkdownTable(
      systems, titled: \.title, first: "Type",
      rows: rows + [("**In one part**", { "\($0.wholeTypes) of \($0.stateful.count)" })])
  }
}
