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
      Plants small faults (mutants) in the sources of each architecture, of the second authors' apps and of the \
      SwiftUI-shaped ones, one at a time, and prints who finds them: the unit tests of the file, all unit tests, the built-in scenarios. Builds one copy of the package with \
      all of them.
      """,
    options: [
      .value("architectures", "A,B", "The mutants of these, or \"all\"."),
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
    let further =
      arguments.value("architectures") == nil
      ? try SecondAuthors.architectures(in: root) + ArchitectureCatalog.declarative : []
    let tested = TestSurvey(root: root).tested(try arguments.architectures() + further)
    let output = try arguments.value("output").map { try OutputFile(path: $0) }
    let results = try MutationRun(of: root, progress: ProgressLine()).run(tested)
    try console.print(MutantTables(results: results).markdown)
    try output?.write(JSONFile.encode(results))
    return results.isClean ? .success : .checkFailed
  }
}

/// The mutants of each architecture, and those that nobody finds, as Markdown.
struct MutantTables {
  let results: MutationResults

  var markdown: String {
    var page = MarkdownPage()
    page.list(
      results.runs.map { run in
        let tally = MutantTally(run.mutants)
        return "\(run.name): \(NumberText.count(tally.run, "mutant")), \(tally.equivalent) equivalent, "
          + "\(tally.notCompiled) not compiled"
      })
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

  private func line(_ mutant: MutantOutcome, of architecture: String) -> String {
    let place = MarkdownText.code("\(architecture)/\(mutant.file):\(mutant.line)")
    let original = MarkdownText.code(mutant.original.replacing("\n", with: " "))
    let replacement = mutant.replacement.replacing("\n", with: " ")
    return "\(mutant.id) \(place) \(mutant.change): \(original)"
      + (replacement.isEmpty ? "" : " becomes \(MarkdownText.code(replacement))")
  }
}
