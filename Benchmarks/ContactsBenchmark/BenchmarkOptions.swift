import ArchitectureCatalog
import CommandLineKit
import ContactsWorkloads
import Measurement
import Results

/// What is measured, and how much of it.
struct BenchmarkOptions {
  let architectures: [Architecture]
  let workloads: [Workload]
  let sizes: [Int]
  let rounds: Int
  let cap: Duration
  /// The seed of the run.
  let seed: UInt64
  /// Which launch of the run this is, from 1.
  let launch: Int
  let label: String

  /// Those that are measured side by side: the control once more behind the architectures, then the baselines.
  var contenders: [Contender] {
    let control = architectures.prefix(1).map { Contender($0, name: ReferenceArm.again($0.name)) }
    return architectures.map { Contender($0) } + control + [.toolkit, .domain, .reference]
  }
}

extension BenchmarkOptions {
  /// Throws `UsageError`.
  init(_ arguments: Arguments) throws(UsageError) {
    let names = try arguments.list("architectures", among: ArchitectureCatalog.all.map(\.name))
    architectures = ArchitectureCatalog.architectures(named: names)
    // The workload of known cost is for a profiler; it is never timed.
    let known = Workload.all + (arguments.value("perform") == nil ? [] : [KnownCost.workload])
    let ids = try arguments.list("workloads", among: known.map(\.id))
    workloads = ids.map { $0.compactMap { id in known.first { $0.id == id } } } ?? Workload.all
    sizes = try arguments.integers("sizes", in: 1...10_000_000) ?? [10, 1_000, 100_000]
    rounds = try arguments.integer("rounds", in: 1...1_000_000) ?? 300
    cap = .milliseconds(try arguments.integer("cap", in: 1...3_600_000) ?? 500)
    seed = UInt64(try arguments.integer("seed", in: 0...Int.max) ?? 1)
    launch = try arguments.integer("launch", in: 1...1_000_000) ?? 1
    label = arguments.value("label") ?? ""
  }
}
