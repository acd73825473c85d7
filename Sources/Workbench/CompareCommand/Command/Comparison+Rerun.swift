import ArchitectureCatalog
import CommandLineKit
import Measurement
import Regression
import Report
import Results

extension Comparison {
  /// Samples of the cells, with as many launches and rounds as before, the arms in other orders. Throws ``BenchmarkProcess/Failure``.
  func measureAgain(_ cells: [CellID]) throws -> BenchmarkRun {
    let places = cells.map { "\($0.workload) at \($0.size)" }
    try say("Measuring again what seems slower: \(places.joined(separator: ", ")).")
    let sizes = Dictionary(grouping: cells, by: \.workload).mapValues { $0.map(\.size) }
    let runs = try sizes.sorted { $0.key < $1.key }.map { workload, sizes in
      let plan = plan.limited(to: [workload], sizes: sizes)
      return try CostProcess(package: package, plan: plan, seed: BenchmarkPlan.newSeed(), progress: progress)
        .run(architectures: architectures.map(\.name)).run
    }
    progress.clear()
    return BenchmarkRun(workloads: runs.flatMap(\.workloads), cells: runs.flatMap(\.cells))
  }
}
