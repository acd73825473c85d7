import Measurement

/// Everything that the report says, before it is put into words.
struct Findings {
  let results: ComparisonResults
  /// The architectures' sources in the order of `architectures`.
  let structures: [StructureResults.Architecture]
  let cost: CostFindings
  let taps: TapFindings
  let comparer: ArmComparer

  /// Throws `ResultsInconsistency`, or an error of the statistics.
  init(_ results: ComparisonResults, bootstrap: HierarchicalBootstrap) throws {
    try ResultsCheck(results).run()
    self.results = results
    structures = results.architectures.compactMap { name in
      results.structure.architectures.first { $0.name == name }
    }
    comparer = ArmComparer(bootstrap: bootstrap)
    cost = try CostFindings(results, comparer: comparer)
    taps = TapFindings(results)
  }

  var architectures: [String] { results.architectures }

  /// The baseline of all ratios.
  var first: String { architectures[0] }

  /// The architecture's sources; nil if it was not compared.
  func structure(of name: String) -> StructureResults.Architecture? {
    structures.first { $0.name == name }
  }
}
