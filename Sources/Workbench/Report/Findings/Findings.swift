import Measurement
import Results

/// Everything that the report says, before it is put into words.
struct Findings {
  let results: ComparisonResults
  /// The architectures' sources in the order of `architectures`.
  let structures: [StructureResults.ArchitectureSources]
  let cost: CostFindings
  let taps: TapFindings
  let bootstrap: HierarchicalBootstrap
  let processors: ProcessorRuns

  /// - Parameter stored: the runs on all processors of which a summary is kept.
  ///
  /// Throws `ResultsInconsistency`, or an error of the statistics.
  init(_ results: ComparisonResults, stored: [RunSummary], bootstrap: HierarchicalBootstrap) throws {
    try ResultsCheck(results).run()
    processors = try ProcessorRuns(results, stored: stored)
    self.results = results
    structures = results.architectures.compactMap { name in
      results.structure.architectures.first { $0.name == name }
    }
    self.bootstrap = bootstrap
    cost = try CostFindings(results, bootstrap: bootstrap, elsewhere: processors.others)
    taps = TapFindings(results)
  }

  var instructions: InstructionRatios { InstructionRatios(results) }

  var architectures: [String] { results.architectures }

  /// The baseline of all ratios.
  var first: String { architectures[0] }

  /// The architecture's sources; nil if it was not compared.
  func structure(of name: String) -> StructureResults.ArchitectureSources? {
    structures.first { $0.name == name }
  }
}
