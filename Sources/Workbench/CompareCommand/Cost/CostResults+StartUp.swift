import Measurement
import Report
import Results

extension CostResults {
  /// The same with one more workload of one cell.
  func adding(_ workload: WorkloadDescription, _ cell: CellSamples) -> CostResults {
    CostResults(
      run: BenchmarkRun(workloads: run.workloads + [workload], cells: run.cells + [cell]),
      notMeasured: notMeasured, launches: launches, rounds: rounds, capMilliseconds: capMilliseconds,
      isQuick: isQuick, seed: seed)
  }

  /// The same with one more workload that could not be timed.
  func missing(_ workload: WorkloadDescription, reason: String) -> CostResults {
    CostResults(
      run: run, notMeasured: notMeasured + [MissingWorkload(workload: workload, reason: reason)],
      launches: launches, rounds: rounds, capMilliseconds: capMilliseconds, isQuick: isQuick,
      seed: seed)
  }
}
