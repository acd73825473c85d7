import Measurement

/// Every architecture of the catalog side by side, as tables.
struct SystemTables {
  private let results: SystemResults
  private let systems: [SystemFindings]
  /// What was counted while they ran; nil where nothing was.
  private let counts: CountResults?

  init(_ results: SystemResults, counts: CountResults? = nil) {
    self.init(results, results.systems.map(SystemFindings.init), counts: counts)
  }

  init(_ results: SystemResults, _ systems: [SystemFindings], counts: CountResults?) {
    self.results = results
    self.systems = systems
    self.counts = counts
  }

  /// All tables, without the page around them; with what they take where it was timed. Throws an error of the statistics.
  func markdown(cost: CostResults? = nil) throws -> String {
    var page = MarkdownPage()
    page.paragraph(proof)
    page.table(overview)
    if let cost, let first = systems.first {
      let found = try CostFindings(
        answering: cost.run, architectures: systems.map(\.name), bootstrap: HierarchicalBootstrap())
      SystemTimes(
        cost: found, launches: cost.launches, first: first.name,
        instructions: InstructionRatios(counts: counts)
      ).write(systems, to: &page)
    }
    page.table(duties(linked: false))
    page.table(instability)
    return page.markdown
  }

  /// What held before anything was counted, in a sentence.
  var proof: String {
    let proof = results.proof
    return
      "\(WordList.and(systems.map(\.title))) give the same transcripts in"
      + " \(NumberText.count(proof.scenarios, "scenario")) and do what is specified on"
      + " \(NumberText.count(proof.walks, "random walk")); of the \(NumberText.count(proof.screens, "screen")) that"
      + " scenarios open in all of them together, alerts among them, nothing stays behind; and their"
      + " \(NumberText.count(proof.files, "source file")) import what their roles allow."
  }

  var overview: MarkdownTable {
    var table = MarkdownTable(
      [""] + systems.map(\.title) + ["Verdict"], [.left] + systems.map { _ in .right } + [.left])
    table.add(["Behaviour"] + systems.map { _ in "the same" } + ["the same in all"])
    let leaving = systems.filter { $0.leftBehind > 0 }.map(\.title)
    table.add(
      ["Objects that stay behind"] + systems.map { NumberText.count($0.leftBehind) }
        + [leaving.isEmpty ? "none in any" : "some in \(WordList.and(leaving))"])
    let lines = systems.map { Double($0.system.sources.metrics.counts.codeLines) }
    if let least = lines.min(), least > 0 {
      table.add(["Code lines, times the fewest"] + lines.map { NumberText.hundredths($0 / least) })
    }
    for measure in SystemMeasure.fixed + (counts.map(SystemMeasure.runs) ?? []) {
      table.add([measure.title] + systems.map(measure.text) + [measure.verdict(systems)])
    }
    return table
  }

  /// Who does what: the roles, each with a link to its first type where there is a page to be linked from.
  func duties(linked: Bool) -> MarkdownTable {
    MarkdownTable(
      systems, titled: \.title, .left,
      rows: Duty.allCases.map { duty in ("**\(duty.rawValue)**", { cell(duty, $0, linked: linked) }) })
  }

  /// Martin's instability of each role.
  var instability: MarkdownTable {
    let roles = systems.flatMap { $0.system.sources.roles.map(\.name) }.withoutRepetition
    return MarkdownTable(
      systems, titled: \.title, .left,
      rows: roles.map { role in
        ("Instability of \(MarkdownText.plain(role))", { Self.instability(of: role, in: $0) })
      })
  }

  private static func instability(of role: String, in system: SystemFindings) -> String {
    guard let sources = system.system.sources.roles.first(where: { $0.name == role }) else { return "" }
    let found = system.graph.instability(ofFiles: sources.files)
    guard let value = found.value else { return "alone" }
    return NumberText.joined(
      "\(NumberText.hundredths(value)) (\(found.efferent) of \(found.efferent + found.afferent))")
  }

  private func cell(_ duty: Duty, _ system: SystemFindings, linked: Bool) -> String {
    guard let members = system.roleMap.members(with: duty) else { return "not measured" }
    return members.map(\.role).withoutRepetition.map { role in
      let name = MarkdownText.plain(role)
      guard linked, let member = members.first(where: { $0.role == role }) else { return name }
      return system.link(name, to: member.type)
    }.joined(separator: ", ")
  }
}

