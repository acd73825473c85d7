import ArchitectureCatalog
import CommandLineKit
import Foundation
import Mutation
import Report
import Results

/// `compare mutants`: which small faults the unit tests and the scenarios of each architecture find.
struct MutantsCommand {
  static let description = CommandDescription(
    name: "compare mutants",
    summary: """
      Puts small faults into the sources of each architecture, one at a time, and tells who finds them: the unit tests \
      of the file, all unit tests of the architecture, the built-in scenarios. Builds a copy of the package once, with \
      every fault in it; what is known for the same sources is not run again.
      """,
    options: [
      .value("architectures", "A,B", "The mutants of these, or \"all\"."),
      .value("sample", "N", "Only so many mutants, chosen at random."),
      .value("seed", "S", "Chooses other mutants, the same for the same number; 1 if not given."),
      .value("output", "FILE", "Writes what became of each mutant, in JSON."),
    ],
    examples: [
      Example("swift run compare mutants", "All mutants: minutes."),
      Example(
        "swift run compare mutants --architectures MVC --sample 10 --seed 7", "Ten of one architecture."),
    ],
    exitStatuses: [
      .init(.success, "Each mutant is found, or is listed as equivalent in \(EquivalentMutants.path)."),
      .init(.checkFailed, "One is neither."),
      .init(.usage, "The command line is not understood."),
      .init(
        .unavailable, "The tests do not build or do not pass without a mutant, or a file cannot be used."),
    ])

  let console: Console

  /// Runs. Throws `UsageError`, and what `MutationRun` throws.
  func run(_ arguments: Arguments) throws -> ExitStatus {
    try arguments.require("sample", for: ["seed"])
    let root = try Package().root
    let survey = TestSurvey(root: root)
    let architectures = survey.tested(try arguments.architectures())
    let seed = try arguments.integer("seed", in: 0...Int.max) ?? 1
    let sample = try arguments.integer("sample", in: 1...1_000_000).map {
      TestingResults.Sample(size: $0, seed: UInt64(seed))
    }
    let output = try arguments.value("output").map { try OutputFile(path: $0) }
    let outcomes = try MutationRun(of: root, progress: ProgressLine()).run(architectures, sample: sample)
    let results = TestingResults(
      architectures: try architectures.map { try survey.tests(of: $0, mutants: outcomes[$0.name] ?? []) },
      sample: sample)
    try console.print(MutantTables(results).markdown)
    try output?.write(ResultsFile.encode(results))
    return results.architectures.allSatisfy { MutantTally($0.mutants).survivors.isEmpty }
      ? .success : .checkFailed
  }
}
