import ArchitectureCatalog
import CommandLineKit
import Measurement
import Report
import Results
import ScenarioDriver

/// One question: what some workloads cost in some architectures.
@MainActor
struct Question {
  let architectures: [Architecture]
  let scenarios: [Scenario]
  /// The workloads and sizes that were asked for.
  let plan: BenchmarkPlan
  /// Takes the samples of a plan, for the architectures of these names.
  let measure: (BenchmarkPlan, [String]) throws -> CostResults

  /// Throws ``BehaviourDifference`` before anything is measured, what `measure` throws, and
  /// ``BenchmarkProcess/Failure`` where nothing could be timed.
  func answer(progress: ProgressLine) throws -> WorkloadAnswer {
    let names = architectures.map(\.name)
    progress.show("running \(scenarios.count) scenarios through \(names.joined(separator: ", "))")
    let behaviour = try BehaviourCheck(architectures).run(scenarios)
    let cost = try measure(plan, names)
    progress.clear()
    if cost.run.cells.isEmpty, let missing = cost.notMeasured.first {
      throw BenchmarkProcess.Failure(
        description: "\(missing.workload.id) could not be timed: \(missing.reason)")
    }
    let found =
      "\(NumberText.count(behaviour.scenarios.count, "scenario")):"
      + " \(names.count == 1 ? "as expected" : "the same transcripts") in \(names.joined(separator: ", "))."
    return try WorkloadAnswer(behaviour: found, cost: cost, architectures: names)
  }
}
