import ContactsWorkloads

/// Performs workloads without timing them.
struct Performance {
  let options: BenchmarkOptions
  let batches: Int
  /// The one arm that performs; nil for all.
  let arm: String?

  /// The most contacts that a batch of any workload adds.
  private static let largestBatch = 1_200
  /// The most contacts that are made to be added: under a profiler, making them takes longer than the workload.
  private static let mostAdded = 60_000

  /// Throws ``WorkloadFailure`` where no arm has that name, and where a contender did not do what it should.
  func run() throws {
    let source = FixtureSource(
      largest: options.sizes.max() ?? 0, added: min((batches + 1) * Self.largestBatch, Self.mostAdded))
    for workload in options.workloads {
      for size in options.sizes {
        let entries = workload.entries(options.contenders, source.fixture(size: size))
        let chosen = entries.filter { arm == nil || $0.name == arm }
        guard !chosen.isEmpty else {
          let names = entries.map(\.name).joined(separator: ", ")
          throw WorkloadFailure(description: "\(workload.id) has no such arm; it has \(names)")
        }
        for entry in chosen { try ProfiledBatch.perform(batches, of: entry) }
      }
    }
  }
}
