import Report
import Results

/// Who finds the mutants of the architectures, as Markdown.
struct MutantTables {
  private let results: TestingResults

  init(_ results: TestingResults) {
    self.results = results
  }

  var markdown: String {
    var page = MarkdownPage()
    page.heading(2, "Who finds a fault")
    if let sample = results.sample {
      page.paragraph(
        "A sample of \(NumberText.count(sample.size, "mutant")), chosen with the seed \(sample.seed).")
    }
    page.table(summary)
    page.heading(2, "By role")
    page.table(roles)
    let survivors = results.architectures.flatMap { architecture in
      MutantTally(architecture.mutants).survivors.map { line($0, of: architecture.name) }
    }
    page.heading(2, "Mutants that nobody finds")
    if survivors.isEmpty { page.paragraph("None.") } else { page.list(survivors) }
    return page.markdown
  }

  private var summary: MarkdownTable {
    let tallies = results.architectures.map { MutantTally($0.mutants) }
    var table = MarkdownTable(
      [""] + results.architectures.map(\.name), [.left] + tallies.map { _ in .right })
    func add(_ title: String, _ value: (MutantTally) -> String) { table.add([title] + tallies.map(value)) }
    add("Mutants") { NumberText.count($0.run) }
    add("Found by the tests of the file") { $0.share(of: $0.found[.role, default: 0]) }
    add("Found by the unit tests") { $0.share(of: $0.found[.unitTests, default: 0]) }
    add("Found by the scenarios") { $0.share(of: $0.found[.scenarios, default: 0]) }
    add("Found by any of them") { $0.share(of: $0.foundByAny) }
    add("Equivalent") { NumberText.count($0.equivalent) }
    add("Stopped, since they did not end") { NumberText.count($0.stopped) }
    add("Not compiled, and not counted") { NumberText.count($0.notCompiled) }
    let failing = results.architectures.map { Self.meanFailingRoles($0.mutants) }
    table.add(["Roles whose tests fail, of each found"] + failing)
    return table
  }

  private var roles: MarkdownTable {
    var table = MarkdownTable(
      ["Architecture", "Role", "Mutants", "Tests of the file", "Unit tests", "Scenarios", "Any"],
      [.left, .left, .right, .right, .right, .right, .right])
    for architecture in results.architectures {
      for role in architecture.roles.map(\.name) {
        let tally = MutantTally(architecture.mutants.filter { $0.role == role })
        guard tally.run > 0 else { continue }
        let found = MutantOutcome.Finder.allCases.map { tally.found[$0, default: 0] } + [tally.foundByAny]
        table.add(
          [architecture.name, role, NumberText.count(tally.run)] + found.map(tally.share)
        )
      }
    }
    return table
  }

  /// Where the tests crashed, some did not run.
  private static func meanFailingRoles(_ outcomes: [MutantOutcome]) -> String {
    let failed = outcomes.filter { $0.end == .failed }
    guard !failed.isEmpty else { return "none" }
    let roles = failed.reduce(0) { $0 + $1.failingRoles.count }
    return NumberText.decimal(Double(roles) / Double(failed.count), places: 2)
  }

  private func line(_ mutant: MutantOutcome, of architecture: String) -> String {
    let place = MarkdownText.code("\(architecture)/\(mutant.file):\(mutant.line)")
    let original = MarkdownText.code(mutant.original.replacing("\n", with: " "))
    let replacement = mutant.replacement.replacing("\n", with: " ")
    return "\(mutant.id) \(place) \(mutant.change): \(original)"
      + (replacement.isEmpty ? "" : " becomes \(MarkdownText.code(replacement))")
  }
}

extension MutantTally {
  /// The count with its share of what can be found, such as `3 (75.0 %)`.
  func share(of count: Int) -> String {
    guard findable > 0 else { return NumberText.count(count) }
    let percent = NumberText.decimal(100 * Double(count) / Double(findable), places: 1)
    return "\(NumberText.count(count)) (\(percent) %)"
  }
}
