import ArchitectureCatalog
import CommandLineKit
import ContactsWorkloads
import Measurement
import Results

/// What is counted.
struct CountOptions {
  let contenders: [Contender]
  let workloads: [Workload]
  /// Those of the counts of memory that are asked for.
  let memory: [WorkloadDescription]
  let sizes: [Int]
  /// Those workloads of the bare list whose comparisons are counted.
  let comparisons: [WorkloadDescription]
  let countsInstructions: Bool
  /// The time for counting instructions, after which no further cell is begun.
  let instructionCap: Duration

  private static let ids =
    Workload.all.map(\.id) + [ComparisonCount.build.id] + MemoryCount.all.map(\.id)

  /// Throws `UsageError`.
  init(_ arguments: Arguments) throws(UsageError) {
    let names = try arguments.list("architectures", among: ArchitectureCatalog.all.map(\.name))
    contenders =
      ArchitectureCatalog.architectures(named: names).map { Contender($0) } + [.toolkit, .domain, .reference]
    let ids = try arguments.list("workloads", among: Self.ids)
    workloads = Workload.all.filter { ids?.contains($0.id) ?? true }
    memory = MemoryCount.all.filter { ids?.contains($0.id) ?? true }
    comparisons = [ComparisonCount.build, ComparisonCount.insert].filter { ids?.contains($0.id) ?? true }
    sizes = try arguments.integers("sizes", in: 1...1_000_000) ?? [10, 1_000, 100_000]
    countsInstructions = arguments.flag("instructions")
    instructionCap = .seconds(try arguments.integer("instruction-cap", in: 1...3_600) ?? 600)
  }
}
