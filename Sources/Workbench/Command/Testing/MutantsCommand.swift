import ArchitectureCatalog
import CommandLineKit
import Foundation
import Measurement

/// `compare mutants`: which small faults the unit tests and the scenarios of each architecture find.
struct MutantsCommand {
  static let description = CommandDescription(
    name: "compare mutants",
    summary: """
      Puts small faults into the sources of each architecture and of the domain, one at a time, and tells who finds \
      them: the unit tests of the file, all unit tests, the built-in scenarios. Builds a copy of the package once, with \
      every fault in it; what is known for the same sources is not run again.
      """,
    options: [
      .value("architectures", "A,B", "The mutants of these, or \"all\", and none of the domain."),
      .flag("domain", "Only the mutants of the domain."),
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
      .init(.success, "Each mutant either is found or is listed as equivalent in \(EquivalentMutants.path)."),
      .init(.checkFailed, "One is neither, or both."),
      .init(.usage, "The command line is not understood."),
      .init(
        .unavailable, "The tests do not build or do not pass without a mutant, or a file cannot be used."),
    ])

  let console: Console

  /// Runs. Throws `UsageError`, and what `MutationRun` throws.
  func run(_ arguments: Arguments) throws -> ExitStatus {
    try arguments.require("sample", for: ["seed"])
    let root = try Package().root
    try arguments.requireAtMostOne(of: ["architectures", "domain"])
    let subjects = subjects(of: TestSurvey(root: root).tested(try arguments.architectures()), arguments)
    let seed = try arguments.integer("seed", in: 0...Int.max) ?? 1
    let sample = try arguments.integer("sample", in: 1...1_000_000).map {
      MutationResults.Sample(size: $0, seed: UInt64(seed))
    }
    let output = try arguments.value("output").map { try OutputFile(path: $0) }
    let results = try MutationRun(of: root, progress: ProgressLine()).run(subjects, sample: sample)
    try console.print(MutantTables(results).markdown)
    try output?.write(ResultsFile.encode(results))
    return results.runs.allSatisfy { MutantTally($0.mutants).isClean } ? .success : .checkFailed
  }

  /// - Parameter architectures: those that were asked for; all of them where none was.
  private func subjects(of architectures: [Architecture], _ arguments: Arguments) -> [MutationSubject] {
    let domain = ArchitectureCatalog.all.prefix(1).map(MutationSubject.domain)
    if arguments.flag("domain") { return domain }
    return architectures.map(MutationSubject.init) + (arguments.value("architectures") == nil ? domain : [])
  }
}
