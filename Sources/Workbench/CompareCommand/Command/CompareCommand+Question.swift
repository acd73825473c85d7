import CommandLineKit
import Report
import ScenarioDriver

extension CompareCommand {
  /// Answers the question that was asked. Returns whether there was one.
  ///
  /// Throws `UsageError`, ``BehaviourDifference``, and what ``CostProcess`` throws.
  func answerQuestion(_ arguments: Arguments) throws -> Bool {
    guard let workloads = try arguments.list("workload", among: WorkloadList.ids) else { return false }
    let sizes = try arguments.integers("sizes", in: 1...Self.largestSize)
    let plan = (arguments.flag("quick") ? BenchmarkPlan.quick : .full).limited(to: workloads, sizes: sizes)
    let architectures = try architectures(arguments)
    let package = try Package()
    let seed = try orderSeed(arguments)
    let progress = ProgressLine()
    let question = Question(
      architectures: architectures, scenarios: try BuiltInScenarios.all(), plan: plan
    ) { plan, names in
      try CostProcess(package: package, plan: plan, seed: seed, progress: progress).run(architectures: names)
    }
    try console.print(try question.answer(progress: progress).markdown)
    return true
  }

  /// What the benchmark accepts.
  private static var largestSize: Int { 10_000_000 }
}
