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
    case .found((let results, let systems)): write(results, systems, to: &page)
    }
  }

  private func write(_ results: SystemResults, _ systems: [SystemFindings], to page: inout MarkdownPage) {
    let tables = SystemTables(results, systems, counts: counts.value)
    page.paragraph("**\(SystemConclusion(systems: systems).text)**")
    page.paragraph("Before anything was counted, this held. \(tables.proof)")
    page.narrowTables(tables.overview)
    page.paragraph(
      "What a type names is averaged over the classes, structures and enumerations at the top level, each with what is"
        + " nested in it; protocols are named, but do not name. *Types* counts all of these.",
      countTerms)
    page.list(
      (results.missing ?? []).map {
        "**\(MarkdownText.plain($0.name))** is not among them: \(MarkdownText.reason($0.reason))."
      })
    times.write(systems, to: &page)
    writeRoles(tables, systems, to: &page)
    writeCancel(systems, to: &page)
    writeCoupling(tables, systems, to: &page)
    writeCohesion(systems, to: &page)
    writeLimits(to: &page)
    page.heading(2, "How to repeat it")
    page.paragraph(
      "`swift run compare systems` prints the tables, within seconds where `--without-runs` leaves out what takes a build"
        + " with optimisation.")
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

  // MARK: Roles

  private func writeRoles(
    _ tables: SystemTables, _ systems: [SystemFindings], to page: inout MarkdownPage
  ) {
    page.heading(2, "Who does what")
    page.paragraph(
      "Each link leads to the line of the role's first type that does it. A role may have several types, and a duty several"
        + " roles.")
    page.narrowTables(tables.duties(linked: true))
    page.paragraph("Who does what is read from the sources and the taps. A type")
    page.list(Duty.allCases.map { "**\($0.rawValue)** where it \($0.rule)" })
    page.details("Every type") { page in
      for system in systems {
        page.heading(3, system.title)
        page.list(
          Duty.allCases.map { duty in
            let members = system.roleMap.members(with: duty) ?? []
            let links = members.map { system.link(MarkdownText.code($0.type.name), to: $0.type) }
            return "\(duty.rawValue): \(links.isEmpty ? "nobody" : links.joined(separator: ", "))"
          })
      }
    }
  }

  // MARK: Cancel

  private func writeCancel(_ systems: [SystemFindings], to page: inout MarkdownPage) {
    page.heading(2, "How Cancel travels")
    page.paragraph(
      "Nothing is stored and nothing decided; the screen closes. The call stack was read when it did.")
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
    page.narrowTables(table)
    page.paragraph(
      "A type stands once on its way, at the first of its functions; the functions count each call, closures included."
    )
  }

  // MARK: Coupling

  private func writeCoupling(
    _ tables: SystemTables, _ systems: [SystemFindings], to page: inout MarkdownPage
  ) {
    page.heading(2, "Who names whom")
    page.paragraph(
      "A type names another one where the other's name stands in its code. *Instability* is Ce / (Ca + Ce): Ce are the role's"
        + " types that name an own type of another role, Ca the types outside that name one of the role's. Roles near 0 are"
        + " leant on, those near 1 lean on others; in brackets Ce of Ca + Ce.",
      "(Robert C. Martin, *OO Design Quality Metrics: An Analysis of Dependencies*, 1994.)")
    page.narrowTables(tables.instability)
    page.list(
      systems.map { system in
        let cycles = system.graph.cycles.map { $0.map(MarkdownText.code).joined(separator: " ↔ ") }
        let most = system.mostNamed.map {
          "the most named is \(MarkdownText.code($0.name)), by \(NumberText.count($0.count, "type"))"
        }
        let chart = LayerFigure(system: system).chart
        return "\(system.title): "
          + (cycles.isEmpty ? "no cycle of types" : "in a cycle \(cycles.joined(separator: "; "))")
          + (most.map { "; \($0)" } ?? "")
          + "; types name those of another role \(NumberText.count(chart.total, "time")), of these upwards"
          + " \(NumberText.count(chart.upwards))"
      })
    page.paragraph(
      "In the pictures, roles that lean on others stand above those that are leant on, in the order with the fewest names"
        + " below the diagonal, which lead upwards: each of these closes a circle of roles.")
    for system in systems {
      let chart = LayerFigure(system: system).chart
      page.figure(
        "layers-\(system.name)", chart,
        alternative:
          "Matrix of which role names which in \(system.title), from top to bottom: \(WordList.and(chart.names))."
      )
    }
  }

  // MARK: Cohesion

  private func writeCohesion(_ systems: [SystemFindings], to page: inout MarkdownPage) {
    page.heading(2, "What hangs together")
    page.paragraph(
      "LCOM4 tells into how many parts a type falls, where methods belong together that share a stored property or of which"
        + " one uses the other; 1 hangs together. (Martin Hitz and Behzad Montazeri, *Measuring Coupling and Cohesion in"
        + " Object-Oriented Systems*, 1995.) Initialisers are left out, and so are methods that reach nothing stored: what"
        + " a superclass keeps is not seen. Counted are types in which two methods or more reach what is stored."
    )
    var table = MarkdownTable(["Type"] + systems.map(\.title))
    var names: [String] = []
    for name in systems.flatMap({ $0.stateful.map(\.type.name) }) where !names.contains(name) {
      names.append(name)
    }
    for name in names.sorted() {
      table.add(
        [MarkdownText.code(name)]
          + systems.map { system in
            system.stateful.first { $0.type.name == name }
              .map { NumberText.count($0.cohesion.parts) } ?? ""
          })
    }
    table.add(["**In one part**"] + systems.map { "\($0.wholeTypes) of \($0.stateful.count)" })
    page.narrowTables(table)
  }

  // MARK: Limits

  private func writeLimits(to page: inout MarkdownPage) {
    page.heading(2, "What this cannot show")
    page.list([
      "**Times.** They are of one size and one processor. Those of the architectures that lead the comparison are in"
        + " [the report](comparison.md) at more sizes.",
      "**Types without a name.** What is named nowhere is not seen, such as the type behind `.init()` or of a value that is"
        + " passed on. On these sources the references are those of the compiler's index, place by place, which a test"
        + " checks; what stands behind a type alias, and code outside of every type, is not counted.",
      "**Size.** An app of two screens has few types. Coupling between scenes, which grows with their number, hardly shows.",
      "**Authors.** One team wrote all of them, to one specification.",
    ])
  }
}