/// One number of each architecture, as a row of the table of all.
struct SystemMeasure: Sendable {
  let title: String
  /// Nil where it was not measured.
  let value: @Sendable (SystemFindings) -> Double?

  private init(_ title: String, _ value: @escaping @Sendable (SystemFindings) -> Double?) {
    self.title = title
    self.value = value
  }

  private init(count title: String, _ count: @escaping @Sendable (SystemFindings) -> Int?) {
    self.init(title) { count($0).map(Double.init) }
  }

  /// What the sources are, what a tap passes, which type names which, and how methods share what is stored.
  static let fixed = [
    SystemMeasure(count: "Code lines") { $0.system.sources.metrics.counts.codeLines },
    SystemMeasure(count: "Files") { $0.system.sources.metrics.counts.files },
    SystemMeasure(count: "Types") { $0.system.sources.metrics.counts.types },
    SystemMeasure(count: "… of these, protocols") { $0.system.sources.metrics.counts.protocols },
    SystemMeasure(count: "Functions with a body") { $0.system.sources.metrics.functionsWithBody },
    SystemMeasure(count: "Requirements of protocols") { $0.system.sources.metrics.requirements },
    SystemMeasure(count: "Functions that Done passes") { $0.done?.functions },
    SystemMeasure(count: "Functions that Cancel passes") { $0.cancel?.functions },
    SystemMeasure(count: "Types that Cancel passes") { $0.cancel?.types.count },
    SystemMeasure("Own types that a type names, on average") { $0.meanFanOut },
    SystemMeasure("Of these, those that are no protocols") { $0.meanConcreteFanOut },
    SystemMeasure("Domain types that a type names, on average") { $0.meanDomain },
    SystemMeasure("Toolkit types that a type names, on average") { $0.meanToolkit },
    SystemMeasure(count: "Cycles of types that name each other") { $0.graph.cycles.count },
    SystemMeasure(count: "Protocols to which one type conforms") { $0.protocolsOfOne },
    SystemMeasure("Own protocols of a type that conforms to any, on average") { $0.protocolsPerConformer },
    SystemMeasure("Parts into which a type with state falls, on average (LCOM4)") { $0.meanParts },
  ]

  /// What is asked of the machine, from the counts of a run.
  static func runs(_ counts: CountResults) -> [SystemMeasure] {
    let metrics: [(CountResults.Metric, [String])] = [
      (.allocations, WorkloadID.main), (.bytesAllocated, WorkloadID.main),
      (.instructions, WorkloadID.main), (.liveBytes, [WorkloadID.memoryScene]),
    ]
    return metrics.flatMap { metric, workloads in
      workloads.map { workload in
        SystemMeasure("\(MarkdownText.code(workload)): \(metric.noun)") {
          counts.count(of: metric, workload: workload, size: SystemResults.size, arm: $0.name)?
            .repeating.value
        }
      }
    }
  }

  func text(_ system: SystemFindings) -> String {
    value(system).map(Self.number) ?? "not measured"
  }

  /// Who of those that were measured has the least and who the most, with how many times as much; empty where there is
  /// nothing to compare.
  func verdict(_ systems: [SystemFindings]) -> String {
    let values = systems.compactMap { system in value(system).map { (name: system.title, value: $0) } }
    guard values.count > 1, let least = values.map(\.value).min(),
      let most = values.map(\.value).max()
    else { return "" }
    guard least < most else { return "the same" }
    func names(_ value: Double) -> String { WordList.and(values.filter { $0.value == value }.map(\.name)) }
    let factor = least > 0 ? ", \(NumberText.significant(most / least)) times that" : ""
    return "least \(names(least)); most \(names(most))\(factor)"
  }

  private static func number(_ value: Double) -> String {
    value == value.rounded()
      ? NumberText.decimal(value, places: 0)
      : NumberText.decimal(value, places: value < 100 ? 1 : 0)
  }
}

extension SystemFindings {
  /// A link from a page of the report to the line of the type.
  func link(_ text: String, to type: CouplingResults.TypeCoupling) -> String {
    let link = MarkdownText.link(text, to: "../\(system.folder)/\(type.file)")
    return "\(link.dropLast())#L\(type.line))"
  }
}
