import BehaviourProof
import CommandLineKit
import Measurement
import SourceReading

/// Every architecture of the catalog side by side, as tables.
struct SystemTables {
  let results: SystemResults
  private(set) var systems: [SystemFindings]
  /// The counts of their runs; nil if nothing was counted.
  private let counts: CountResults?

  init(_ results: SystemResults, counts: CountResults? = nil) {
    (self.results, self.counts) = (results, counts)
    systems = results.systems.map(SystemFindings.init)
  }

  /// The tables of these architectures alone.
  func only(_ names: [String]) -> SystemTables {
    var tables = self
    tables.systems = systems.filter { names.contains($0.name) }
    return tables
  }

  /// The tables alone, for the terminal; with times if `cost` is given. Throws an error of the statistics.
  func markdown(cost: TimeResults? = nil) throws -> String {
    var page = MarkdownPage()
    page.add(Template.filled(Template.blocks(of: "systems.md")[0], proof))
    page.table(overview)
    if let cost {
      let found = try TimeFindings(
        answering: cost.run, architectures: systems.map(\.name), bootstrap: HierarchicalBootstrap())
      writeTimes(found, to: &page)
    }
    page.table(duties(linked: false))
    return page.markdown
  }

  /// The values for the page's first sentences: what was checked before anything was counted.
  var proof: Template.Holes {
    let proof = results.proof
    return [
      "names": WordList.and(systems.map(\.title)), "scenarios": proof.scenarios, "walks": proof.walks,
      "screens": proof.screens, "files": proof.files,
    ]
  }

  // MARK: Numbers

  var overview: MarkdownTable {
    var table = MarkdownTable(
      [""] + systems.map(\.title) + ["Verdict"], [.left] + systems.map { _ in .right } + [.left])
    let lines = systems.map { Double($0.counts.codeLines) }
    if let least = lines.min(), least > 0 {
      table.add(["Code lines, times the fewest"] + lines.map { NumberText.hundredths($0 / least) })
    }
    for (title, value) in Self.sources + runs {
      let values = systems.map(value)
      table.add(
        [title] + values.map { $0.map(NumberText.tenths) ?? "not measured" } + [verdict(values)])
    }
    return table
  }

  /// A number of each architecture; nil where it was not measured.
  private typealias Number = (title: String, value: (SystemFindings) -> Double?)

  /// The numbers on sources, taps, coupling and cohesion.
  private static var sources: [Number] {
    let counts: [(String, (SystemFindings) -> Int?)] = [
      ("Code lines", { $0.counts.codeLines }), ("Files", { $0.counts.files }),
      ("Types", { $0.counts.types }), ("… of these, protocols", { $0.counts.protocols }),
      ("Functions with a body", { $0.system.sources.metrics.functionsWithBody }),
      ("Requirements of protocols", { $0.system.sources.metrics.requirements }),
      ("Functions that Done passes", { $0.done?.functions }),
    ]
    return counts.map { title, count in (title, { count($0).map(Double.init) }) } + [
      ("Own types that a type names, on average", { $0.meanFanOut }),
      ("Of these, those that are no protocols", { $0.meanConcreteFanOut }),
      ("Parts into which a type with state falls, on average (LCOM4)", { $0.meanParts }),
    ]
  }

  /// The allocations, instructions and memory that a run counted.
  private var runs: [Number] {
    guard let counts else { return [] }
    let metrics: [(CountResults.Metric, [String])] = [
      (.allocations, WorkloadID.main), (.bytesAllocated, WorkloadID.main),
      (.instructions, WorkloadID.main), (.liveBytes, [WorkloadID.memoryScene]),
    ]
    return metrics.flatMap { metric, workloads in
      workloads.map { workload in
        (
          "\(MarkdownText.code(workload)): \(metric.noun)",
          { system in
            counts.count(of: metric, workload: workload, size: SystemResults.size, arm: system.name)?
              .repeating.value
          }
        )
      }
    }
  }

  /// Which measured architectures have the least and the most, and the ratio of the two; empty if there is nothing to
  /// compare.
  private func verdict(_ values: [Double?]) -> String {
    let known = values.compactMap(\.self)
    guard known.count > 1, let least = known.min(), let most = known.max() else { return "" }
    guard least < most else { return "the same" }
    func names(_ value: Double) -> String {
      WordList.and(zip(systems, values).filter { $0.1 == value }.map(\.0.title))
    }
    let factor = least > 0 ? ", \(NumberText.significant(most / least)) times that" : ""
    return "least \(names(least)); most \(names(most))\(factor)"
  }

  /// The roles with each duty, each with a link to its first type if `linked`.
  func duties(linked: Bool) -> MarkdownTable {
    MarkdownTable(
      systems, titled: \.title, .left,
      rows: Duty.allCases.map { duty in ("**\(duty.rawValue)**", { cell(duty, $0, linked: linked) }) })
  }

  private func cell(_ duty: Duty, _ system: SystemFindings, linked: Bool) -> String {
    guard let members = system.roleMap.members(with: duty) else { return "not measured" }
    return members.map(\.role).withoutRepetition.map { role in
      let name = MarkdownText.plain(role)
      guard linked, let member = members.first(where: { $0.role == role }) else { return name }
      return system.link(name, to: member.type)
    }.joined(separator: ", ")
  }

  // MARK: Times

  /// Writes the times of adding, launching and scrolling in every architecture, from the samples of one run.
  func writeTimes(_ cost: TimeFindings, to page: inout MarkdownPage) {
    let cells = cost.workloads.compactMap { workload in
      WorkloadID.main.contains(workload.workload.id)
        ? workload.cell(at: SystemResults.size).map { (id: workload.workload.id, cell: $0) } : nil
    }
    page.heading(2, "Times with \(SizeText.contacts(SystemResults.size))")
    guard !cells.isEmpty else { return page.paragraph("**Not measured:** not part of this run") }
    var table = MarkdownTable(["Workload"] + systems.map(\.title))
    for (id, cell) in cells {
      let times = NumberText.times(systems.map { cell.median(of: $0.name) })
      let texts = zip(systems, times).map { system, time in
        [time ?? "not measured", cell.judgements[system.name].map(JudgementText.cell)].compactMap(\.self)
          .joined(separator: "<br>")
      }
      table.add([MarkdownText.code(id)] + texts)
    }
    page.narrowTables(table)
    page.paragraph(cost.control.outcome)
  }
}
