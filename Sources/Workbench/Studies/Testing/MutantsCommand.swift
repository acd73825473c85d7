import ArchitectureCatalog
import BehaviourProof
import CommandLineKit
import Foundation
import Measurement

/// `compare mutants`: which small faults the unit tests and the scenarios of each architecture find.
struct MutantsCommand {
  static let description = CommandDescription(
    name: "compare mutants",
    summary: """
      Plants small faults (mutants) in the sources of each architecture, of the second authors' apps, of the \
      SwiftUI-shaped ones and of the domain, one at a time, and prints who finds them: the unit tests of the file, all unit tests, the built-in scenarios. Builds one copy of the package with \
      all of them; a run that was interrupted goes on.
      """,
    options: [
      .value("architectures", "A,B", "The mutants of these, or \"all\", and none of the domain."),
      .flag("domain", "Only the mutants of the domain."),
      .value("output", "FILE", "Writes the outcome of each mutant, in JSON."),
    ],
    examples: [
      Example("swift run compare mutants", "All mutants: minutes."),
      Example("swift run compare mutants --architectures MVC", "Those of one architecture."),
    ],
    exitStatuses: [
      .init(.success, "Each mutant either is found or is listed as equivalent in \(EquivalentMutants.path)."),
      .init(.checkFailed, "One is neither, or both."),
      .init(.usage, "The command line is not understood."),
      .init(
        .unavailable, "The tests do not build or do not pass without a mutant, or a file cannot be used."),
    ])

  func run(_ arguments: Arguments) throws -> ExitStatus {
    let root = try Package().root
    try arguments.requireAtMostOne(of: ["architectures", "domain"])
    let further =
      arguments.value("architectures") == nil
      ? try SecondAuthors.architectures(in: root) + ArchitectureCatalog.declarative : []
    let subjects = subjects(
      of: TestSurvey(root: root).tested(try arguments.architectures() + further), arguments)
    let output = try arguments.value("output").map { try OutputFile(path: $0) }
    let results = try MutationRun(of: root, progress: ProgressLine()).run(subjects)
    try console.print(MutantTables(results: results).markdown)
    try output?.write(JSONFile.encode(results))
    return results.isClean ? .success : .checkFailed
  }

  /// - Parameter architectures: the requested ones; all of them if none was requested.
  private func subjects(of architectures: [Architecture], _ arguments: Arguments) -> [MutationSubject] {
    let domain = ArchitectureCatalog.all.prefix(1).map(MutationSubject.domain)
    if arguments.flag("domain") { return domain }
    return architectures.map(MutationSubject.init) + (arguments.value("architectures") == nil ? domain : [])
  }
}

/// Which tests find the mutants of the architectures and of the domain, as Markdown.
struct MutantTables {
  let results: MutationResults

  var markdown: String {
    var page = MarkdownPage()
    page.heading(2, "Who finds a fault")
    page.table(summary)
    for (title, mutants) in [
      ("Mutants that nobody finds", \MutantTally.survivors),
      ("Mutants that are found, and listed as equivalent", \.wronglyExcused),
    ] {
      let lines = results.runs.flatMap { run in
        MutantTally(run.mutants)[keyPath: mutants].map { line($0, of: run.name) }
      }
      page.heading(2, title)
      if lines.isEmpty { page.paragraph("None.") } else { page.list(lines) }
    }
    return page.markdown
  }

  private var summary: MarkdownTable {
    let tallies = results.runs.map { MutantTally($0.mutants) }
    var table = MarkdownTable(
      [""] + results.runs.map(\.name), [.left] + tallies.map { _ in .right })
    func add(_ title: String, _ value: (MutantTally) -> String) { table.add([title] + tallies.map(value)) }
    add("Mutants") { NumberText.count($0.run) }
    add("Found by the tests of the file") { $0.share(of: $0.found[.role, default: 0]) }
    add("Found by the unit tests") { $0.share(of: $0.found[.unitTests, default: 0]) }
    add("Found by the scenarios") { $0.share(of: $0.found[.scenarios, default: 0]) }
    add("Found by any of them") { $0.share(of: $0.foundByAny) }
    add("Equivalent") { NumberText.count($0.equivalent) }
    add("Stopped, since they did not end") { NumberText.count($0.stopped) }
    add("Not compiled, and not counted") { NumberText.count($0.notCompiled) }
    let failing = results.runs.map { run in
      let hasRoles = run.mutants.contains { !$0.role.isEmpty }
      return hasRoles
        ? MutantTally.meanFailingRoles(run.mutants).map { NumberText.decimal($0, places: 2) } : nil
    }
    table.add(["Roles whose tests fail, of each found"] + failing.map { $0 ?? "none" })
    return table
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
  /// The count with its share of the mutants that can be found, such as `3 (75.0 %)`.
  func share(of count: Int) -> String {
    guard findable > 0 else { return NumberText.count(count) }
    let percent = NumberText.decimal(100 * Double(count) / Double(findable), places: 1)
    return "\(NumberText.count(count)) (\(percent) %)"
  }
}
