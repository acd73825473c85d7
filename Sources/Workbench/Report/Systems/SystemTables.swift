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
    let left = systems.map(\.leftBehind)
    table.add(
      ["Objects that stay behind"] + left.map(NumberText.count)
        + [left.allSatisfy { $0 == 0 } ? "none in any" : "some in \(systemsWithObjectsLeft)"])
    let measures =
      SystemMeasure.structure + SystemMeasure.taps + SystemMeasure.coupling + SystemMeasure.cohesion
    add(measures, to: &table)
    if let counts { add(SystemMeasure.runs(counts), to: &table) }
    return table
  }

  /// Who does what: the roles, each with a link to its first type where there is a page to be linked from.
  func duties(linked: Bool) -> MarkdownTable {
    var table = emptyTable
    for duty in Duty.allCases {
      table.add(["**\(duty.rawValue)**"] + systems.map { cell(duty, $0, linked: linked) })
    }
    return table
  }

  /// Martin's instability of each role.
  var instability: MarkdownTable {
    var roles: [String] = []
    for role in systems.flatMap({ $0.system.sources.roles.map(\.name) }) where !roles.contains(role) {
      roles.append(role)
    }
    var table = emptyTable
    for role in roles {
      table.add(
        ["Instability of \(MarkdownText.plain(role))"]
          + systems.map { system in
            guard let sources = system.system.sources.roles.first(where: { $0.name == role }) else {
              return ""
            }
            let found = system.graph.instability(ofFiles: sources.files)
            guard let value = found.value else { return "alone" }
            return NumberText.joined(
              "\(NumberText.hundredths(value)) (\(found.efferent) of \(found.efferent + found.afferent))")
          })
    }
    return table
  }

  private var systemsWithObjectsLeft: String {
    WordList.and(systems.filter { $0.leftBehind > 0 }.map(\.title))
  }

  private var emptyTable: MarkdownTable { MarkdownTable([""] + systems.map(\.title), .left) }

  private func add(_ measures: [SystemMeasure], to table: inout MarkdownTable) {
    for measure in measures {
      table.add([measure.title] + systems.map(measure.text) + [measure.verdict(systems)])
    }
  }

  private func cell(_ duty: Duty, _ system: SystemFindings, linked: Bool) -> String {
    guard let members = system.roleMap.members(with: duty) else { return "not measured" }
    var roles: [String] = []
    for member in members where !roles.contains(member.role) { roles.append(member.role) }
    return roles.map { role in
      let name = MarkdownText.plain(role)
      guard linked, let member = members.first(where: { $0.role == role }) else { return name }
      return system.link(name, to: member.type)
    }.joined(separator: ", ")
  }
}

extension SystemFindings {
  /// A link from a page of the report to the line of the type.
  func link(_ text: String, to type: CouplingResults.TypeCoupling) -> String {
    let link = MarkdownText.link(text, to: "../\(system.folder)/\(type.file)")
    return "\(link.dropLast())#L\(type.line))"
  }
}
