import Measurement
package import Results

/// The run of a report, and the stored runs of other processors.
struct ProcessorRuns {
  let own: RunSummary
  /// One for each processor that is not that of the report.
  let others: [RunSummary]

  /// Of several stored runs on one processor the last one counts. Throws what ``RunSummary/init(_:)`` throws.
  init(_ results: ComparisonResults, stored: [RunSummary]) throws {
    let own = try RunSummary(results)
    self.own = own
    others = stored.reduce(into: []) { others, run in
      guard !run.isOfSameProcessor(as: own) else { return }
      others.removeAll { $0.isOfSameProcessor(as: run) }
      others.append(run)
    }
  }
}

extension RunSummary {
  /// Whether both runs are of one processor. A run is always of the same processor as itself, even if nobody knows which
  /// that was.
  package func isOfSameProcessor(as other: RunSummary) -> Bool {
    self == other || measuredProcessor.isSame(as: other.measuredProcessor)
  }
}
