import Report
import Results

/// What the unit tests of the architectures are, as Markdown.
struct TestTables {
  private let architectures: [TestingResults.ArchitectureTests]

  init(_ architectures: [TestingResults.ArchitectureTests]) {
    self.architectures = architectures
  }

  var markdown: String {
    var page = MarkdownPage()
    page.heading(2, "What can be tested where")
    page.paragraph("The number of behaviours, each at the smallest unit that shows it.")
    page.table(summary)
    page.heading(2, "The unit tests of each role")
    page.table(roles)
    return page.markdown
  }

  private var summary: MarkdownTable {
    var table = MarkdownTable([""] + architectures.map(\.name), [.left] + architectures.map { _ in .right })
    let tallies = architectures.map { MutantTally($0.mutants) }
    func addFound(_ title: String, _ count: (MutantTally) -> Int) {
      table.add(
        [title]
          + tallies.map { $0.run == 0 ? "not measured for these sources" : $0.share(of: count($0)) })
    }
    func add(_ title: String, _ value: (TestingResults.ArchitectureTests) -> Int) {
      table.add([title] + architectures.map { NumberText.count(value($0)) })
    }
    add("Behaviours without a screen") { $0.levels.noScreen }
    add("Behaviours with a view controller") { $0.levels.viewController }
    add("Behaviours with the whole app") { $0.levels.app }
    add("Tests") { $0.roles.reduce(0) { $0 + $1.tests } }
    add("Code lines of the tests") { $0.roles.reduce(0) { $0 + $1.codeLines } }
    add("Doubles") { $0.doubles.types }
    add("Code lines of the doubles") { $0.doubles.codeLines }
    addFound("Mutants found by the tests of their file") { $0.found[.role, default: 0] }
    addFound("Mutants found by the unit tests") { $0.found[.unitTests, default: 0] }
    addFound("Mutants found by the scenarios") { $0.found[.scenarios, default: 0] }
    return table
  }

  private var roles: MarkdownTable {
    var table = MarkdownTable(
      ["Architecture", "Role", "Tests", "Code lines"], [.left, .left, .right, .right])
    for architecture in architectures {
      for role in architecture.roles {
        table.add([
          architecture.name, role.name, NumberText.count(role.tests), NumberText.count(role.codeLines),
        ])
      }
    }
    return table
  }
}
